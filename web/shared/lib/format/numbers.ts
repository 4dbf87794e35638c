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

/** Number format options: digits that fields and spreadsheets can read. */
const plain = { useGrouping: false, numberingSystem: 'latn', maximumFractionDigits: 2 } as const;

/** An amount as people type it into a field, such as `4.5` or `4,5`. */
export function typedAmount(amount: number): string {
  return format(amount, plain);
}

/** An amount with two decimals and without a symbol, such as `1234.50` or `1234,50`. */
export function plainAmount(amount: number): string {
  return format(amount, { ...plain, minimumFractionDigits: 2 });
}
