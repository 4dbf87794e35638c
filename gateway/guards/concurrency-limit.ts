import { Fault } from '../rest/faults.ts';

/** A bounded number of things at the same time: whoever comes when it is full is sent away at once, not queued. */
export class Room {
  readonly #places: number;
  #taken = 0;

  constructor(places: number) {
    this.#places = places;
  }

  get taken(): number {
    return this.#taken;
  }

  /** @returns what gives the place back. @throws Fault OVERLOADED */
  enter(): () => void {
    if (this.#taken >= this.#places) {
      throw new Fault('OVERLOADED', 'Too much is going on at once. Please try again in a moment.', {
        retryAfterMs: 1000,
      });
    }
    this.#taken += 1;
    let isInside = true;
    return () => {
      if (isInside) this.#taken -= 1;
      isInside = false;
    };
  }
}
