import type { ChosenOrder_orderFragment, SubstitutionWish } from '#web/__generated__/seller-picking.ts';
import { shopLocale } from '#web/shared/lib/format/money.ts';
import * as texts from './texts.ts';

type Order = ChosenOrder_orderFragment;

/** A line of an order. */
export interface OrderedLine {
  orderId: string;
  /** The index of the line in the order, from 0. */
  at: number;
  number: string;
  quantity: number;
  /** The grams of one step of goods that are sold in steps of weight; absent in a list that an older version of this page has kept. */
  portionGrams?: number | null;
  /** The shopper's wish when the product is not there; null after the line is picked, and where the store does not tell it. */
  wish: SubstitutionWish | null;
}

/** A product to take from the shelf, for all orders together. */
export interface PickLine {
  key: string;
  name: string;
  /** The barcode of the product; null when it has none, and when it is no longer sold. */
  gtin: string | null;
  quantity: number;
  portionGrams?: number | null;
  /** The sizes when it was ordered, more than one after a change, and the minimum age. */
  sizes: readonly string[];
  /** The weight of all pieces by the size, in grams; null for goods that are not weighed. */
  grams: { from: number; to: number } | null;
  picture: string | null;
  /** The lines of the orders that need the product. */
  orders: readonly OrderedLine[];
}

/** The lines of one category. */
export interface PickGroup {
  slug: string;
  label: string;
  lines: readonly PickLine[];
}

interface Category {
  slug: string;
  label: string;
  walk: number;
}

type Item = Order['items'][number];

/** The weight of all pieces of a line by the size, in grams; null for goods that are not weighed. */
export function gramsOf({ expectedGrams, leastGrams, portionGrams, quantity }: Item): PickLine['grams'] {
  // A list that an older version of this page has kept lacks them.
  // Of goods in steps the amount itself is the weight.
  if (expectedGrams == null || leastGrams == null || portionGrams != null) return null;
  return { from: leastGrams * quantity, to: expectedGrams * quantity };
}

/** The size of the goods, the containers with a deposit, and the age from which people may have them. */
export function factsOf({ deposit, minimumAge, portionGrams, weight }: Item): string[] {
  // A list that an older version of this page has kept lacks deposit and age.
  return [
    ...(weight && portionGrams == null ? [weight] : []),
    ...(deposit ? [texts.withDeposit(deposit.count, deposit.name)] : []),
    ...(minimumAge ? [texts.fromAge(minimumAge)] : []),
  ];
}

function addGrams(one: PickLine['grams'], other: PickLine['grams']): PickLine['grams'] {
  return one && other && { from: one.from + other.from, to: one.to + other.to };
}

/** The wish for a line that is not picked yet. */
export const wishOf = ({ picked, substitution }: Item): SubstitutionWish | null => (picked ? null : substitution);

/** The last group: products that were removed, or that have no category. */
const otherGroup = { slug: '', label: texts.otherProducts };

/** Sums up the products of the orders, by category in the order of the walk through the shop, then by name. */
export function pickList(orders: readonly Order[], categories: readonly Category[]): PickGroup[] {
  const groups = new Map<string, { slug: string; label: string; lines: Map<string, PickLine> }>();
  for (const { id: orderId, number, items } of orders) {
    for (const [at, item] of items.entries()) {
      const { name, portionGrams, product, productId, quantity } = item;
      const { slug, label } = product?.category ?? otherGroup;
      const group = groups.get(slug) ?? { slug, label, lines: new Map<string, PickLine>() };
      groups.set(slug, group);
      const lineName = name ?? product?.name;
      // Steps of different weights are not added up.
      const key = (productId ?? `name ${lineName ?? ''}`) + (portionGrams == null ? '' : ` ${portionGrams}`);
      const before = group.lines.get(key);
      group.lines.set(key, {
        key,
        name: before?.name ?? lineName ?? texts.goneProduct,
        // A list that an older version of this page has kept lacks it.
        gtin: product?.gtin ?? null,
        quantity: (before?.quantity ?? 0) + quantity,
        portionGrams,
        sizes: [...new Set([...(before?.sizes ?? []), ...factsOf(item)])],
        grams: before ? addGrams(before.grams, gramsOf(item)) : gramsOf(item),
        picture: before?.picture ?? item.image?.url ?? null,
        orders: [...(before?.orders ?? []), { orderId, at, number, quantity, portionGrams, wish: wishOf(item) }],
      });
    }
  }
  const placeOf = (slug: string) => {
    const known = categories.find((category) => category.slug === slug);
    return known?.walk ?? (slug === otherGroup.slug ? Number.POSITIVE_INFINITY : categories.length);
  };
  return [...groups.values()]
    .toSorted(
      (one, other) => placeOf(one.slug) - placeOf(other.slug) || one.label.localeCompare(other.label, shopLocale()),
    )
    .map(({ lines, ...group }) => ({
      ...group,
      lines: [...lines.values()].toSorted((one, other) => one.name.localeCompare(other.name, shopLocale())),
    }));
}
