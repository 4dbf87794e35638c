import { makeVar } from '@apollo/client';
import { inBrowser } from '#web/shared/lib/storage/stored.ts';
import { quantityIn, type Cart } from './cart-state.ts';

const entry = inBrowser('greengate.steps');

/** The grams of a step by product id. */
type Steps = Readonly<Record<string, number>>;

interface Sold {
  id: string;
  portion: { grams: number } | null;
}

const stepsIn = (value: unknown): Steps =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, grams]) => Number.isInteger(grams)));

/** The steps of the products in the cart that are sold in steps of weight, as the shopper has last seen them on this device. */
export const seenSteps = makeVar<Steps>(entry.read(stepsIn) ?? {});

const stepsOf = (products: readonly Sold[]): Steps =>
  Object.fromEntries(products.flatMap(({ id, portion }) => (portion ? [[id, portion.grams]] : [])));

function write(steps: Steps) {
  const text = JSON.stringify(steps);
  if (text === JSON.stringify(seenSteps())) return;
  seenSteps(steps);
  entry.writeText(text === '{}' ? null : text);
}

/** Stores the steps that the shopper has seen. Call it when the shopper changes or orders these products. */
export const acceptSteps = (products: readonly Sold[]) => write({ ...seenSteps(), ...stepsOf(products) });

/** Stores the steps of all products in the cart that are new in it, and forgets the others. */
export function followSteps(products: readonly Sold[]) {
  const known = Object.entries({ ...stepsOf(products), ...seenSteps() });
  write(Object.fromEntries(known.filter(([id]) => products.some((each) => each.id === id && each.portion))));
}

/** How many things are in the cart: goods that are sold in steps of weight are one. */
export const itemsIn = (cart: Cart, steps: Steps): number =>
  Object.keys(cart).reduce((sum, id) => sum + (id in steps ? 1 : quantityIn(cart, id)), 0);
