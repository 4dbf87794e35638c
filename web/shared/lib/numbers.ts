import { hasPlainDigits, shopLocale } from './money.ts';

function format(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(shopLocale(), options).format(value);
}

/**
 * A number by the rules of the shop's locale, such as `1,234`. Small counts need no `Intl`: its first formatter is a long task on a
 * slow phone.
 */
export function formatNumber(value: number): string {
  if (hasPlainDigits() && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return format(value, {});
}

/** Number format options: digits that `readAmount` and spreadsheets can read. */
const plain = { useGrouping: false, numberingSystem: 'latn', maximumFractionDigits: 2 } as const;

/** An amount as people type it into a field, such as `4.5` or `4,5`. */
export function typedAmount(amount: number): string {
  return format(amount, plain);
}

/** An amount with two decimals and without a symbol, such as `1234.50` or `1234,50`. */
export function plainAmount(amount: number): string {
  return format(amount, { ...plain, minimumFractionDigits: 2 });
}

/**
 * The amount in a typed text such as `4.5` or `4,50`, in currency units; undefined for other texts. Both decimal signs
 * are accepted in every locale, so a text with three digits after the sign is rejected: it could mean a thousand.
 */
export function readAmount(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{0,2})?$|^\.\d{1,2}$/.test(typed) ? Number(typed) : undefined;
}
