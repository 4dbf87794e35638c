import { rulesOf } from './country-rules.ts';
import type { LawCountry } from './countries.ts';
import type { LawFacts } from './law-facts.ts';
import { ruleIds, screenOf, type LawSource, type RuleId } from './rules.ts';
import type { PageSlug } from '../settings/store-settings.ts';
import { pageTitles } from '../settings/texts.ts';
import { hasAddress, hasPhone, hasRegister, isExample, isText, missingInImprint } from '#readers/shop-claims.ts';
import * as texts from './texts.ts';

/** `TO_CHECK`: the shop cannot know it. */
export const lawStates = ['DONE', 'MISSING', 'NOT_NEEDED', 'TO_CHECK'] as const;
type LawState = (typeof lawStates)[number];

/** A line of the list of what a shop needs before it opens. */
export interface LawLine extends Partial<LawSource> {
  id: RuleId;
  title: string;
  /** Null when only the server of the pages knows it. */
  state: LawState | null;
  /** What does it, or what is missing; null when `state` is. */
  note: string | null;
  screen: (typeof screenOf)[RuleId];
}

type Found = Pick<LawLine, 'state' | 'note'>;

const done = (note: string): Found => ({ state: 'DONE', note });
const missing = (note: string): Found => ({ state: 'MISSING', note });
const toCheck = (note: string): Found => ({ state: 'TO_CHECK', note });
const notNeeded = (note: string): Found => ({ state: 'NOT_NEEDED', note });

/** Whether the pages have texts, which are not those of a new shop. */
function pagesOf(slugs: readonly PageSlug[], { settings, examples }: LawFacts): Found {
  const isEmpty = (slug: PageSlug) => settings.pages[slug].trim() === '';
  const isUntouched = (slug: PageSlug) => settings.pages[slug] === examples.pages[slug];
  const empty = slugs.find(isEmpty);
  if (empty !== undefined) return missing(texts.pageEmpty(pageTitles[empty]));
  const untouched = slugs.find(isUntouched);
  if (untouched !== undefined) return missing(texts.pageUntouched(pageTitles[untouched]));
  const noText = slugs.find((slug) => !isText(settings.pages[slug]) || isExample(settings.pages[slug]));
  if (noText !== undefined) return missing(texts.pageNoText(pageTitles[noText]));
  return done(texts.pagesFilled(slugs.map((slug) => pageTitles[slug]).join(', ')));
}

function contactOf({ settings: { contact, country } }: LawFacts): Found {
  const { email, phone, address } = contact;
  const isComplete = email !== '' && hasPhone(phone) && hasAddress(address, country);
  const hasExample = [email, phone, address].some(isExample);
  return isComplete && !hasExample ? done(texts.contactShown) : missing(texts.contactMissing);
}

/** The imprint asks for facts: a name, an address and an email. A register and a number of the tax are there or not. */
function imprintOf(facts: LawFacts): Found {
  const found = pagesOf(['imprint'], facts);
  if (found.state !== 'DONE') return found;
  const { pages, country, tax } = facts.settings;
  const lacking = missingInImprint(pages.imprint, country).map((fact) => texts.imprintFacts[fact]);
  if (lacking.length > 0) return missing(texts.imprintLacks(lacking.join(', ')));
  const isRegistered = hasRegister(pages.imprint) || tax.number !== '';
  return done(isRegistered ? texts.imprintComplete : texts.imprintWithoutRegister);
}

/** A sentence about products, with the names of the first ones. */
const named = (names: readonly string[], say: (count: number) => string) =>
  `${say(names.length)} ${texts.goodsNamed(names.slice(0, 3), names.length > 3)}`;

/** What these products lack. */
const lacking = (names: readonly string[], say: (count: number) => string) => missing(named(names, say));

const checks: Readonly<Record<RuleId, (facts: LawFacts, country: LawCountry) => Found>> = {
  CONTACT: contactOf,
  IMPRINT: imprintOf,
  TERMS: (facts) => pagesOf(['terms'], facts),
  PRIVACY: (facts) => pagesOf(['privacy'], facts),
  WITHDRAWAL_TEXT: (facts) => pagesOf(['returns'], facts),
  WITHDRAWAL_FUNCTION: () => done(texts.withdrawalFunction),
  LEGAL_GUARANTEE: ({ hasGuaranteePicture }) =>
    hasGuaranteePicture ? done(texts.guaranteeShown) : missing(texts.guaranteeWithoutPicture),
  ORDER_BUTTON: () => done(texts.orderButton),
  CONFIRMATION_MAIL: ({ sendsMail }) => (sendsMail ? done(texts.ordersConfirmed) : missing(texts.noMail)),
  DELIVERY_TERMS: (facts) => pagesOf(['delivery', 'payment'], facts),
  TAXES: ({ settings }) => (settings.tax.mode === 'RATES' ? done(texts.taxesIncluded) : missing(texts.taxesAdded)),
  UNIT_PRICES: ({ goods: { count, withoutSize } }) => {
    if (count === 0) return notNeeded(texts.noGoods);
    return withoutSize.length === 0 ? done(texts.allHaveSizes) : lacking(withoutSize, texts.withoutSize);
  },
  FOOD_FACTS: ({ goods: { count, unchecked } }) => {
    if (count === 0) return notNeeded(texts.noGoods);
    return unchecked.length === 0 ? done(texts.allChecked) : lacking(unchecked, texts.unchecked);
  },
  // Cartons, milk and wine have no deposit: the shop knows what lacks one, and not what needs one.
  DEPOSIT: ({ goods: { liquids, withoutDeposit } }) => {
    if (liquids === 0) return notNeeded(texts.noLiquids);
    return withoutDeposit.length === 0
      ? done(texts.allHaveDeposit)
      : toCheck(named(withoutDeposit, texts.withoutDeposit));
  },
  ORGANIC: () => toCheck(texts.organicToCheck),
  PACKAGING: () => toCheck(texts.packagingToCheck),
  FOOD_BUSINESS: () => toCheck(texts.foodBusinessToCheck),
  DISPUTES: () => toCheck(texts.disputesToCheck),
  GUEST_ORDERS: ({ settings }) =>
    settings.guestOrders === 'OFF' ? missing(texts.guestOrdersOff) : done(texts.guestOrdersTaken),
  CASH: () => toCheck(texts.cashToCheck),
  MINIMUM_AGE: ({ goods: { alcoholWithoutAge, alcoholBelow18 } }, country) => {
    const names = country === 'UK' ? alcoholBelow18 : alcoholWithoutAge;
    return names.length === 0 ? done(texts.alcoholHasAge) : lacking(names, texts.alcoholWithoutAge);
  },
  PRICE_HISTORY: () => done(texts.priceHistory),
  // The gateway knows whether its pages show the rating.
  RATING: () => ({ state: null, note: null }),
  NEWSLETTER: ({ sendsMail, waitingSubscribers }) =>
    sendsMail ? done(texts.newsletterConfirmed(waitingSubscribers)) : missing(texts.newsletterWithoutMail),
  ACCESSIBILITY: (facts) => {
    const { state, note } = pagesOf(['accessibility'], facts);
    return state === 'DONE' ? { state, note } : missing(texts.accessibilityMissing);
  },
};

/** What the law of the country asks of the shop, and what the shop has of it, in the order of `ruleIds`. */
export function lawLines(country: LawCountry, facts: LawFacts): LawLine[] {
  return ruleIds.map((id) => {
    const rule = rulesOf[country][id];
    const found = rule === null ? notNeeded(texts.notAskedHere) : checks[id](facts, country);
    return { id, title: texts.ruleTitles[id], ...found, ...rule, screen: screenOf[id] };
  });
}
