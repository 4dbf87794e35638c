import { euRules } from './rules-eu.ts';
import type { CountryRules } from './rules.ts';

const checkedAt = '2026-11-23';
/** The duties that a grocer’s first week brought up were looked up on another day. */
const later = '2026-11-29';

/** The rules of Germany: those of the European Union, at their places in German law where it has its own. */
export const deRules: CountryRules = {
  ...euRules,
  CONTACT: { source: 'EGBGB Art. 246a § 1 Abs. 1 Nr. 2, 3', checkedAt },
  IMPRINT: { source: '§ 5 DDG', checkedAt },
  TERMS: { source: '§ 312i Abs. 1 Nr. 4 BGB', checkedAt },
  WITHDRAWAL_TEXT: { source: 'EGBGB Art. 246a § 1 Abs. 2, 3', checkedAt },
  ORDER_BUTTON: { source: '§ 312j Abs. 3 BGB', checkedAt },
  CONFIRMATION_MAIL: { source: '§ 312f Abs. 2 BGB', checkedAt },
  DELIVERY_TERMS: { source: '§ 312j Abs. 1 BGB', checkedAt },
  TAXES: { source: '§ 3 PAngV', checkedAt },
  UNIT_PRICES: { source: '§ 4 PAngV', checkedAt },
  FOOD_FACTS: { source: '(EU) 1169/2011 Art. 14; § 4 LMIDV', checkedAt },
  MINIMUM_AGE: { source: '§ 9 JuSchG', checkedAt },
  PRICE_HISTORY: { source: '§ 11 PAngV', checkedAt },
  RATING: { source: '§ 3 Abs. 3 UWG, Nr. 23b, 23c', checkedAt },
  NEWSLETTER: { source: '§ 7 Abs. 2 Nr. 2 UWG', checkedAt },
  ACCESSIBILITY: { source: '§ 14 BFSG', checkedAt },
  DEPOSIT: { source: '§ 7 PAngV', checkedAt: later },
  FOOD_BUSINESS: { source: '(EC) 852/2004 Art. 6; LFGB', checkedAt: later },
  GUEST_ORDERS: { source: 'EDPB 2/2025; DSK 24.3.2022', checkedAt: later },
  DISPUTES: { source: '§ 36 VSBG', checkedAt: later },
  PACKAGING: { source: '§ 9 VerpackG', checkedAt: later },
  CASH: { source: '§ 146a AO', checkedAt: later },
};
