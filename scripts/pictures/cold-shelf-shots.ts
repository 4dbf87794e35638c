import { laidOut, packShot, packTrio, served, single, trio } from './arrangements.ts';
import { glass } from './bottles.ts';
import { carton, wrappedBlock } from './cartons.ts';
import { type Shot, inBasket, inCrate } from './fresh-shots.ts';
import type { Produce } from './produce-vectors.ts';
import { bowlOf, eggBox } from './served-food.ts';
import { cup, tub } from './tubs.ts';
import { board } from './wooden-props.ts';

/** The pictures of the cold shelf, by product. */
export function dairyShots(p: Produce): Record<string, Shot[]> {
  const milk = carton({ paper: '#EAF3FB', accent: '#2F79C2', motif: p['cow-face'] });
  const box = eggBox(p.egg);
  const butter = wrappedBlock({ paper: '#F6E7B4', accent: '#2E8C57', motif: p.butter });
  const yogurt = cup({ paper: '#F4F8FC', accent: '#5A8FD0', motif: bowlOf('#F6F3EE', '#5A8FD0', [p.blueberries]) });
  const iceCream = tub({ paper: '#FFF4DC', accent: '#7B4A2D', motif: p['soft-ice-cream'] });
  return {
    'whole-milk': [
      () => packShot(milk, [{ drawing: glass('#F7F5EF'), height: 138, x: 302, y: 374 }]),
      () => served(milk, glass('#F7F5EF')),
      () => packTrio(milk),
      () => inCrate([milk], 226, [3]),
    ],
    'free-range-eggs': [() => single(box), () => trio(p.egg, 12), () => inBasket([p.egg], 96, [3, 4, 4])],
    'farmhouse-cheese': [
      () => single(p['cheese-wedge']),
      () => laidOut(board(), [p['cheese-wedge'], p.grapes], 170),
      () => trio(p['cheese-wedge'], 0),
    ],
    'salted-butter': [() => single(butter), () => laidOut(board(), [p.bread, p.butter], 150), () => packTrio(butter)],
    'natural-yogurt': [
      () => packShot(yogurt, [{ drawing: p.strawberry, height: 92, x: 300, y: 372, turn: 14 }]),
      () => packTrio(yogurt),
      () => served(yogurt, bowlOf('#F6F3EE', '#5A8FD0', [p.strawberry, p.blueberries, p.strawberry])),
    ],
    'vanilla-ice-cream': [
      () => packShot(iceCream),
      () => served(iceCream, p['soft-ice-cream'], 236),
      () => packTrio(iceCream),
    ],
  };
}
