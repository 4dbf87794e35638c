import type { LawCountry } from './countries.ts';

/**
 * What the pages of this version do by themselves, by the countries in whose shops they do it. It is for what no feature of
 * the store tells.
 */
export const builtIn: Readonly<Record<'ORDER_BUTTON', readonly LawCountry[]>> = { ORDER_BUTTON: ['DE', 'EU', 'UK'] };
