import type { LawCountry } from '../__generated__/schema.ts';

const isInUnion = (country: LawCountry | null | undefined) => country === 'DE' || country === 'EU';

/**
 * Whether the law of that country compares an announced reduction with the lowest price of the 30 days before it: Directive
 * 98/6/EC, article 6a, which is § 11 PAngV in Germany. The law of the United Kingdom has no such rule.
 */
export const comparesReference = isInUnion;

/** Whether the shop has a form for withdrawals: Directive 2011/83/EU, article 11a. */
export const takesWithdrawals = isInUnion;
