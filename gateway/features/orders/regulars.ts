import { maxQuantity } from '#common/limits.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import { badInput } from '#gateway/refusals/faults.ts';

/** A product with the quantity that a shopper usually orders. */
export interface UsualProduct {
  product: RestProduct;
  quantity: number;
}

/** The number of a shopper's newest orders that are read, so that the work does not grow with the number of orders. */
export const ordersRead = 50;

/** An order counts half as much as one that is so many orders newer. */
const halfLife = 10;
const maxLength = 20;

/** @throws Fault BAD_USER_INPUT */
export function checkLength(first: number): number {
  if (first < 1 || first > maxLength) throw badInput(`\`first\` must be from 1 to ${maxLength}.`);
  return first;
}

/** A quantity, with the grams of one step of goods that were sold in steps of weight. */
interface Amount {
  quantity: number;
  portionGrams: number | null;
}

/** The bought quantities of one product. */
interface Purchases {
  /** A number that is greater the more often and the more recently the product was bought. */
  score: number;
  /** What each order has of the product, newest order first. */
  amounts: Amount[];
}

/**
 * The products that the shopper buys most often and most recently, as far as they are in stock.
 * @param orders newest first
 * @param find the catalogue's product with an id; null when it is no longer sold
 */
export async function regularsOf(
  orders: readonly RestOrder[],
  find: (id: string) => RestProduct | null | Promise<RestProduct | null>,
  length: number,
): Promise<UsualProduct[]> {
  const bought = purchasesIn(orders.filter(({ stage }) => stage !== 'CANCELLED'));
  const byScore = [...bought].sort(([, one], [, other]) => other.score - one.score);
  const regulars: UsualProduct[] = [];
  for (const [id, { amounts }] of byScore) {
    if (regulars.length === length) break;
    // oxlint-disable-next-line no-await-in-loop -- it waits at most once, for the catalogue
    const product = await find(id);
    if (!product?.inStock) continue;
    const { left, portion } = product;
    const fewest = portion ? portion.from / portion.grams : 1;
    const most = Math.min(left ?? maxQuantity, portion ? portion.to / portion.grams : maxQuantity, maxQuantity);
    const inTodaysSteps = amounts.filter(({ portionGrams }) => portionGrams === (portion?.grams ?? null));
    const usual = usualOf(inTodaysSteps.map(({ quantity }) => quantity));
    regulars.push({ product, quantity: Math.min(most, Math.max(fewest, usual)) });
  }
  return regulars;
}

/** The purchases by product id, the most recent ones first. */
function purchasesIn(orders: readonly RestOrder[]): Map<string, Purchases> {
  const purchases = new Map<string, Purchases>();
  for (const [age, { items }] of orders.entries()) {
    for (const [id, amount] of amountsIn(items)) {
      const { score, amounts } = purchases.get(id) ?? { score: 0, amounts: [] };
      purchases.set(id, { score: score + 2 ** (-age / halfLife), amounts: [...amounts, amount] });
    }
  }
  return purchases;
}

/** What an order has by product id: an order may list a product twice. */
function amountsIn(items: RestOrder['items']): Map<string, Amount> {
  const amounts = new Map<string, Amount>();
  for (const { productId, quantity, portionGrams } of items) {
    if (productId === null) continue;
    amounts.set(productId, { quantity: (amounts.get(productId)?.quantity ?? 0) + quantity, portionGrams });
  }
  return amounts;
}

/** The quantity that occurs most often; of two that occur equally often, the one in the newer order. 1 without any. */
function usualOf(quantities: readonly number[]): number {
  const timesOf = (quantity: number) => quantities.filter((each) => each === quantity).length;
  return quantities.reduce((usual, each) => (timesOf(each) > timesOf(usual) ? each : usual), quantities[0] ?? 1);
}
