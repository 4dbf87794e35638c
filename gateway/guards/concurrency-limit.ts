import { Fault } from '../refusals/faults.ts';
import * as texts from './texts.ts';

export interface ConcurrencyLimit {
  /** The number of requests that run now. */
  readonly running: number;
  /** Takes a slot. @returns what frees the slot. @throws Fault OVERLOADED when no slot is free */
  enter(): () => void;
}

/** Bounds how many requests run at the same time. Requests above the limit are refused at once, not queued. */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  let running = 0;
  return {
    get running() {
      return running;
    },
    enter() {
      if (running >= max) {
        throw new Fault('OVERLOADED', texts.overloaded, {
          retryAfterMs: 1000,
        });
      }
      running += 1;
      let isInside = true;
      return () => {
        if (isInside) running -= 1;
        isInside = false;
      };
    },
  };
}
