import type { MyOrder_orderFragment, OrderAgainQuery } from '#web/__generated__/orders.ts';
import { toCents } from '#web/shared/lib/money.ts';

type Product = NonNullable<OrderAgainQuery['products']>['nodes'][number];

/** What becomes of an old order today. Prices in whole currency units. */
export interface OrderAgain {
  lines: { id: string; quantity: number }[];
  /** Names of what the shop no longer has. */
  gone: string[];
  /** Names of what is out of stock. */
  soldOut: string[];
  repriced: { name: string; before: number; now: number }[];
}

const nameless = 'A product without a name';

/** Compares an order with today's shop. */
export function planOrderAgain(items: MyOrder_orderFragment['items'], today: readonly Product[]): OrderAgain {
  const plan: OrderAgain = { lines: [], gone: [], soldOut: [], repriced: [] };
  for (const { productId, name, quantity, unitPrice } of items) {
    const product = today.find(({ id }) => id === productId);
    if (!product) plan.gone.push(name ?? nameless);
    else if (!product.inStock) plan.soldOut.push(product.name);
    else {
      plan.lines.push({ id: product.id, quantity });
      if (unitPrice !== null && toCents(unitPrice) !== toCents(product.offerPrice))
        plan.repriced.push({ name: product.name, before: unitPrice, now: product.offerPrice });
    }
  }
  return plan;
}
