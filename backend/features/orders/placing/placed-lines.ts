import type { SubstitutionWish } from '#backend/db/picking-tables.ts';
import { isRecordId } from '#backend/db/record-id.ts';
import type { Product } from '#backend/features/catalogue/products/product.ts';
import { depositTaxIn, taxOfClass } from '#backend/features/shop/settings/tax-settings.ts';
import type { TaxSettings } from '#backend/features/shop/settings/store-settings.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { lineDepositOf, type DepositType } from '#backend/rules/deposits.ts';
import { unsoldBecause } from '#backend/rules/availability.ts';
import { isWithin } from '#backend/rules/portions.ts';
import { sizeTextOf } from '#backend/rules/pack-size.ts';
import { orderLimits } from '../order-input.ts';
import type { OrderLine } from '../order.ts';
import { grams as gramsText } from '#backend/texts.ts';
import type { Taking } from './taken-order-repository.ts';
import * as texts from './texts.ts';

interface WantedLines {
  /** Quantity by product id. */
  quantities: ReadonlyMap<string, number>;
  seenSteps: ReadonlyMap<string, number>;
  substitution: { byProduct: Readonly<Record<string, SubstitutionWish>> };
  /** Set when the staff takes the order, and reads why it cannot. */
  taking?: Taking | undefined;
}

/** The lines of a new order by the products as they are sold now, or why one of them cannot be ordered. */
export function toLines(
  { quantities, seenSteps, substitution: { byProduct }, taking }: WantedLines,
  products: Map<string, Product>,
  { tax, deposits }: { tax: TaxSettings; deposits: ReadonlyMap<string, DepositType> },
): OrderLine[] | { refusal: Refusal } {
  const lines: OrderLine[] = [];
  const wayOut = taking ? texts.takeOffList : texts.removeFromCart;
  for (const [id, quantity] of quantities) {
    const field = `items.${lines.length}`;
    const product = products.get(id);
    const reason = unsoldBecause(product, quantity);
    if (product === undefined || reason === 'NOT_SOLD') {
      const unknown = isRecordId(id) ? texts.unknownIsNoLongerSold(id) : texts.someIsNoLongerSold;
      const text = `${product ? texts.isNoLongerSold(product.name) : unknown} ${wayOut}`;
      return { refusal: refused('UNKNOWN_PRODUCT', text, field) };
    }
    if (reason === 'SOLD_OUT') {
      return { refusal: refused('SOLD_OUT', `${texts.isSoldOut(product.name)} ${wayOut}`, field) };
    }
    if (quantity > orderLimits.quantity) {
      const text = texts.mostPieces(orderLimits.quantity, product.name);
      return { refusal: refused('TOO_MANY', text, `${field}.quantity`) };
    }
    const { portion } = product;
    const seen = seenSteps.get(id);
    if (seen !== undefined && seen !== portion?.grams) {
      return { refusal: refused('CHANGED_SINCE', texts.otherStepsNow(product.name), `${field}.portionGrams`) };
    }
    if (portion !== null && !isWithin(portion, quantity)) {
      const text = texts.otherAmounts(product.name, gramsText(portion.from), gramsText(portion.to));
      return { refusal: refused('TOO_MANY', text, `${field}.quantity`) };
    }
    if (reason === 'TOO_FEW') {
      const left = product.onHand ?? 0;
      const text = portion
        ? texts.gramsLeft(gramsText(left * portion.grams), product.name)
        : texts.fewLeft(left, product.name);
      return { refusal: refused('TOO_MANY', text, `${field}.quantity`) };
    }
    const { name, category, offerPriceCents: priceCents, pictures, foodVersion, minimumAge } = product;
    const imageHash = pictures[0]?.hash ?? null;
    const substitution = byProduct[id] ?? null;
    const sizeText = sizeTextOf(product);
    const lineTax = taxOfClass(tax, product.taxClass);
    const priced = { productId: id, name, category, quantity, priceCents, tax: lineTax };
    const deposit = lineDepositOf(product.deposit, deposits, depositTaxIn(tax));
    const portionGrams = portion?.grams ?? null;
    lines.push({ imageHash, sizeText, substitution, foodVersion, minimumAge, deposit, portionGrams, ...priced });
  }
  return lines;
}
