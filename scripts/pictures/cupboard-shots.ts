import { packShot, packTrio, served } from './arrangements.ts';
import { roundLoaf } from './baked-goods.ts';
import { paperBag, pouch } from './cartons.ts';
import type { Shot } from './fresh-shots.ts';
import type { Produce } from './produce-vectors.ts';
import { bowlOf, wheatEars } from './served-food.ts';
import { cup, jar, tin } from './tubs.ts';

/** The pictures of quick meals, by product. */
export function instantShots(p: Produce): Record<string, Shot[]> {
  const noodles = cup({ paper: '#F7EFE0', accent: '#C9332F', motif: p['steaming-bowl'] });
  const soup = tin({ paper: '#FBEFDC', accent: '#C8372B', motif: p.tomato });
  const curry = pouch({ paper: '#E8A33B', accent: '#8A3B1C', motif: p['curry-rice'] });
  const pancakes = paperBag({ paper: '#F4DFBB', accent: '#2F6FA8', motif: p.pancakes });
  const porridge = cup({ paper: '#FBF3DF', accent: '#D98B1E', motif: p['honey-pot'] });
  const pasta = pouch({ paper: '#D9574A', accent: '#2F7A45', motif: p.spaghetti });
  return {
    'noodle-cup': [() => packShot(noodles), () => served(noodles, p['steaming-bowl']), () => packTrio(noodles)],
    'tomato-soup': [
      () =>
        packShot(soup, [
          { drawing: p.tomato, height: 96, x: 296, y: 372 },
          { drawing: p.herb, height: 74, x: 84, y: 372, turn: -20 },
        ]),
      () => served(soup, bowlOf('#DE5A2B', '#F0E6D6', [p.herb])),
      () => packTrio(soup),
    ],
    'vegetable-curry': [() => packShot(curry), () => served(curry, p['curry-rice']), () => packTrio(curry)],
    'pancake-mix': [() => packShot(pancakes), () => served(pancakes, p.pancakes), () => packTrio(pancakes)],
    'porridge-pot': [
      () => packShot(porridge, [{ drawing: p['honey-pot'], height: 112, x: 300, y: 372 }]),
      () => served(porridge, bowlOf('#EBD3A4', '#4C8C7A', [p.blueberries, p.strawberry, p.blueberries])),
      () => packTrio(porridge),
    ],
    'pasta-in-sauce': [() => packShot(pasta), () => served(pasta, p.spaghetti), () => packTrio(pasta)],
  };
}

/** The pictures of the dry shelf, by product. */
export function grainShots(p: Produce): Record<string, Shot[]> {
  const rice = paperBag({ paper: '#F3EAD6', accent: '#2E7D4F', motif: p['cooked-rice'] });
  const oats = paperBag({ paper: '#E4C79A', accent: '#A8571F', motif: wheatEars() });
  const spaghetti = pouch({ paper: '#EBC65C', accent: '#27598F', motif: p.spaghetti });
  const flour = paperBag({ paper: '#F5F1E8', accent: '#C48A2C', motif: wheatEars() });
  const beans = jar({ paper: '#FBF3E0', accent: '#2F7A45', motif: p.beans }, p.beans);
  const corn = pouch({ paper: '#F0B429', accent: '#B5322B', motif: p.popcorn });
  return {
    'basmati-rice': [() => packShot(rice), () => served(rice, p['cooked-rice']), () => packTrio(rice)],
    'rolled-oats': [
      () => packShot(oats),
      () => served(oats, bowlOf('#E2C48E', '#5B8FC9', [p.blueberries])),
      () => packTrio(oats),
    ],
    'durum-spaghetti': [() => packShot(spaghetti), () => served(spaghetti, p.spaghetti), () => packTrio(spaghetti)],
    'wheat-flour': [() => packShot(flour), () => served(flour, roundLoaf()), () => packTrio(flour)],
    'red-kidney-beans': [
      () => packShot(beans),
      () => served(beans, bowlOf('#6E2F2A', '#E9DCC6', [p.beans, p.beans, p.beans])),
      () => packTrio(beans),
    ],
    'popping-corn': [() => packShot(corn), () => served(corn, p.popcorn), () => packTrio(corn)],
  };
}
