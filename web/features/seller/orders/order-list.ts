import type { SellerOrder_orderFragment } from '#web/__generated__/seller.ts';

type Order = SellerOrder_orderFragment;

/** A stretch of orders, the newest first, and where it goes on. */
export interface OrderPage {
  nodes: readonly Order[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** What the seller has been shown for one choice of filters. */
export interface OrderList extends OrderPage {
  /** The filters, as text. */
  of: string;
}

/** How many orders of the newest page the seller has not been shown. */
export function countFresh(list: OrderList, newest: OrderPage): number {
  const known = new Set(list.nodes.map(({ id }) => id));
  return newest.nodes.filter(({ id }) => !known.has(id)).length;
}

/** The same orders in the same places, each as the newest page has it. */
export function withNewest(list: OrderList, newest: OrderPage): readonly Order[] {
  const byId = new Map(newest.nodes.map((order) => [order.id, order]));
  return list.nodes.map((order) => byId.get(order.id) ?? order);
}

/** The newest page on top. Where it does not reach down to what was shown, the list starts over with it. */
export function putOnTop(list: OrderList, newest: OrderPage): OrderList {
  const ids = new Set(newest.nodes.map(({ id }) => id));
  if (!list.nodes.some(({ id }) => ids.has(id))) return { ...newest, of: list.of };
  return { ...list, nodes: [...newest.nodes, ...list.nodes.filter(({ id }) => !ids.has(id))] };
}

/** An older page below. */
export function putBelow(list: OrderList, older: OrderPage): OrderList {
  const ids = new Set(list.nodes.map(({ id }) => id));
  return { ...list, pageInfo: older.pageInfo, nodes: [...list.nodes, ...older.nodes.filter(({ id }) => !ids.has(id))] };
}
