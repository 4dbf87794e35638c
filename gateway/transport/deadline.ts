/** Tells that the client has disconnected before it got its response. */
export interface ClientAbort {
  isAborted: () => boolean;
  /** Calls the listener once, when the client disconnects. @returns a function that removes the listener */
  onAbort: (listener: () => void) => () => void;
}

/** The reason why a call must end before its response is complete. */
export type AbortReason = 'deadline' | 'client';

export interface Deadline {
  /** The reason why the call ended; undefined while the call may go on. */
  reason: () => AbortReason | undefined;
  /** Registers the function that aborts the call; it runs at once when the call must end already. */
  onAbort: (abort: () => void) => void;
  /** Stops the timer and removes the listener. */
  release: () => void;
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
  const timer = setTimeout(() => end('deadline'), Math.max(0, timeoutMs));
  const removeListener = clientAbort?.onAbort(() => end('client'));
  if (clientAbort?.isAborted()) end('client');
  return {
    reason: () => reason,
    onAbort(listener) {
      abort = listener;
      if (reason) listener();
    },
    release() {
      clearTimeout(timer);
      removeListener?.();
    },
  };
}
