import { setTimeout as pause } from 'node:timers/promises';
import { Fault, type FaultCode } from '../rest/faults.ts';
import type { PlaceOrderOutcome } from '../rest/outcome.ts';
import type { FromWorker, OrderEnd, ToWorker } from './messages.ts';

/** Milliseconds for which counts are gathered before the others hear of them. */
const GATHER = 20;
/** Milliseconds that a change waits for the others to know of it. */
const PATIENCE = 1000;

/** The other processes of this gateway: what they must know, and what they tell. */
export class Siblings {
  readonly #send: (message: FromWorker) => void;
  readonly #questions = new Map<number, (value: unknown) => void>();
  readonly #catalogueListeners: (() => void)[] = [];
  #nextQuestion = 0;
  #gathered = new Map<string, { count: number; window: number }>();
  readonly #elsewhere = new Map<string, { count: number; endsAt: number }>();

  constructor(worker: Pick<NodeJS.Process, 'on' | 'send'> = process) {
    this.#send = (message) => worker.send?.(message);
    worker.on('message', (message: ToWorker) => this.#receive(message));
  }

  /** Resolves when all others know, so that whoever made the change sees it wherever the next request lands. */
  async catalogueChanged(): Promise<void> {
    await Promise.race([
      this.#ask((id) => ({ type: 'catalogue-changed', id })),
      pause(PATIENCE, undefined, { ref: false }),
    ]);
  }

  onCatalogueChanged(listener: () => void): void {
    this.#catalogueListeners.push(listener);
  }

  /** Tells the others that this was counted, for a window of so many milliseconds. */
  counted(key: string, window: number): void {
    if (this.#gathered.size === 0) setTimeout(() => this.#flush(), GATHER).unref();
    this.#gathered.set(key, { count: (this.#gathered.get(key)?.count ?? 0) + 1, window });
  }

  countedElsewhere(key: string): number {
    const known = this.#elsewhere.get(key);
    return known && known.endsAt > Date.now() ? known.count : 0;
  }

  /** The metrics of all processes together, in the text of Prometheus. */
  async metrics(): Promise<string> {
    return String(await this.#ask((id) => ({ type: 'metrics', id })));
  }

  /** Places an order unless another process is placing the very same one: then its end is awaited and shared. */
  async placeOnce(key: string, place: () => Promise<PlaceOrderOutcome>): Promise<PlaceOrderOutcome> {
    const twin = (await this.#ask((id) => ({ type: 'order-begins', id, key }))) as OrderEnd | null;
    if (twin && 'outcome' in twin) return twin.outcome;
    if (twin) throw new Fault(twin.fault.code, twin.fault.message);
    try {
      const outcome = await place();
      this.#send({ type: 'order-ended', key, end: { outcome } });
      return outcome;
    } catch (error) {
      const usual = { code: 'UPSTREAM_UNREACHABLE' as FaultCode, message: 'The order could not be placed.' };
      const { code, message } = error instanceof Fault ? error : usual;
      this.#send({ type: 'order-ended', key, end: { fault: { code, message } } });
      throw error;
    }
  }

  #ask(question: (id: number) => FromWorker): Promise<unknown> {
    this.#nextQuestion += 1;
    const id = this.#nextQuestion;
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      this.#send(question(id));
    });
  }

  #flush() {
    const counts = [...this.#gathered].map(([key, { count, window }]): [string, number, number] => [
      key,
      count,
      window,
    ]);
    this.#gathered = new Map();
    this.#send({ type: 'counted', counts });
  }

  #receive(message: ToWorker) {
    if (message.type === 'answer') {
      this.#questions.get(message.id)?.(message.value);
      this.#questions.delete(message.id);
    } else if (message.type === 'catalogue-changed') {
      for (const listener of this.#catalogueListeners) listener();
      this.#send({ type: 'catalogue-known', change: message.change });
    } else if (message.type === 'counted') {
      const now = Date.now();
      for (const [key, count, window] of message.counts) {
        const known = this.#elsewhere.get(key);
        if (known && known.endsAt > now) known.count += count;
        else this.#elsewhere.set(key, { count, endsAt: now + window });
      }
      this.#forgetOld(now);
    }
  }

  #forgetOld(now: number) {
    if (this.#elsewhere.size < 5000) return;
    for (const [key, { endsAt }] of this.#elsewhere) if (endsAt <= now) this.#elsewhere.delete(key);
  }
}
