/** The countries whose law a shop can follow. `EU` is every country of the European Union without rules of its own here. */
export const lawCountries = ['DE', 'EU', 'UK'] as const;

export type LawCountry = (typeof lawCountries)[number];
