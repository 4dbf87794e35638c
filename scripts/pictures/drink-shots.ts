import { packShot, packTrio, served } from './arrangements.ts';
import { type DrinkLook, bottle, can, glass } from './bottles.ts';
import { type PackLook, carton } from './cartons.ts';
import { type Shot, inCrate } from './fresh-shots.ts';
import type { Produce } from './produce-vectors.ts';
import { citrusHalf } from './served-food.ts';

/** The pictures of bottled and canned drinks, by product. */
export function drinkShots(p: Produce): Record<string, Shot[]> {
  const orange: DrinkLook = { colour: '#F6921E', accent: '#E0651B', motif: p.tangerine };
  const lemonade: DrinkLook = { colour: '#F3DF6B', accent: '#3F9B57', motif: p.lemon };
  const apple: DrinkLook = { colour: '#E2A32E', accent: '#B8312F', motif: p['red-apple'] };
  const cherry: DrinkLook = { colour: '#C2213F', accent: '#F2A0A8', motif: p.cherries };
  const tea: DrinkLook = { colour: '#B9612A', accent: '#F08A5B', motif: p.peach };
  const coconut: PackLook = { paper: '#F1F4EC', accent: '#1F8A7A', motif: p.coconut };
  const orangeHalf = citrusHalf('#F7941D');
  const lemonHalf = citrusHalf('#F4CF2E');
  return {
    'orange-juice': [
      () =>
        packShot(bottle(orange), [
          { drawing: p.tangerine, height: 112, x: 286, y: 356 },
          { drawing: orangeHalf, height: 96, x: 236, y: 374 },
        ]),
      () => served(bottle(orange), glass(orange.colour)),
      () => inCrate([bottle(orange)], 232, [4]),
      () => packTrio(bottle(orange)),
    ],
    'cloudy-lemonade': [
      () =>
        packShot(bottle(lemonade), [
          { drawing: p.lemon, height: 104, x: 284, y: 356, turn: 12 },
          { drawing: lemonHalf, height: 88, x: 232, y: 374 },
        ]),
      () => served(bottle(lemonade), glass(lemonade.colour)),
      () => packTrio(bottle(lemonade)),
    ],
    'apple-juice': [
      () => packShot(bottle(apple), [{ drawing: p['red-apple'], height: 116, x: 276, y: 368 }]),
      () => served(bottle(apple), glass(apple.colour)),
      () => inCrate([bottle(apple)], 232, [4]),
    ],
    'cherry-soda': [
      () => packShot(can(cherry), [{ drawing: p.cherries, height: 112, x: 290, y: 370 }]),
      () => packTrio(can(cherry)),
      () => served(can(cherry), glass(cherry.colour)),
    ],
    'peach-iced-tea': [
      () => packShot(bottle(tea), [{ drawing: p.peach, height: 112, x: 276, y: 368 }]),
      () => served(bottle(tea), glass(tea.colour)),
      () => packTrio(bottle(tea)),
    ],
    'coconut-water': [
      () => packShot(carton(coconut), [{ drawing: p.coconut, height: 116, x: 300, y: 372 }]),
      () => served(carton(coconut), glass('#E6EDEA')),
      () => packTrio(carton(coconut)),
    ],
  };
}
