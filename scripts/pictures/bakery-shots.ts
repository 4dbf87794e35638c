import { fan, laidOut, single, trio } from './arrangements.ts';
import { bagel, roundLoaf } from './baked-goods.ts';
import { type Shot, inBasket } from './fresh-shots.ts';
import type { Produce } from './produce-vectors.ts';
import { board, plate } from './wooden-props.ts';

/** The pictures of bread and cakes, by product. */
export function bakeryShots(p: Produce): Record<string, Shot[]> {
  const loaf = roundLoaf();
  const ring = bagel();
  return {
    'butter-croissants': [
      () => single(p.croissant),
      () => trio(p.croissant, 6),
      () => inBasket([p.croissant], 136, [2, 3]),
      () => laidOut(board(), [p.croissant, p.butter], 168),
    ],
    'country-loaf': [() => single(loaf), () => laidOut(board(), [loaf], 190), () => inBasket([loaf], 196, [2])],
    baguettes: [
      () => fan(p['baguette-bread'], [-4, 8], 236),
      () => laidOut(board(), [p['baguette-bread'], p['cheese-wedge']], 178),
      () => inBasket([p['baguette-bread']], 140, [2, 3]),
    ],
    bagels: [() => single(ring), () => trio(ring, 6), () => laidOut(board(), [ring, ring, ring], 116)],
    'chocolate-cookies': [
      () => single(p.cookie),
      () => trio(p.cookie, 10),
      () => laidOut(plate(), [p.cookie, p.cookie, p.cookie], 128),
    ],
    'soft-pretzels': [() => single(p.pretzel), () => trio(p.pretzel, 8), () => inBasket([p.pretzel], 138, [2, 3])],
  };
}
