import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { toCents } from '#web/shared/lib/money.ts';
import type { ProductDraft } from './form-field.ts';
import { sizeError, toSize } from './size-input.ts';
import * as texts from './texts.ts';
import { sellingPrice } from './typed-price.ts';

type ShownSize = Pick<ProductCard_productFragment, 'unitPrice' | 'weight'>;

/** The typed size and its unit price, as the shop shows them; both null without a size that can be saved. */
export function draftSize(draft: ProductDraft): ShownSize {
  const size = sizeError(draft.size) ? null : toSize(draft.size);
  if (!size) return { weight: null, unitPrice: null };
  const { amount, unit } = size;
  const cents = Math.round((toCents(sellingPrice(draft)) * (unit === 'PIECE' ? 1 : 1000)) / amount);
  const per = ({ G: 'KILOGRAM', ML: 'LITRE', PIECE: 'PIECE' } as const)[unit];
  return { weight: textOf(size), unitPrice: { __typename: 'UnitPrice', amount: cents / 100, per } };
}

/** Writes a size like the gateway: `750 g`, `1.5 kg` or `1 pc`. */
function textOf({ amount, unit }: NonNullable<ReturnType<typeof toSize>>) {
  if (unit === 'PIECE') return texts.pieces(amount);
  const large = unit === 'G' ? 'KG' : 'L';
  return amount < 1000 ? `${amount} ${texts.units[unit]}` : `${amount / 1000} ${texts.units[large]}`;
}
