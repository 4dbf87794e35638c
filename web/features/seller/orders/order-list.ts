import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';

type Order = SellerOrder_orderFragment;

/** Some orders, newest first, and the cursor of the next ones. */
export interface OrderPage {
  nodes: readonly Order[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** The orders that the seller has seen with certain filters. */
export interface OrderList extends OrderPage {
  /** The filters as text. */
  filterKey: string;
}

/**
 * The number of orders in the newest page that the list does not have. Those after the last known one are older ones: they have
 * taken the place of orders that no longer match the filters.
 */
export function countNew(list: OrderList, newest: OrderPage): number {
  const known = new Set(list.nodes.map(({ id }) => id));
  const lastKnown = newest.nodes.findLastIndex(({ id }) => known.has(id));
  return newest.nodes.filter(({ id }, at) => !known.has(id) && (lastKnown === -1 || at < lastKnown)).length;
}

/** The list with the newest state of an order, or without the order. */
export function withChanged(list: OrderList, order: Order, isShown: boolean): OrderList {
  const nodes = isShown
    ? list.nodes.map((each) => (each.id === order.id ? order : each))
    : list.nodes.filter(({ id }) => id !== order.id);
  return { ...list, nodes };
}

/** The list's orders with the state that they have in the newest page. */
export function withNewestStates(list: OrderList, newest: OrderPage): readonly Order[] {
  const byId = new Map(newest.nodes.map((order) => [order.id, order]));
  return list.nodes.map((order) => byId.get(order.id) ?? order);
}

/** The list with the newest page on top. When the two do not overlap, the newest page replaces the list. */
export function prependNewest(list: OrderList, newest: OrderPage): OrderList {
  const ids = new Set(newest.nodes.map(({ id }) => id));
  if (!list.nodes.some(({ id }) => ids.has(id))) return { ...newest, filterKey: list.filterKey };
  return { ...list, nodes: [...newest.nodes, ...list.nodes.filter(({ id }) => !ids.has(id))] };
}

/** The list with an older page at its end. */
export function appendOlder(list: OrderList, older: OrderPage): OrderList {
  const ids = new Set(list.nodes.map(({ id }) => id));
  return { ...list, pageInfo: older.pageInfo, nodes: [...list.nodes, ...older.nodes.filter(({ id }) => !ids.has(id))] };
}
