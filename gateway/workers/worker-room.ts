import type { FromWorker, OrderEnd, ToWorker } from './messages.ts';

/** One worker, as far as talking to it goes. */
export interface Worker {
  send: (message: ToWorker) => void;
}

/**
 * Where the workers' messages meet. It keeps nothing but what is under way: changes of the catalogue that not all know
 * of yet, and orders that are being placed.
 */
export class WorkerRoom {
  readonly #workers = new Set<Worker>();
  readonly #metrics: () => Promise<string>;
  readonly #changes = new Map<number, { waiting: Set<Worker>; from: Worker; id: number }>();
  readonly #orders = new Map<string, { owner: Worker; twins: { worker: Worker; id: number }[] }>();
  #nextChange = 0;

  constructor(metrics: () => Promise<string>) {
    this.#metrics = metrics;
  }

  add(worker: Worker): void {
    this.#workers.add(worker);
  }

  /** A worker is gone: nobody waits for it any longer. */
  remove(worker: Worker): void {
    this.#workers.delete(worker);
    for (const number of this.#changes.keys()) this.#known(number, worker);
    for (const [key, { owner, twins }] of this.#orders) {
      if (owner !== worker) continue;
      const message = 'The store took too long to answer. Please try again in a moment.';
      this.#endOrder(key, { fault: { code: 'UPSTREAM_TIMEOUT', message } }, twins);
    }
  }

  async receive(worker: Worker, message: FromWorker): Promise<void> {
    switch (message.type) {
      case 'catalogue-changed':
        return this.#spread(worker, message.id);
      case 'catalogue-known':
        return this.#known(message.change, worker);
      case 'counted':
        for (const other of this.#workers)
          if (other !== worker) other.send({ type: 'counted', counts: message.counts });
        return;
      case 'metrics':
        return worker.send({ type: 'answer', id: message.id, value: await this.#metrics().catch(() => '') });
      case 'order-begins': {
        const under = this.#orders.get(message.key);
        if (under) under.twins.push({ worker, id: message.id });
        else {
          this.#orders.set(message.key, { owner: worker, twins: [] });
          worker.send({ type: 'answer', id: message.id, value: null });
        }
        return;
      }
      case 'order-ended':
        return this.#endOrder(message.key, message.end, this.#orders.get(message.key)?.twins ?? []);
      case 'ready':
    }
  }

  #spread(from: Worker, id: number) {
    this.#nextChange += 1;
    const change = this.#nextChange;
    const waiting = new Set([...this.#workers].filter((other) => other !== from));
    this.#changes.set(change, { waiting, from, id });
    for (const other of waiting) other.send({ type: 'catalogue-changed', change });
    this.#known(change, from);
  }

  #known(number: number, worker: Worker) {
    const change = this.#changes.get(number);
    change?.waiting.delete(worker);
    if (!change || change.waiting.size > 0) return;
    this.#changes.delete(number);
    change.from.send({ type: 'answer', id: change.id, value: null });
  }

  #endOrder(key: string, end: OrderEnd, twins: { worker: Worker; id: number }[]) {
    this.#orders.delete(key);
    for (const { worker, id } of twins) worker.send({ type: 'answer', id, value: end });
  }
}
