import type { FastifyReply } from 'fastify';
import type { Departure } from '../rest/deadline.ts';

/** Tells when the client disconnects before it has the response. Cheaper than an AbortSignal, which costs more than a small call. */
export function createClientAbort({ raw }: FastifyReply): Departure {
  const listeners = new Set<() => void>();
  let hasLeft = false;
  raw.once('close', () => {
    if (raw.writableFinished) return;
    hasLeft = true;
    for (const listener of listeners) listener();
  });
  return {
    get hasLeft() {
      return hasLeft;
    },
    onLeave(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
