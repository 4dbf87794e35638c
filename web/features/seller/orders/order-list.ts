import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';

type Order = SellerOrder_orderFragment;

/** One page of orders, newest first, with the cursor of the next page. */
export interface OrderPage {
  nodes: readonly Order[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** The orders that the seller has seen with certain filters. */
interface OrderList extends OrderPage {
  /** The filters as text. */
  filterKey: string;
}

interface SeenOrders {
  list: OrderList | undefined;
  /** Whether an order has left the list. */
  hasLeft: boolean;
}

type ListChange =
  | { kind: 'loaded'; newest: OrderPage; filterKey: string }
  | { kind: 'changed'; order: Order; isShown: boolean }
  | { kind: 'older'; page: OrderPage; filterKey: string }
  | { kind: 'newShown'; newest: OrderPage };

export const nothingSeen: SeenOrders = { list: undefined, hasLeft: false };

export function reduceSeen(seen: SeenOrders, change: ListChange): SeenOrders {
  const { list } = seen;
  if (change.kind === 'loaded') return withLoaded(seen, change.newest, change.filterKey);
  if (change.kind === 'changed') {
    const { order, isShown } = change;
    return { list: list && withChanged(list, order, isShown), hasLeft: seen.hasLeft || !isShown };
  }
  if (change.kind === 'newShown') return { ...seen, list: list && prependNewest(list, change.newest) };
  // When the filters have changed meanwhile, the page no longer fits the list.
  return list?.filterKey === change.filterKey ? { ...seen, list: appendOlder(list, change.page) } : seen;
}

/** Starts a new list with the newest page when the filters have changed, or when the seller has moved every shown order on. */
export function withLoaded(seen: SeenOrders, newest: OrderPage | undefined, filterKey: string): SeenOrders {
  if (!newest) return seen;
  const { list, hasLeft } = seen;
  const isUsedUp = hasLeft && list?.nodes.length === 0 && newest.nodes.length > 0;
  if (list?.filterKey === filterKey && !isUsedUp) return seen;
  return { list: { ...newest, filterKey }, hasLeft: hasLeft && !isUsedUp };
}

/**
 * The number of new orders in the newest page. Unknown orders after the last known one are older: they have taken the place of
 * orders that no longer match the filters.
 */
export function countNew(list: OrderList, newest: OrderPage): number {
  const known = new Set(list.nodes.map(({ id }) => id));
  const lastKnown = newest.nodes.findLastIndex(({ id }) => known.has(id));
  return newest.nodes.filter(({ id }, at) => !known.has(id) && (lastKnown === -1 || at < lastKnown)).length;
}

/** The list with the newest state of an order, or without the order. */
function withChanged(list: OrderList, order: Order, isShown: boolean): OrderList {
  const nodes = isShown
    ? list.nodes.map((each) => (each.id === order.id ? order : each))
    : list.nodes.filter(({ id }) => id !== order.id);
  return { ...list, nodes };
}

/** The list's orders. An order that is also in the newest page has the state from that page. */
export function withNewestStates(list: OrderList, newest: OrderPage): readonly Order[] {
  const byId = new Map(newest.nodes.map((order) => [order.id, order]));
  return list.nodes.map((order) => byId.get(order.id) ?? order);
}

/** The list with the newest page on top. When the two do not overlap, the newest page replaces the list. */
function prependNewest(list: OrderList, newest: OrderPage): OrderList {
  const ids = new Set(newest.nodes.map(({ id }) => id));
  if (!list.nodes.some(({ id }) => ids.has(id))) return { ...newest, filterKey: list.filterKey };
  return { ...list, nodes: [...newest.nodes, ...list.nodes.filter(({ id }) => !ids.has(id))] };
}

/** The list with an older page at its end. */
function appendOlder(list: OrderList, older: OrderPage): OrderList {
  const ids = new Set(list.nodes.map(({ id }) => id));
  return { ...list, pageInfo: older.pageInfo, nodes: [...list.nodes, ...older.nodes.filter(({ id }) => !ids.has(id))] };
}
