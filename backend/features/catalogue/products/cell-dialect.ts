import type { DecimalSign } from '#readers/number.ts';
import { measuresOf, type Measures } from '#readers/weight-words.ts';
import type { DepositType } from '#backend/rules/deposits.ts';
import { isEnglish } from '#backend/language.ts';

/** The form in which files write numbers and words. Every file is read in all forms; `decimal` decides about `1.234`. */
export interface CellDialect {
  /** Whether programs read the file: then no cell is written for a spreadsheet. */
  isPlain?: boolean;
  decimal: DecimalSign;
  separator: ',' | ';';
  /** Whether categories, units, yes and no are in the language of the shop; else they are in English. */
  isTranslated: boolean;
  /** Whose pints and ounces a size names. */
  measures: Measures;
  /** The names that people see of the renamed ones of the seven categories. */
  categoryLabels?: ReadonlyMap<string, string>;
  /** All types of deposits, which cells name. */
  depositTypes?: readonly DepositType[];
  /** The shop's currency, ISO 4217; absent when it is not known. */
  currency?: string;
  /** The time zone of the days; absent for that of programs, UTC. */
  timeZone?: string;
}

/** The dialect of programs: the same for every shop. */
export const plainDialect: CellDialect = {
  isPlain: true,
  decimal: '.',
  separator: ',',
  isTranslated: false,
  measures: 'US',
};

/** The dialect of spreadsheets in a locale, of a shop that follows the law of this country: those with a decimal comma separate cells by semicolons. */
export function dialectOf(locale: string, country: string | null = null): CellDialect {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  const measures = measuresOf(country, locale);
  return { decimal: hasComma ? ',' : '.', separator: hasComma ? ';' : ',', isTranslated: !isEnglish, measures };
}
