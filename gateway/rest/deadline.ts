/** The moment from which nobody waits for an answer any more. */
export interface Departure {
  readonly hasLeft: boolean;
  /** Calls back once at that moment. @returns what takes that back */
  onLeave: (listener: () => void) => () => void;
}

/**
 * Joins the deadline and the browser's leaving, and remembers which came first: both end an exchange alike.
 *
 * @param patience milliseconds from now to the deadline
 */
export function endingOf(patience: number, departure: Departure | undefined) {
  let reason: 'deadline' | 'browser' | undefined;
  let breakOff: (() => void) | undefined;
  const end = (why: 'deadline' | 'browser') => {
    if (reason) return;
    reason = why;
    breakOff?.();
  };
  const timer = setTimeout(() => end('deadline'), Math.max(0, patience));
  const release = departure?.onLeave(() => end('browser'));
  if (departure?.hasLeft) end('browser');
  return {
    reason: () => reason,
    onEnd(listener: () => void) {
      breakOff = listener;
      if (reason) listener();
    },
    release() {
      clearTimeout(timer);
      release?.();
    },
  };
}
