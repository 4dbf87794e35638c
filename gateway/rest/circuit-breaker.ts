import { storeResting } from './faults.ts';
import type { Log } from './store-connection.ts';

/** Attempts in a row that must fail before the store is left alone. */
const failuresToOpen = 8;
/** Milliseconds between two calls that try whether the store is back. */
const pause = 500;

/**
 * Spares a store that is down, and everyone who would wait for it. Only what a store that works would never do counts as a
 * failure; refusals, 4xx and browsers that leave do not. While it is open, one call per pause goes through; whoever gets
 * an answer closes it. Probes do not wait for each other, so that one that hangs hides no recovery behind it.
 */
export class Breaker {
  readonly #log: Log;
  #failures = 0;
  #nextProbeAt = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  get isOpen(): boolean {
    return this.#failures >= failuresToOpen;
  }

  /** Asked before every attempt. @throws Fault UPSTREAM_CIRCUIT_OPEN when the store is left alone */
  admit(now = Date.now()): void {
    if (!this.isOpen) return;
    if (now < this.#nextProbeAt) throw storeResting(this.#nextProbeAt - now);
    this.#nextProbeAt = now + pause;
  }

  answered(): void {
    if (this.isOpen) this.#log.warn({ breaker: 'closed' }, 'the store answers again');
    this.#failures = 0;
  }

  failed(now = Date.now()): void {
    this.#failures += 1;
    if (this.#failures !== failuresToOpen) return;
    this.#nextProbeAt = now + pause;
    this.#log.warn({ breaker: 'open' }, 'the store does not answer: calls are held back');
  }
}
