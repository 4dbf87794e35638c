/** What the law may ask of a shop before it opens, in the order of the list. */
export const ruleIds = [
  'CONTACT',
  'IMPRINT',
  'TERMS',
  'PRIVACY',
  'WITHDRAWAL_TEXT',
  'WITHDRAWAL_FUNCTION',
  'LEGAL_GUARANTEE',
  'ORDER_BUTTON',
  'CONFIRMATION_MAIL',
  'DELIVERY_TERMS',
  'TAXES',
  'UNIT_PRICES',
  'DEPOSIT',
  'FOOD_FACTS',
  'ORGANIC',
  'FOOD_BUSINESS',
  'MINIMUM_AGE',
  'PRICE_HISTORY',
  'RATING',
  'NEWSLETTER',
  'ACCESSIBILITY',
  'GUEST_ORDERS',
  'DISPUTES',
  'PACKAGING',
  'CASH',
] as const;

export type RuleId = (typeof ruleIds)[number];

/** The pages of the seller that mend a line of the list. */
export const lawScreens = ['FACTS', 'PAGES', 'TAXES', 'NEWSLETTER', 'MAILS', 'PRODUCTS'] as const;

/** Where a law says the rule, and the day on which it was read there. */
export interface LawSource {
  source: string;
  /** Such as `2026-11-23`. */
  checkedAt: string;
}

/** The rules of a country; null for a rule that its law does not have. */
export type CountryRules = Readonly<Record<RuleId, LawSource | null>>;

/** The page of the seller that mends each line; null where the seller has none. */
export const screenOf: Readonly<Record<RuleId, (typeof lawScreens)[number] | null>> = {
  CONTACT: 'FACTS',
  IMPRINT: 'PAGES',
  TERMS: 'PAGES',
  PRIVACY: 'PAGES',
  WITHDRAWAL_TEXT: 'PAGES',
  WITHDRAWAL_FUNCTION: null,
  // The list itself takes the picture.
  LEGAL_GUARANTEE: null,
  ORDER_BUTTON: null,
  CONFIRMATION_MAIL: 'MAILS',
  DELIVERY_TERMS: 'PAGES',
  TAXES: 'TAXES',
  UNIT_PRICES: 'PRODUCTS',
  FOOD_FACTS: 'PRODUCTS',
  MINIMUM_AGE: 'PRODUCTS',
  PRICE_HISTORY: null,
  RATING: null,
  NEWSLETTER: 'NEWSLETTER',
  ACCESSIBILITY: 'PAGES',
  DEPOSIT: 'PRODUCTS',
  ORGANIC: 'PAGES',
  FOOD_BUSINESS: 'PAGES',
  GUEST_ORDERS: null,
  DISPUTES: 'PAGES',
  PACKAGING: null,
  CASH: null,
};
