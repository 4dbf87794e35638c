import type { CountryRules } from './rules.ts';

const checkedAt = '2026-11-23';
/** The duties that a grocer’s first week brought up were looked up on another day. */
const later = '2026-11-29';

/** The rules of every country of the European Union. */
export const euRules: CountryRules = {
  CONTACT: { source: '2011/83/EU Art. 6(1)(b), (c)', checkedAt },
  IMPRINT: { source: '2000/31/EC Art. 5', checkedAt },
  TERMS: { source: '2000/31/EC Art. 10(3)', checkedAt },
  PRIVACY: { source: '(EU) 2016/679 Art. 13', checkedAt },
  WITHDRAWAL_TEXT: { source: '2011/83/EU Art. 6(1)(h), (k)', checkedAt },
  WITHDRAWAL_FUNCTION: { source: '2011/83/EU Art. 11a', checkedAt },
  LEGAL_GUARANTEE: { source: '2011/83/EU Art. 6(1)(l); (EU) 2025/1960', checkedAt },
  ORDER_BUTTON: { source: '2011/83/EU Art. 8(2)', checkedAt },
  CONFIRMATION_MAIL: { source: '2011/83/EU Art. 8(7)', checkedAt },
  DELIVERY_TERMS: { source: '2011/83/EU Art. 8(3)', checkedAt },
  TAXES: { source: '98/6/EC Art. 2(a)', checkedAt },
  UNIT_PRICES: { source: '98/6/EC Art. 3', checkedAt },
  FOOD_FACTS: { source: '(EU) 1169/2011 Art. 14', checkedAt },
  // Each member state has its own ages.
  MINIMUM_AGE: { source: 'Law of each member state', checkedAt },
  PRICE_HISTORY: { source: '98/6/EC Art. 6a', checkedAt },
  RATING: { source: '2005/29/EC I 23b, 23c', checkedAt },
  NEWSLETTER: { source: '2002/58/EC Art. 13; (EU) 2016/679 Art. 7(1)', checkedAt },
  ACCESSIBILITY: { source: '(EU) 2019/882 Art. 13, V', checkedAt },
  // Each member state has its own rules of deposits, packaging, dispute bodies and cash.
  DEPOSIT: null,
  ORGANIC: { source: '(EU) 2018/848 Art. 34, 35', checkedAt: later },
  FOOD_BUSINESS: { source: '(EC) 852/2004 Art. 6', checkedAt: later },
  GUEST_ORDERS: { source: 'EDPB 2/2025', checkedAt: later },
  DISPUTES: null,
  PACKAGING: null,
  CASH: null,
};
