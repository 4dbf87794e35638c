import type { ImprintFact } from '#readers/shop-claims.ts';
import type { RuleId } from './rules.ts';

/** What the law may ask of a shop, as the first words of a line. */
export const ruleTitles: Record<RuleId, string> = {
  CONTACT: 'Address, email and phone of the shop',
  IMPRINT: 'Imprint',
  TERMS: 'Terms and conditions to read and keep',
  PRIVACY: 'Privacy policy',
  WITHDRAWAL_TEXT: 'Information about the right of withdrawal',
  WITHDRAWAL_FUNCTION: 'Withdrawal by a form without a login',
  LEGAL_GUARANTEE: 'Notice of the legal guarantee',
  ORDER_BUTTON: 'Words of the order button',
  CONFIRMATION_MAIL: 'Confirmation of each order by mail',
  DELIVERY_TERMS: 'Limits of delivery and ways to pay',
  TAXES: 'Prices with taxes',
  UNIT_PRICES: 'Unit prices',
  FOOD_FACTS: 'Food facts before the purchase',
  MINIMUM_AGE: 'Minimum age for alcohol',
  PRICE_HISTORY: 'Price reductions against the lowest price of 30 days',
  RATING: 'No invented ratings',
  NEWSLETTER: 'Newsletter only with a confirmed email',
  ACCESSIBILITY: 'Accessibility statement',
  DEPOSIT: 'Deposit beside the price',
  ORGANIC: 'Certificate for organic goods',
  PACKAGING: 'Registered packaging',
  FOOD_BUSINESS: 'Registered food business',
  DISPUTES: 'Notice about dispute bodies',
  GUEST_ORDERS: 'Orders without an account',
  CASH: 'Cash: till and receipts',
};

export const notAskedHere = 'The law of this country does not ask for it.';

export const contactShown = 'Every page shows them.';
export const contactMissing =
  'Enter the postal address, the email and the phone of the shop. Those of a new shop are examples.';

/** `titles` of pages, with commas. */
export const pagesFilled = (titles: string) => `Written: ${titles}.`;
export const pageEmpty = (title: string) => `The page “${title}” is empty.`;
export const pageUntouched = (title: string) => `The page “${title}” still has the text of a new shop.`;

export const pageNoText = (title: string) =>
  `The page “${title}” has no text of your own yet. A few letters, example names and gaps to fill do not count.`;
/** What an imprint can lack, in a list. */
export const imprintFacts: Record<ImprintFact, string> = {
  NAME: 'the name of the shop or its owner',
  ADDRESS: 'the postal address',
  CONTACT: 'an email',
};
export const imprintLacks = (facts: string) => `The page “Imprint” lacks: ${facts}.`;
export const imprintComplete = 'The page “Imprint” has name, address and email, and a register or number of the tax.';
export const imprintWithoutRegister =
  'The page “Imprint” has name, address and email. Add the register and the VAT number if your shop has them.';
export const noLiquids = 'No product whose content is in millilitres or litres can be bought now.';
export const allHaveDeposit = 'Every product whose content is in millilitres or litres has a deposit.';
export const withoutDeposit = (count: number) =>
  `${count} ${count === 1 ? 'product' : 'products'} with a content in millilitres or litres ${count === 1 ? 'has' : 'have'} no deposit. Give bottles and cans that need one a deposit in the form of the product.`;
export const organicToCheck =
  'To sell organic goods online, you need a certificate and show its control number. Without one, rename each category that says “organic”.';
export const packagingToCheck =
  'If your shop fills packaging such as bags itself, register it with LUCID, and join a system for it. Bags that are bought with this done need no further step.';
export const foodBusinessToCheck = 'Register the shop with the food authority before you open.';
export const disputesToCheck =
  'Shops with more than 10 people at the end of last year say whether they take part in a dispute body. Smaller ones need no notice.';
export const guestOrdersOff =
  'Customers need an account to order. Authorities for data protection ask for orders without one: choose so on the page Facts.';
export const guestOrdersTaken = 'Customers can order without an account.';
export const cashToCheck =
  'The shop notes cash but is no till. Ask your tax adviser whether you need one, and give a receipt for each payment.';

export const withdrawalFunction = 'A form for it is linked on every page.';
export const orderButton = 'The button says that the order must be paid.';
export const guaranteeShown = 'Every page links to the notice, with its picture.';
export const guaranteeWithoutPicture =
  'The page “Legal guarantee” says it as text. The picture that the EU prescribes is missing.';

export const ordersConfirmed = 'The shop confirms each order by mail.';
export const noMail = 'The shop sends no mails: no mail server is set up (SMTP_URL).';

export const taxesIncluded = 'Prices include the tax of their class.';
export const taxesAdded = 'The tax is added to the prices in the cart. Prices must include it.';

export const noGoods = 'No product can be bought now.';
export const allHaveSizes = 'Every product that can be bought has a weight or size.';
/** The first of the products that a sentence counts. */
export const goodsNamed = (names: readonly string[], hasMore: boolean) =>
  `Products: ${names.join(', ')}${hasMore ? ', …' : '.'}`;
export const withoutSize = (count: number) =>
  `${count} ${count === 1 ? 'product that can be bought has' : 'products that can be bought have'} no weight or size, and so no unit price. Write “1 pc” for goods sold by the piece.`;

export const allChecked = 'The food facts of every product that can be bought are checked.';
export const unchecked = (count: number) =>
  `Nobody has checked the food facts of ${count} ${count === 1 ? 'product' : 'products'} that can be bought. Write them in the form of the product and confirm them.`;
export const alcoholHasAge =
  'Every product whose food facts state more than 1.2 % alcohol has a minimum age. Products without facts are not looked at.';
export const alcoholWithoutAge = (count: number) =>
  `${count} ${count === 1 ? 'product states' : 'products state'} more than 1.2 % alcohol and ${count === 1 ? 'has' : 'have'} no minimum age. Set it in the form of the product.`;

export const priceHistory = 'The shop keeps every price and computes the lowest one of 30 days.';

export const newsletterConfirmed = (waiting: number) =>
  `Subscribers confirm by a link in a mail. The list has confirmed ones only; not confirmed: ${waiting}.`;
export const newsletterWithoutMail =
  'Nobody gets the mail to confirm a subscription: no mail server is set up (SMTP_URL).';

export const accessibilityMissing =
  'Write the page “Accessibility”; the form has a draft. Firms that offer services with fewer than 10 people and at most €2 million a year need none.';

/** The content of the EU's notice of the legal guarantee, as the text of a page. */
export const guaranteeNotice = [
  'Goods that you buy here have a legal guarantee of at least 2 years.',
  'If goods are not as agreed, or do not work as you can expect, you can ask us, the seller, for this:',
  '- We repair the goods or give you others, free of charge, in a reasonable time and without great trouble for you.\n- If that is not possible or not done, you pay less, or you give the goods back and get your money back.',
  'The time begins when you get the goods. It does not matter what the producer promises. Some countries of the European Union give you more time: the law of your country applies.',
  'Write or call us: you find our email and phone number below.',
  'The European Union explains your rights: [Your Europe](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm).',
].join('\n\n');
