import { makeVar } from '@apollo/client';
import { inBrowser } from '#web/shared/lib/storage/stored.ts';
import { quantityIn, type Cart } from './cart-state.ts';

const entry = inBrowser('greengate.steps');
const idsIn = (value: unknown) => (value as unknown[]).filter((id) => typeof id === 'string');

/** The ids of the products in the cart that are sold in steps of weight, as far as this browser has seen them. */
export const soldInSteps = makeVar<readonly string[]>(entry.read(idsIn) ?? []);

/** Stores which products of the cart are sold in steps. */
export function rememberSteps(ids: readonly string[]) {
  const before = soldInSteps();
  if (ids.length === before.length && ids.every((id) => before.includes(id))) return;
  soldInSteps(ids);
  entry.write(ids);
}

/** How many things are in the cart: goods that are sold in steps of weight are one. */
export const itemsIn = (cart: Cart, inSteps: readonly string[]): number =>
  Object.keys(cart).reduce((sum, id) => sum + (inSteps.includes(id) ? 1 : quantityIn(cart, id)), 0);
