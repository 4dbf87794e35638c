import { heap } from './arrangements.ts';
import { bagel, roundLoaf } from './baked-goods.ts';
import { bottle, can, glass } from './bottles.ts';
import { carton, paperBag, pouch } from './cartons.ts';
import type { Produce } from './produce-vectors.ts';
import { Scene } from './scene.ts';
import { bowlOf, citrusHalf, wheatEars } from './served-food.ts';
import { cup, jar } from './tubs.ts';
import { board, crate } from './wooden-props.ts';
import { basket, carrierBag } from './woven-props.ts';

/** The market table of the home page, 1200 by 900. */
export function heroScene(p: Produce): Scene {
  const scene = new Scene(1200, 900);
  const milk = carton({ paper: '#EAF3FB', accent: '#2F79C2', motif: p['cow-face'] });
  const juice = bottle({ colour: '#F6921E', accent: '#E0651B', motif: p.tangerine });
  const lemonade = bottle({ colour: '#F3DF6B', accent: '#3F9B57', motif: p.lemon });
  const flour = paperBag({ paper: '#E4C79A', accent: '#A8571F', motif: wheatEars() });
  scene
    .stand(flour, { x: 1010, y: 560, height: 350 })
    .stand(milk, { x: 830, y: 560, height: 400 })
    .stand(lemonade, { x: 600, y: 560, height: 470 })
    .stand(juice, { x: 708, y: 590, height: 500 });
  const vegetables = [
    p.carrot,
    p.broccoli,
    p.tomato,
    p['bell-pepper'],
    p['leafy-green'],
    p.tomato,
    p.carrot,
    p['ear-of-corn'],
    p.eggplant,
    p.broccoli,
    p.tomato,
    p['leafy-green'],
  ];
  heap(scene, crate(), vegetables, {
    x: 316,
    y: 720,
    width: 590,
    depth: 122,
    opening: 276,
    piece: 214,
    rows: [3, 4, 4],
    step: 76,
  });
  const { back, front, rim } = basket(false);
  const fruit = [
    p.pineapple,
    p.banana,
    p['red-apple'],
    p.grapes,
    p.tangerine,
    p['red-apple'],
    p.lemon,
    p.peach,
    p.tangerine,
  ];
  heap(scene, { back, front }, fruit, {
    x: 920,
    y: 776,
    width: 470,
    depth: rim + 42,
    opening: 286,
    piece: 172,
    rows: [2, 3, 3],
    step: 70,
  });
  scene
    .stand(board(), { x: 520, y: 850, width: 500 })
    .stand(p['baguette-bread'], { x: 400, y: 800, height: 186, turn: 8 })
    .stand(roundLoaf(), { x: 548, y: 806, height: 166, shadow: 0.7 })
    .stand(p['cheese-wedge'], { x: 690, y: 816, height: 142, shadow: 0.8 })
    .stand(p.croissant, { x: 236, y: 836, height: 148 })
    .stand(p.tomato, { x: 118, y: 842, height: 128 })
    .stand(citrusHalf('#F7941D'), { x: 800, y: 846, height: 112 })
    .stand(p.avocado, { x: 912, y: 856, height: 128, turn: -8 })
    .stand(p.strawberry, { x: 1012, y: 850, height: 108, turn: 22 })
    .stand(p.strawberry, { x: 1086, y: 862, height: 112, turn: -14 })
    .stand(p.blueberries, { x: 1152, y: 846, width: 78 })
    .stand(p.egg, { x: 330, y: 862, height: 92, turn: 8 });
  return scene;
}

/** A small group for each category's tile, by its slug. */
export function categoryScenes(p: Produce): Record<string, Scene> {
  const noodles = cup({ paper: '#F7EFE0', accent: '#C9332F', motif: p['steaming-bowl'] });
  const curry = pouch({ paper: '#E8A33B', accent: '#8A3B1C', motif: p['curry-rice'] });
  const milk = carton({ paper: '#EAF3FB', accent: '#2F79C2', motif: p['cow-face'] });
  const oats = paperBag({ paper: '#E4C79A', accent: '#A8571F', motif: wheatEars() });
  const beans = jar({ paper: '#FBF3E0', accent: '#2F7A45', motif: p.beans }, p.beans);
  return {
    vegetables: new Scene()
      .stand(p.broccoli, { x: 136, y: 282, height: 218 })
      .stand(p.carrot, { x: 280, y: 300, height: 212, turn: -6 })
      .stand(p.tomato, { x: 190, y: 366, height: 164 }),
    fruits: new Scene()
      .stand(p.pineapple, { x: 268, y: 296, height: 270, turn: 6 })
      .stand(p['red-apple'], { x: 124, y: 320, height: 196 })
      .stand(p.tangerine, { x: 246, y: 366, height: 162 })
      .stand(p.strawberry, { x: 120, y: 376, height: 118, turn: -14 }),
    drinks: new Scene()
      .stand(bottle({ colour: '#F6921E', accent: '#E0651B', motif: p.tangerine }), { x: 128, y: 358, height: 340 })
      .stand(can({ colour: '#C2213F', accent: '#F2A0A8', motif: p.cherries }), { x: 240, y: 338, height: 230 })
      .stand(glass('#F3DF6B'), { x: 318, y: 366, height: 168 })
      .stand(citrusHalf('#F7941D'), { x: 206, y: 380, height: 100 }),
    instant: new Scene()
      .stand(curry, { x: 276, y: 318, height: 268 })
      .stand(noodles, { x: 128, y: 342, height: 252 })
      .stand(p['curry-rice'], { x: 256, y: 376, width: 206 }),
    dairy: new Scene()
      .stand(milk, { x: 138, y: 340, height: 316 })
      .stand(p['cheese-wedge'], { x: 276, y: 346, height: 176 })
      .stand(p.egg, { x: 206, y: 376, height: 98 })
      .stand(p.butter, { x: 318, y: 380, height: 92 }),
    bakery: new Scene()
      .stand(p['baguette-bread'], { x: 254, y: 272, height: 238, turn: 6 })
      .stand(roundLoaf(), { x: 160, y: 316, height: 160 })
      .stand(bagel(), { x: 108, y: 376, height: 108 })
      .stand(p.croissant, { x: 278, y: 372, height: 158 }),
    grains: new Scene()
      .stand(oats, { x: 140, y: 330, height: 296 })
      .stand(beans, { x: 290, y: 342, height: 216 })
      .stand(bowlOf('#F4EEDF', '#C9533C', []), { x: 204, y: 380, height: 122 }),
  };
}

/** The pictures of screens with nothing to show, by their file names. */
export function emptyScenes(p: Produce): Record<string, Scene> {
  const { back, front } = basket();
  const bag = carrierBag('#157A3E');
  const box = crate();
  return {
    'empty-basket': new Scene()
      .stand(back, { x: 200, y: 364, width: 316 })
      .stand(front, { x: 200, y: 364, width: 316, shadow: 0 })
      .stand(p.herb, { x: 324, y: 376, height: 84, turn: 24 })
      .stand(p.tomato, { x: 74, y: 378, height: 64 }),
    'not-found': new Scene()
      .stand(box.back, { x: 190, y: 352, width: 322 })
      .stand(box.front, { x: 190, y: 352, width: 322, shadow: 0 })
      .stand(p['magnifying-glass-tilted-left'], { x: 262, y: 320, height: 212, shadow: 0 })
      .stand(p.carrot, { x: 92, y: 374, height: 104, turn: -10 }),
    'no-orders': new Scene()
      .stand(bag.back, { x: 152, y: 362, width: 236 })
      .stand(p.receipt, { x: 150, y: 266, height: 196, turn: -5, shadow: 0 })
      .stand(bag.front, { x: 152, y: 362, width: 236, shadow: 0 })
      .stand(p.package, { x: 304, y: 374, height: 134 }),
  };
}
