import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { pickedText } from '#web/shared/order-life/picked.ts';
import * as texts from './texts.ts';

type Line = Pick<SellerOrder_orderFragment['items'][number], 'name' | 'picked' | 'portionGrams' | 'quantity'>;

/** The name of a line of an order, with what was found of it. */
export function lineName({ name, ...line }: Line): string {
  const found = pickedText(line);
  return `${name ?? texts.goneProduct}${found === undefined ? '' : ` (${found})`}`;
}
