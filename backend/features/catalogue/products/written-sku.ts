/** Article numbers in files: which of them spreadsheets change, and which differ only by such a change. */

/** The beginnings of months in the languages of ours: spreadsheets read `Mar-5` as a date. */
const month =
  'jan|ene|feb|fév|fev|mar|mär|mrz|apr|avr|abr|may|mai|jun|juin|jui|jul|juil|aug|août|aou|ago|sep|set|oct|okt|nov|dec|dez|dic|déc';
/** A text that a spreadsheet may read as a number, an amount, a date, a time or a truth value, and one of whose apostrophes it may take off. */
const likeValue = new RegExp(
  `^(?:'|[\\s(]*(?:[-+]?[\\p{Sc}]?\\s?[.,]?\\p{Nd}|(?:${month})\\p{L}{0,7}[\\s./-]{0,3}\\d|(?:true|false|wahr|falsch|vrai|faux|verdadero|falso|صواب|خطأ)\\s*$))`,
  'iu',
);

/** Whether a spreadsheet may read an article number as another value, and so save another text. */
export const isLikeValue = (sku: string): boolean => likeValue.test(sku);

/** The article number in a cell: without the apostrophe that the file for spreadsheets has before numbers. */
export function writtenSku(cell: string): string {
  if (cell.length > maxLength) return cell.trim();
  const text = cell.normalize('NFC').trim();
  return text.startsWith("'") && isLikeValue(text) ? text.slice(1) : text;
}

/** No article number of a product is longer. */
const maxLength = 160;

const number = /^\d{1,40}(?:[.,]\d{1,40})?$/;
const exponential = /^(\d)(?:[.,](\d{1,20}))?e([+-]?)(\d{1,3})$/i;

/** What is left of a number without zeros at its beginning and after its decimals; undefined for another text. */
function significant(text: string): string | undefined {
  if (!number.test(text)) return undefined;
  const [whole = '', decimals = ''] = text.split(/[.,]/);
  const rest = decimals.replace(/0+$/, '');
  return `${whole.replace(/^0+/, '')}${rest && `.${rest}`}`;
}

/** A number with this many digits, as spreadsheets shorten it; undefined for another text. */
function rounded(text: string, digits: number): string | undefined {
  if (!number.test(text) && !exponential.test(text)) return undefined;
  return Number(text.replace(',', '.')).toPrecision(Math.min(digits, 15));
}

/** The number of digits in a shortened number, `1.00E+05`: 3; undefined for another text. */
function digitsOfShortened(text: string): number | undefined {
  const [, first, decimals = ''] = exponential.exec(text) ?? [];
  return first === undefined ? undefined : 1 + decimals.length;
}

/** Two numbers that differ by zeros, by the form with an exponent or by a separator have one of these texts in common. */
function valuesOf(text: string): string[] {
  if (exponential.test(text)) {
    const value = Number(text.replace(',', '.'));
    return Number.isSafeInteger(value) ? [significant(String(value)) ?? ''] : [];
  }
  const value = significant(text);
  return value === undefined ? [] : [value, text.replace(/[.,]/, '').replace(/^0+/, '')];
}

/** Whether a cell may be what a spreadsheet has made of the article number `sku`. */
export function looksShortened(cell: string, sku: string): boolean {
  const values = valuesOf(sku);
  if (valuesOf(cell).some((value) => values.includes(value))) return true;
  const digits = digitsOfShortened(cell);
  return digits !== undefined && rounded(cell, digits) === rounded(sku, digits);
}

interface Numbered {
  sku: string | null;
  name: string;
}

/**
 * Finds the product whose article number a spreadsheet may have shortened to another text.
 *
 * @returns a function that takes the text of a cell
 */
export function createShortenedFinder(products: readonly Numbered[]) {
  const numbered = products.flatMap(({ sku, name }) => (sku === null ? [] : [{ sku, name }]));
  const indexes = new Map<number, ReadonlyMap<string, { sku: string; name: string }>>();
  /** The products by their numbers with this many digits; with 0, by their values. */
  function indexOf(digits: number) {
    const known = indexes.get(digits);
    if (known) return known;
    const index = new Map(
      numbered.flatMap((product) => {
        const keys = digits === 0 ? valuesOf(product.sku) : [rounded(product.sku, digits)];
        return keys.flatMap((key) => (key === undefined ? [] : [[key, product] as const]));
      }),
    );
    indexes.set(digits, index);
    return index;
  }
  return (cell: string): { sku: string; name: string } | undefined => {
    const byValue = valuesOf(cell).flatMap((value) => indexOf(0).get(value) ?? [])[0];
    const digits = digitsOfShortened(cell);
    return byValue ?? (digits === undefined ? undefined : indexOf(digits).get(rounded(cell, digits) ?? ''));
  };
}
