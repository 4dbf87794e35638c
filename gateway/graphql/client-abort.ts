import type { FastifyReply } from 'fastify';
import type { ClientAbort } from '../rest/deadline.ts';

/** Tells when the client disconnects before it has the response. An AbortSignal would cost more than a small call. */
export function createClientAbort({ raw }: FastifyReply): ClientAbort {
  const listeners = new Set<() => void>();
  let isAborted = false;
  raw.once('close', () => {
    if (raw.writableFinished) return;
    isAborted = true;
    for (const listener of listeners) listener();
  });
  return {
    get isAborted() {
      return isAborted;
    },
    onAbort(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
