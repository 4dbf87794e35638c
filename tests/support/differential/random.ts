import { seededRandom } from '../drill.ts';

/** Pseudo-random choices, the same in every run. */
export interface Random {
  chance: (probability: number) => boolean;
  /** A whole number from 0 up to this one, without it. */
  below: (limit: number) => number;
  pick: <T>(values: readonly T[]) => T;
}

export function createRandom(seed: number): Random {
  const next = seededRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    chance: (probability) => next() < probability,
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
  };
}
