import type { LawCountry } from './countries.ts';
import { deRules } from './rules-de.ts';
import { euRules } from './rules-eu.ts';
import { ukRules } from './rules-uk.ts';
import type { CountryRules } from './rules.ts';

/** The rules of each country. */
export const rulesOf: Readonly<Record<LawCountry, CountryRules>> = { DE: deRules, EU: euRules, UK: ukRules };
