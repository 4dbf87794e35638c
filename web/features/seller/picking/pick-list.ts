import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { shopLocale } from '#web/shared/lib/money.ts';
import * as texts from './texts.ts';

type Order = ChosenOrder_orderFragment;

/** A line of an order. */
export interface OrderedLine {
  orderId: string;
  /** The index of the line in the order, from 0. */
  at: number;
  number: string;
  quantity: number;
}

/** A product to take from the shelf, for all orders together. */
export interface PickLine {
  key: string;
  name: string;
  quantity: number;
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

/** The last group: products that were removed, or that have no category. */
const otherGroup = { slug: '', label: texts.otherProducts };

/** Sums up the products of the orders, by category in the order of the walk through the shop, then by name. */
export function pickList(orders: readonly Order[], categories: readonly Category[]): PickGroup[] {
  const groups = new Map<string, { slug: string; label: string; lines: Map<string, PickLine> }>();
  for (const { id: orderId, number, items } of orders) {
    for (const [at, { name, product, productId, quantity }] of items.entries()) {
      const { slug, label } = product?.category ?? otherGroup;
      const group = groups.get(slug) ?? { slug, label, lines: new Map<string, PickLine>() };
      groups.set(slug, group);
      const lineName = name ?? product?.name;
      const key = productId ?? `name ${lineName ?? ''}`;
      const before = group.lines.get(key);
      group.lines.set(key, {
        key,
        name: before?.name ?? lineName ?? texts.goneProduct,
        quantity: (before?.quantity ?? 0) + quantity,
        orders: [...(before?.orders ?? []), { orderId, at, number, quantity }],
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
