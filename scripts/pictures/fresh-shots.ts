import { fan, heap, single, trio } from './arrangements.ts';
import type { Drawing } from './drawing.ts';
import type { Produce } from './produce-vectors.ts';
import { Scene } from './scene.ts';
import { bowl, crate } from './wooden-props.ts';
import { basket, carrierBag, punnet } from './woven-props.ts';

/** One picture, made when it is needed. */
export type Shot = () => Scene;

/** A market crate full of `drawing`. */
export const inCrate = (drawings: Drawing[], piece = 122, rows = [2, 3, 4]): Scene =>
  heap(new Scene(), crate(), drawings, { x: 200, y: 366, width: 356, depth: 122, opening: 282, piece, rows });

/** A handled basket full of `drawing`. */
export const inBasket = (drawings: Drawing[], piece = 112, rows = [2, 3, 3]): Scene => {
  const { back, front, rim } = basket();
  const how = { x: 200, y: 372, width: 330, depth: rim + 42, opening: 290, piece, rows, step: piece * 0.27 };
  return heap(new Scene(), { back, front }, drawings, how);
};

/** A glazed bowl full of `drawing`. */
export const inBowl = (drawings: Drawing[], glaze: string, piece = 100, rows = [2, 3, 3], lean = 16): Scene =>
  heap(new Scene(), bowl(glaze), drawings, { x: 200, y: 366, width: 330, depth: 84, opening: 268, piece, rows, lean });

/** An open paper carrier with `drawing` looking out. */
export const inCarrier = (drawings: Drawing[], accent: string, piece = 112, rows = [2, 2]): Scene =>
  heap(new Scene(), carrierBag(accent), drawings, {
    x: 200,
    y: 372,
    width: 236,
    depth: 112,
    opening: 196,
    piece,
    rows,
  });

/** A cardboard punnet full of `drawing`. */
export const inPunnet = (drawings: Drawing[], colour: string, piece = 84, rows = [3, 4, 5], lean = 16): Scene =>
  heap(new Scene(), punnet(colour), drawings, {
    x: 200,
    y: 356,
    width: 340,
    depth: 84,
    opening: 262,
    piece,
    rows,
    lean,
  });

/** The pictures of loose fruit and vegetables, by product. */
export function freshShots(produce: Produce): Record<string, Shot[]> {
  const p = produce;
  return {
    'vine-tomatoes': [
      () => trio(p.tomato),
      () => single(p.tomato),
      () => inCrate([p.tomato]),
      () => inCarrier([p.tomato], '#C8402F'),
    ],
    broccoli: [() => single(p.broccoli), () => trio(p.broccoli), () => inCrate([p.broccoli], 126)],
    carrots: [
      () => fan(p.carrot, [-24, -6, 12], 204),
      () => inCrate([p.carrot], 134),
      () => inCarrier([p.carrot], '#E07A1F', 132),
    ],
    'bell-peppers': [() => single(p['bell-pepper']), () => trio(p['bell-pepper']), () => inBasket([p['bell-pepper']])],
    potatoes: [() => trio(p.potato, 16), () => inCrate([p.potato], 104), () => inCarrier([p.potato], '#9A6B35', 104)],
    aubergines: [
      () => single(p.eggplant),
      () => fan(p.eggplant, [-8, 12], 220),
      () => inBasket([p.eggplant], 128, [2, 3]),
    ],
    sweetcorn: [() => single(p['ear-of-corn']), () => trio(p['ear-of-corn']), () => inCrate([p['ear-of-corn']], 136)],
    strawberries: [
      () => trio(p.strawberry, 14),
      () => single(p.strawberry),
      () => inPunnet([p.strawberry], '#4F9D5D', 98, [3, 4, 5], 120),
      () => inBowl([p.strawberry], '#5B8FC9', 104, [2, 3, 4], 120),
    ],
    bananas: [() => single(p.banana), () => trio(p.banana, 8), () => inBasket([p.banana], 134, [2, 3])],
    'red-apples': [() => trio(p['red-apple']), () => single(p['red-apple']), () => inCrate([p['red-apple']])],
    oranges: [() => single(p.tangerine), () => trio(p.tangerine), () => inBasket([p.tangerine])],
    lemons: [() => single(p.lemon), () => trio(p.lemon, 14), () => inBowl([p.lemon], '#2F8F83', 104)],
    grapes: [() => single(p.grapes), () => trio(p.grapes, 10), () => inPunnet([p.grapes], '#B98650', 138, [2, 3])],
    blueberries: [
      () => single(p.blueberries),
      () => trio(p.blueberries, 12),
      () => inPunnet([p.blueberries], '#4F9D5D', 96, [2, 3, 4]),
    ],
  };
}
