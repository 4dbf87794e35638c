import type { ServerResponse } from 'node:http';
import type { ClientAbort } from '../transport/deadline.ts';

/**
 * Tells when the client disconnects before it has the response. An AbortSignal would cost more than a small call.
 *
 * It has no getter: V8 describes an object with a getter of its own by a hidden class of its own, which lives until the next full
 * collection and keeps the getter, and so the whole request, alive until then.
 */
export function createClientAbort(raw: ServerResponse): ClientAbort {
  let listeners: Set<() => void> | undefined;
  let isAborted = false;
  // `close` fires once, and keeping the listener is cheaper than removing it.
  raw.on('close', () => {
    if (raw.writableFinished) return;
    isAborted = true;
    for (const listener of listeners ?? []) listener();
  });
  return {
    isAborted: () => isAborted,
    onAbort(listener) {
      listeners ??= new Set();
      listeners.add(listener);
      return () => listeners?.delete(listener);
    },
  };
}
