import { readPrice } from '#readers/price.ts';
import { currencyCode } from '#web/shared/lib/format/money.ts';

/**
 * The amount in a typed text such as `4.5`, `4,50` or `1,234.50`, in currency units; undefined for other texts. Both decimal signs are
 * accepted in every locale, so a text such as `1.234` is rejected: it could mean a thousand. So is the sign of another currency.
 */
export function readAmount(text: string): number | undefined {
  const price = readPrice(text, { currency: currencyCode() });
  if (!price || price.otherCurrency !== null || !/^\d{1,9}(?:\.\d{1,2})?$/.test(price.text)) return undefined;
  return Number(price.text);
}
