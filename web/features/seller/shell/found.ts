import type { FoundOrder_orderFragment } from '#web/__generated__/seller-shell.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';

/** The person of some found orders. */
export interface FoundCustomer {
  /** The email, or else the phone, in the address of their orders. */
  key: string;
  name: string;
  /** The number of found orders. */
  count: number;
}

const maxCustomers = 3;

/** The people of these orders, told apart by email, or else by phone. Packers see no emails, and get no customers. */
export function customersOf(orders: readonly FoundOrder_orderFragment[]): FoundCustomer[] {
  const customers = new Map<string, FoundCustomer>();
  for (const { address } of orders) {
    const key = (address?.email ?? '').trim() || (address?.phone ?? '').trim();
    if (!address || !key) continue;
    const known = customers.get(key.toLowerCase());
    const name = known?.name ?? `${address.firstName} ${address.lastName}`;
    customers.set(key.toLowerCase(), { key, name, count: (known?.count ?? 0) + 1 });
  }
  return [...customers.values()].slice(0, maxCustomers);
}

const listOf = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params).toString()}`;

/** The list with this order alone, which is open. */
export const orderAddress = (number: string) => listOf(paths.sellerOrders, { q: `#${number}`, open: number });
export const ordersAddress = (text: string) => listOf(paths.sellerOrders, { q: text });
export const productsAddress = (text: string) => listOf(paths.sellerProductList, { q: text });
