import type { MyOrder_orderFragment, OrderAgainQuery } from '#web/__generated__/orders.ts';
import { toCents } from '#web/shared/lib/format/money.ts';
import { asSoldToday } from '#web/shared/products/orderable.ts';
import * as texts from './texts.ts';

type Product = NonNullable<OrderAgainQuery['products']>['nodes'][number];

/** An old order compared with today's products. Prices are in whole currency units. */
export interface OrderAgain {
  lines: { product: Product; quantity: number }[];
  /** Names of products that are no longer sold. */
  gone: string[];
  /** Names of products that are out of stock. */
  soldOut: string[];
  repriced: { name: string; before: number; now: number }[];
}

export function planOrderAgain(items: MyOrder_orderFragment['items'], today: readonly Product[]): OrderAgain {
  const plan: OrderAgain = { lines: [], gone: [], soldOut: [], repriced: [] };
  for (const { productId, name, portionGrams, quantity, unitPrice } of items) {
    const product = today.find(({ id }) => id === productId);
    if (!product) plan.gone.push(name ?? texts.productWithoutName);
    else if (!product.inStock) plan.soldOut.push(product.name);
    else {
      plan.lines.push({ product, quantity: asSoldToday(quantity, portionGrams, product) });
      const isSameStep = portionGrams === (product.portion?.grams ?? null);
      if (isSameStep && unitPrice !== null && toCents(unitPrice) !== toCents(product.offerPrice))
        plan.repriced.push({ name: product.name, before: unitPrice, now: product.offerPrice });
    }
  }
  return plan;
}
