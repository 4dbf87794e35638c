import { rulesOf } from './country-rules.ts';
import type { LawCountry } from './countries.ts';
import * as texts from './texts.ts';

/**
 * The text of the page with the notice of the legal guarantee: the shop's own one, or else the content of the EU's notice. Empty
 * where the law does not ask for it.
 */
export function guaranteeText(country: LawCountry | null, own: string): string {
  if (country === null || rulesOf[country].LEGAL_GUARANTEE === null) return '';
  return own.trim() === '' ? texts.guaranteeNotice : own;
}
