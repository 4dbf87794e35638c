import type { FastifyReply } from 'fastify';
import type { Departure } from '../rest/deadline.ts';

/** The connection closes before the answer is out. An AbortSignal says the same, but costs more than a small call. */
export class BrowserDeparture implements Departure {
  readonly #listeners = new Set<() => void>();
  #hasLeft = false;

  constructor({ raw }: FastifyReply) {
    raw.once('close', () => {
      if (raw.writableFinished) return;
      this.#hasLeft = true;
      for (const listener of this.#listeners) listener();
    });
  }

  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  onLeave(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
