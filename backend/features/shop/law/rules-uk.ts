import type { CountryRules } from './rules.ts';

const checkedAt = '2026-11-23';

/** The rules of the United Kingdom. */
export const ukRules: CountryRules = {
  CONTACT: { source: 'Consumer Contracts Regulations 2013, sch. 2(b)–(d)', checkedAt },
  IMPRINT: { source: 'Electronic Commerce Regulations 2002, reg. 6', checkedAt },
  TERMS: { source: 'Electronic Commerce Regulations 2002, reg. 9(3)', checkedAt },
  PRIVACY: { source: 'UK GDPR, art. 13', checkedAt },
  WITHDRAWAL_TEXT: { source: 'Consumer Contracts Regulations 2013, sch. 2(l), (o)', checkedAt },
  WITHDRAWAL_FUNCTION: null,
  LEGAL_GUARANTEE: null,
  ORDER_BUTTON: { source: 'Consumer Contracts Regulations 2013, reg. 14(3)–(5)', checkedAt },
  CONFIRMATION_MAIL: { source: 'Consumer Contracts Regulations 2013, reg. 16', checkedAt },
  DELIVERY_TERMS: { source: 'Consumer Contracts Regulations 2013, reg. 14(6)', checkedAt },
  TAXES: { source: 'Price Marking Order 2004, art. 4', checkedAt },
  UNIT_PRICES: { source: 'Price Marking Order 2004, art. 5', checkedAt },
  FOOD_FACTS: { source: 'Regulation (EU) 1169/2011 as kept in UK law, art. 14', checkedAt },
  MINIMUM_AGE: { source: 'Licensing Act 2003, s. 146', checkedAt },
  PRICE_HISTORY: null,
  RATING: { source: 'DMCC Act 2024, sch. 20 para. 13', checkedAt },
  NEWSLETTER: { source: 'PECR 2003, reg. 22', checkedAt },
  ACCESSIBILITY: null,
  // Not looked up in the law of the United Kingdom yet.
  DEPOSIT: null,
  ORGANIC: null,
  PACKAGING: null,
  FOOD_BUSINESS: null,
  DISPUTES: null,
  GUEST_ORDERS: null,
  CASH: null,
};
