/** The countries whose law a shop can follow. `EU` is every country of the European Union without rules of its own here. */
export const lawCountries = ['DE', 'EU', 'UK'] as const;

export type LawCountry = (typeof lawCountries)[number];

/** Whether Directive 2011/83/EU binds the shop: then it has a form for withdrawals (article 11a). */
export const takesWithdrawals = (country: LawCountry | null): boolean => country === 'DE' || country === 'EU';
