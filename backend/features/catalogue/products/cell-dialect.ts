import { isEnglish } from '#backend/language.ts';

/** The form in which files write numbers and words. Every file is read in all forms; `decimal` decides about `1.234`. */
export interface CellDialect {
  decimal: '.' | ',';
  separator: ',' | ';';
  /** Whether categories, units, yes and no are in the language of the shop; else they are in English. */
  isTranslated: boolean;
}

/** The dialect of programs: the same for every shop. */
export const plainDialect: CellDialect = { decimal: '.', separator: ',', isTranslated: false };

/** The dialect of spreadsheets in a locale: those with a decimal comma separate cells by semicolons. */
export function dialectOf(locale: string): CellDialect {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return { decimal: hasComma ? ',' : '.', separator: hasComma ? ';' : ',', isTranslated: !isEnglish };
}
