import type { ReactNode } from 'react';
import type { MailKind, MailState, TaxInput } from '#web/__generated__/seller-shop.ts';
import { sentence } from '#web/shared/lib/format/sentence.ts';
import type { AreaDraft, DeliveryDraft, WindowDraft } from './delivery-types.ts';
import type { PageSlug } from './shop-draft.ts';

export const stillHere = 'Everything you typed is still here.';
export const undoAll = 'Undo all changes';
export const remove = 'Remove';

// The facts of the shop.
export const shop = 'Shop';
export const loadingShop = 'Loading the shop';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const address = 'Postal address';
export const openingHours = 'Opening hours';
export const deliveryPromise = 'Delivery promise';
export const reasons = 'Reasons to buy';
export const reasonsHint =
  'The home page lists them. State only what is true of your shop: claims such as the fastest delivery must be proved. Leave all empty to show none.';
export const reasonsHeading = 'Heading of the reasons';
export const reasonTitle = (place: number) => `Reason ${place}`;
export const reasonText = (place: number) => `Reason ${place}, in a sentence`;
export const currency = 'Currency';
export const currencyHint = 'An ISO 4217 code like EUR. It can change until the first order.';
export const timeZone = 'Time zone';
export const timeZoneHint = 'Days and times of the shop are in this zone.';
export const taxText = 'Sentence about taxes';
export const socialLinks = 'Links to other sites';
export const socialLinksHint = 'One on each line: Mastodon https://…';
export const logo = 'Logo';
export const removeLogo = 'Remove the logo';
/** The newer logo, in “Logo is now another picture.” */
export const anotherPicture = 'another picture';
export const preview = 'Preview';
export const shopChangedElsewhere = 'The shop was changed elsewhere.';
export const takeNewerShop = 'Take the newer shop';
/** `fields`: labels of fields, with commas. */
export const notSavedElsewhere = (fields: string) => `Not saved yet, on another page: ${fields}.`;
export const saveShop = 'Save the shop';
export const shopSaved = 'Shop saved.';
export const shopNotSaved = 'The shop was not saved.';

// The pages that the shop writes itself.
export const pages = 'Pages';
export const pagesHint = 'An empty page is not shown.';
/** The help under the text of a page. */
export const pageHint =
  'Empty line: new paragraph. ## Heading. - or 1. starts a list. Link: [text](https://…) or just the address.';
export const guaranteeHint = 'Empty: the text of the EU’s notice. Add the details of your country.';
/** The button that puts a draft into an empty page. */
export const takeDraft = 'Take the draft over';
export const accessibilityDraft = [
  'This shop sells groceries online. Everybody should be able to use it.',
  '## What we do for it',
  'The shop is built by the Web Content Accessibility Guidelines (WCAG) 2.1, level AA, which the standard EN 301 549 names:',
  '- All functions can be used with a keyboard and with a screen reader.\n- Texts have enough contrast and can be enlarged.\n- Errors in forms are written beside their field.',
  '## What is not accessible yet',
  'Write here what you know of, or that you know of nothing.',
  '## Tell us',
  'Is there something that you cannot use? Write or call us: you find our email and phone number below.',
  '## Authority',
  'Write here the name and the address of the authority that is responsible in your country.',
].join('\n\n');
export const previewOf = (label: string) => `Preview: ${label}`;
/** `length` and `max`: numbers as text. */
export const lengthOf = (length: string, max: string) => `${length} of ${max} characters`;
export const pageNames: Record<PageSlug, string> = {
  imprint: 'Imprint',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  delivery: 'Delivery information',
  returns: 'Returns and refunds',
  payment: 'Payment methods',
  accessibility: 'Accessibility',
  'legal-guarantee': 'Legal guarantee',
};

// The delivery plan: times of the week, each with some places, and areas.
export const delivery = 'Delivery';
export const planNotLoaded = 'The delivery plan could not be loaded.';
export const times = 'Times';
/** `zone`: the name of the time zone, such as Europe/Berlin. */
export const timesHint = (zone: string | undefined) =>
  `Without times, orders have no promised time. Times are like 9:00, in the shop’s time zone${zone ? `, ${zone}` : ''}. Orders are taken until the given time on that many days before; 0 is the same day.`;
export const addTime = 'Add a time';
export const time = (number: number) => `Time ${number}`;
export const removeTime = (number: number) => `Remove time ${number}`;
export const daysOfTime = (number: number) => `Days of time ${number}`;
export const weekdays: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const slotKind = 'Kind';
export const slotKinds: Record<WindowDraft['kind'], string> = { DELIVERY: 'Delivery', PICKUP: 'Collection' };
export const start = 'From';
export const end = 'To';
export const capacity = 'Places';
export const cutOffTime = 'Order until';
export const cutOffDaysBefore = 'Days before';
export const daysAhead = 'Days ahead';
export const daysAheadHint = 'For how many days shoppers can choose a time, today included: 1 to 28.';
export const closedDays = 'Closed days';
export const closedDay = (number: number) => `Closed day ${number}`;
export const removeClosedDay = (number: number) => `Remove closed day ${number}`;
export const addClosedDay = 'Add a closed day';
/** A label with the symbol of the currency: `Fee (€)`. */
export const inCurrency = (label: string, symbol: string) => `${label} (${symbol})`;
export const areas = 'Areas';
export const areasHint = 'Without areas, the shop delivers everywhere, free of charge.';
export const addArea = 'Add an area';
export const area = (number: number) => `Area ${number}`;
export const removeArea = (number: number) => `Remove area ${number}`;
export const areaName = 'Name of the area';
export const postalCodes = 'Postal codes';
export const postalCodesHint =
  'With commas between; 101* for all that begin with 101, E1 * for all of the district E1 without E10.';
export const fee = 'Fee';
export const freeFrom = 'Free from (empty: never)';
export const minimum = 'Minimum order';
export const planChangedElsewhere = 'The delivery plan was changed elsewhere.';
export const takeNewerPlan = 'Take the newer plan';
/** The parts of the plan as fields in sentences: “List of times is now …” */
export const planLabels: Record<keyof DeliveryDraft, string> = {
  daysAhead: 'Number of days ahead',
  windows: 'List of times',
  closedDays: 'List of closed days',
  areas: 'List of areas',
};
/** A time in one line. `days`: the names of its weekdays, with commas. */
export const timeWords = (days: string, window: WindowDraft) =>
  `${days} ${window.start}–${window.end}: ${window.kind === 'PICKUP' ? 'collection' : 'delivery'}, places: ${window.capacity}, order until ${window.cutOffTime}, days before: ${window.cutOffDaysBefore}`;
/** An area in one line. */
export const areaWords = (of: AreaDraft) =>
  `${of.name} (${of.postalCodes}): fee ${of.fee}${of.freeFrom === '' ? '' : `, free from ${of.freeFrom}`}, minimum ${of.minimum}`;
export const daysAheadWrong = 'Days ahead must be a whole number.';
export const timeNumbersWrong = (number: number) => `Time ${number}: places and days before must be whole numbers.`;
export const timeWithoutDays = (number: number) => `Time ${number}: choose at least one day.`;
export const areaAmountsWrong = (number: number) => `Area ${number}: fee, free from and minimum must be amounts.`;
/** `message`: what the store says about this time. */
export const aboutTime = (number: number, message: string) => `Time ${number}: ${message}`;
export const aboutArea = (number: number, message: string) => `Area ${number}: ${message}`;
export const savePlan = 'Save the delivery plan';
export const planSaved = 'Delivery saved.';
export const planNotSaved = 'The delivery plan was not saved.';
export const planRefused = 'The plan was not saved.';
export const placesTaken = 'Places taken';
/** The head of the column of days. */
export const takenDay = 'Day';
export const closedMark = '(closed)';
export const takenOf = (taken: number, places: number) => `${taken} of ${places}`;

// The taxes.
export const taxes = 'Taxes';
export const taxesNotLoaded = 'The taxes could not be loaded.';
export const taxesHint =
  'A change applies to new orders only: each order keeps the taxes of the day when it was placed.';
export const taxMode = 'Tax on orders';
export const taxModes: Record<TaxInput['mode'], string> = {
  FLOOR: '2 % tax is added to the prices',
  RATES: 'Prices include the tax of their class',
};
export const feeTax = 'Tax in the delivery fee';
export const feeTaxes = { CLASS_A: 'The tax of class A', GOODS: 'The taxes of the goods, by what they cost' };
export const feeTaxHint =
  'In Germany the delivery has the taxes of the goods that it brings (UStAE 3.10). Ask your tax adviser for other countries. It applies to new orders.';
export const depositTax = 'Tax in deposits';
export const depositTaxes = { GOODS: 'The tax of the goods', NONE: 'No tax' };
export const depositTaxHint =
  'In Germany a deposit has the tax of its goods. Ask your tax adviser for other countries. It applies to new orders.';
export const taxNumber = 'Tax number';
export const taxNumberHint = 'Printed on receipts.';
/** `code`: A, B, C or D. */
export const taxClass = (code: string) => `Class ${code}`;
/** `firstClass`: the class A. */
export const standardClass = (firstClass: ReactNode, isOfDelivery: boolean) =>
  isOfDelivery
    ? sentence`${firstClass}, also of products without a class and of the delivery`
    : sentence`${firstClass}, also of products without a class`;
export const className = (code: string) => `Name of class ${code}`;
export const classRate = (code: string) => `Rate of class ${code} (%)`;
export const classMissing = (code: string) => `Enter a name and a rate in percent for the tax class ${code}.`;
export const taxesChangedElsewhere = 'The taxes were changed elsewhere.';
export const takeNewerTaxes = 'Take the newer taxes';
export const saveTaxes = 'Save the taxes';
export const taxesSaved = 'Taxes saved.';
export const taxesNotSaved = 'The taxes were not saved.';

// The newsletter.
export const newsletter = 'Newsletter';
export const subscribersNotLoaded = 'The subscribers could not be loaded.';
export const subscriberCount = (count: number) => `${count} ${count === 1 ? 'person has' : 'people have'} subscribed.`;
export const waitingCount = (count: number) =>
  `${count} ${count === 1 ? 'person has' : 'people have'} not confirmed yet. They are not in the list and not in the file.`;
export const subscribers = 'Subscribers';
export const firstSubscribers = (count: number) => `These are the first ${count}. The file has all of them.`;
export const exportCsv = 'Export CSV';

// The mails that the shop sends.
export const mails = 'Mails';
export const mailsNotLoaded = 'The mails could not be loaded.';
export const show = 'Show';
export const allMails = 'All mails of the last 30 days';
export const unsentMails = 'Mails that could not be sent';
export const waitingMails = 'Mails that wait to be sent';
export const sentMails = 'Sent mails';
export const noMails = 'The shop has sent no mail in the last 30 days.';
export const noSuchMail = 'There is no such mail.';
export const showOlder = 'Show older mails';
export const mailKinds: Record<MailKind, string> = {
  EMAIL_CHANGED: 'Email of an account changed',
  FAULT_FOR_SHOP: 'Fault of the shop',
  NEWSLETTER_CONFIRM: 'Newsletter to confirm',
  ORDER_CANCELLED: 'Order cancelled',
  ORDER_CANCELLED_FOR_SHOP: 'Cancelled by the customer',
  ORDER_FOR_SHOP: 'New order',
  ORDER_OUT: 'Order out for delivery',
  ORDER_PLACED: 'Order placed',
  ORDER_READY: 'Order ready to collect',
  ORDER_REFUNDED: 'Refund',
  ORDER_SETTLED: 'Order packed',
  PASSWORD_RESET: 'New password',
  WITHDRAWAL_FOR_SHOP: 'Withdrawal from an order',
  WITHDRAWAL_RECEIPT: 'Receipt of a withdrawal',
};
/** A mail of an unknown kind. */
export const mail = 'Mail';
/** `kind`: the kind of the mail. */
export const mailOfOrder = (kind: string, order: string) => `${kind}, order ${order}`;
/** `recipient`: an address; null for the shop itself. */
export const mailTo = (recipient: string | null, moment: string) => `To ${recipient ?? 'the shop'}, ${moment}`;
export const mailStates: Record<MailState, string> = { GIVEN_UP: 'Not sent', SENT: 'Sent', WAITING: 'Waiting' };
/** `state`: the state of the mail. */
export const afterTries = (state: string, tries: number) => `${state} after ${tries} ${tries === 1 ? 'try' : 'tries'}`;
export const sendAgain = 'Send again';
export const sendMailAgain = (mailName: string) => `Send again: ${mailName}`;
export const sentAgain = 'The mail is sent again.';
export const notSentAgain = 'The mail was not sent again. Please try again.';
/** Whether people order without an account. */
export const guestOrdersTitle = 'Orders without an account';
export const guestOrdersHint =
  'A mail has a link that shows the order. Until it is pressed, a cash order holds its goods for an hour and is not in your list.';
/** Over a store that sends no mails. */
export const guestOrdersHintWithoutMails =
  'Your shop sends no mails: cash orders are in your list at once, and only the browser tab that ordered shows an order to its customer.';
export const requireFacts = 'Sell only products with checked food facts';
export const requireFactsHint =
  'A product without them cannot be put in stock. Products that are in stock now stay so.';

export const originDays = 'Days for which an origin of fruit and vegetables is valid';
export const originDaysHint = 'Older origins show in Today. A whole number from 1 to 60.';
export const nonFoodCategories = 'Categories without food';
export const nonFoodCategoriesHint = 'The shop asks for no food facts of their products.';
export const produceCategories = 'Categories of fruit and vegetables';
export const produceCategoriesHint =
  'Today’s origins lists their products. The law requires the origin of each delivery.';

// The banner.
export const banner = 'Banner';
export const bannerHeading = 'Heading';
export const bannerText = 'Sentence';
export const bannerFrom = 'First day';
export const bannerUntil = 'Last day';
export const bannerPhotograph = 'Photograph';
export const removePhotograph = 'Remove the photograph';
export const saveBanner = 'Save banner';
export const bannerHint =
  'Shoppers see it at the top of the home page. Without a first day it shows at once, without a last day for good. Empty fields show what the shop says without a banner of its own.';
export const bannerShown = 'Shoppers see this banner now.';
export const bannerNotShown = 'Shoppers do not see this banner now.';
