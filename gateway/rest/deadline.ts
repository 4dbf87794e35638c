/** Tells that the client has disconnected before it got its response. */
export interface ClientAbort {
  isAborted: () => boolean;
  /** Calls the listener once, when the client disconnects. @returns a function that removes the listener */
  onAbort: (listener: () => void) => () => void;
}

/** Why a call must end before its response is complete. */
export type AbortReason = 'deadline' | 'client';

export interface Deadline {
  /** What came first; undefined while the call may go on. */
  reason: () => AbortReason | undefined;
  /** Registers the function that aborts the call; it runs at once when the call must end already. */
  onAbort: (abort: () => void) => void;
  /** Stops the timer and removes the listener. */
  release: () => void;
}

interface Running {
  endsAtMs: number;
  end: (why: AbortReason) => void;
}

/** How much later than its time a call may end. */
const checkIntervalMs = 20;
/** One timer for all of them costs less than one for each call. */
const running = new Set<Running>();
let timer: NodeJS.Timeout | undefined;

function endOverdue() {
  const nowMs = performance.now();
  for (const { endsAtMs, end } of running) if (endsAtMs <= nowMs) end('deadline');
  if (running.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/** Ends a call after `timeoutMs`, or when its client disconnects, and remembers which of the two came first. */
export function startDeadline(timeoutMs: number, clientAbort: ClientAbort | undefined): Deadline {
  let reason: AbortReason | undefined;
  let abort: (() => void) | undefined;
  const end = (why: AbortReason) => {
    if (reason) return;
    reason = why;
    abort?.();
  };
  const own = { endsAtMs: performance.now() + timeoutMs, end };
  running.add(own);
  timer ??= setInterval(endOverdue, checkIntervalMs);
  const removeListener = clientAbort?.onAbort(() => end('client'));
  if (clientAbort?.isAborted()) end('client');
  return {
    reason: () => reason,
    onAbort(listener) {
      abort = listener;
      if (reason) listener();
    },
    release() {
      running.delete(own);
      removeListener?.();
    },
  };
}
