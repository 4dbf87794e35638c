import { bakeryShots } from './bakery-shots.ts';
import { dairyShots } from './cold-shelf-shots.ts';
import { grainShots, instantShots } from './cupboard-shots.ts';
import { drinkShots } from './drink-shots.ts';
import { type Shot, freshShots } from './fresh-shots.ts';
import type { Produce } from './produce-vectors.ts';

/** Every product's pictures by its slug, the one shown in lists first. */
export function productShots(produce: Produce): Record<string, Shot[]> {
  return {
    ...freshShots(produce),
    ...drinkShots(produce),
    ...instantShots(produce),
    ...dairyShots(produce),
    ...bakeryShots(produce),
    ...grainShots(produce),
  };
}
