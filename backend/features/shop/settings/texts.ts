import type { PageSlug } from './store-settings.ts';

/** The titles of the shop's own pages. */
export const pageTitles: Record<PageSlug, string> = {
  imprint: 'Imprint',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  delivery: 'Delivery information',
  returns: 'Returns and refunds',
  payment: 'Payment methods',
  accessibility: 'Accessibility',
  'legal-guarantee': 'Legal guarantee',
};

/** What a new shop says about itself, until the seller changes it. */
export const defaultOpeningHours = 'We are here every day from 7 am to 10 pm.';
export const defaultDeliveryPromise = 'Groceries at your door in under 30 minutes.';
/** An empty line separates paragraphs. */
export const defaultDeliveryPage =
  'Groceries at your door in under 30 minutes.\n\nPicked ripe and packed the day it reaches you.';
export const defaultReturnsPage =
  'Is something not right with an order? Write or call us: you find our email and phone number below.';
export const defaultPaymentPage = 'Pay online, or in cash when your order reaches you.';

/** Labels of fields. They stand at the beginning of a sentence, such as "… is required.". */
export const link = 'Link';
export const label = 'Label';
export const name = 'Name';
export const contactEmail = 'Contact email';
export const phone = 'Phone';
export const postalAddress = 'Postal address';
export const openingHours = 'Opening hours';
export const deliveryPromise = 'Delivery promise';
export const timeZone = 'Time zone';
export const taxText = 'Tax text';
export const taxClassName = 'Name of a tax class';
export const taxNumber = 'Tax number';
/** The name of the tax of 0 percent in deposits that are not taxed, on receipts. */
export const untaxedDeposits = 'Deposits, not taxed';
export const reasonsHeading = 'Heading of the reasons';
export const reasonTitle = 'Title of a reason';
export const reasonText = 'Text of a reason';
export const bannerHeading = 'Heading of the banner';
export const bannerText = 'Text of the banner';

export const bannerDateFault = 'A day of the banner must be like 2026-12-24, or empty.';
export const bannerDatesFault = 'The last day of the banner must not be before its first day.';
export const linkFault = 'Links must be complete https addresses, like https://example.com/shop.';
export const incompleteLink = 'Each link must have a label and an address.';
export const phoneFault = 'Phone must be digits, perhaps with a plus sign in front.';
export const originDaysFault = (max: number) =>
  `Write for how many days an origin holds: a whole number from 1 to ${max}.`;
export const currencyFault = 'Currency must be an ISO 4217 code with two decimals, like USD or EUR.';
export const timeZoneFault = 'Time zone must be a name like Europe/Berlin or America/New_York.';
export const tooManyLinks = (max: number) => `There can be at most ${max} links.`;
export const incompleteReason = 'Each reason must have a title; its text may be empty.';
export const tooManyReasons = (max: number) => `There can be at most ${max} reasons.`;

export const rateFault = 'A tax rate must be from 0 to 100 percent with at most two decimals.';
export const taxNumberFault = 'Tax number can have at most 40 characters.';
export const tooManyClasses = (max: number) => `There can be at most ${max} tax classes.`;
export const incompleteClass = 'Each tax class must have a code, a name and a rate.';
export const noFirstClass =
  'Taxes by rates need the tax class A: products without a class and the shipping fee belong to it.';
export const sameCode = 'Each tax class needs another code.';
export const sameRate = 'Two tax classes have the same rate. Please use one class for it.';

export const saved = 'Shop saved.';
export const changedSince = 'The shop was changed elsewhere since you opened it. Compare both and save again.';
export const currencyInUse =
  'The currency cannot change any more: the shop has orders, and their amounts are in the currency of today.';
export const ownersOnly = 'Only an owner may change settings about money and the law. Please ask an owner.';
export const unreadableForm = 'The form could not be read. Please send it again.';
export const formTooLarge = 'The form is too large. Please send a smaller logo.';
/** The name of the settings in the list of changes. */
export const shop = 'Shop';
