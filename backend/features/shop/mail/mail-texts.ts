import type { MailKind } from '#backend/db/mail-tables.ts';
import type { MailContent } from './mail-layout.ts';
import type { OrderMailData } from '#backend/features/orders/order-mails.ts';

/** The facts that the texts need besides the mail's own data. */
export interface MailWords {
  shopName: string;
  /** The shop's origin, without a trailing slash. */
  shopUrl: string;
  /** The address where orders are collected, in lines; empty when the shop has not said so. */
  shopAddress: string[];
  amountText: (cents: number, currency: string) => string;
  /** Writes a moment by the shop's locale, in its time zone. */
  momentText: (at: number) => string;
  /** Writes a period of one day in the same way. */
  periodText: (start: number, end: number) => string;
}

const paymentTexts: Record<Exclude<OrderMailData['payment'], 'CASH'>, string> = {
  ONLINE: 'Paid online',
  TEST: 'Paid online (test payment: no real money was moved)',
};

const isCollected = ({ slot }: OrderMailData) => slot?.kind === 'PICKUP';

function paymentText(data: OrderMailData): string {
  if (data.payment !== 'CASH') return paymentTexts[data.payment];
  return isCollected(data) ? 'In cash when you collect it' : 'In cash on delivery';
}

/** A sentence about the payment that is due when the goods are handed over. */
function dueText(data: OrderMailData, { amountText }: MailWords): string {
  return data.payment === 'CASH'
    ? `Please have ${amountText(data.totalCents, data.currency)} ready: you pay in cash.`
    : 'It is paid; there is nothing more to do.';
}

function linesOf({ lines, currency }: OrderMailData, { amountText }: MailWords): [string, string][] {
  return lines.map(({ name, sizeText, quantity, cents }) => [
    `${quantity} × ${name}${sizeText === null ? '' : `, ${sizeText}`}`,
    amountText(cents, currency),
  ]);
}

function sumsOf({ sums, totalCents, currency }: OrderMailData, { amountText }: MailWords): [string, string][] {
  const shown = sums.filter(({ cents }) => cents !== 0).map(({ label, cents }) => [label, cents] as const);
  return [...shown, ['Total', totalCents] as const].map(([label, cents]) => [label, amountText(cents, currency)]);
}

interface Fact {
  heading: string;
  lines: string[];
}

function timeOf({ slot }: OrderMailData, { periodText, shopAddress }: MailWords): Fact[] {
  if (!slot) return [];
  const lines = [periodText(slot.start, slot.end)];
  if (slot.kind === 'DELIVERY') return [{ heading: 'Time of the delivery', lines }];
  const place = shopAddress.length > 0 ? [{ heading: 'Collect it at', lines: shopAddress }] : [];
  return [{ heading: 'Time to collect it at the shop', lines }, ...place];
}

function taxesOf({ includedTaxes = [], currency }: OrderMailData, { amountText }: MailWords): Fact[] {
  const lines = includedTaxes
    .filter(({ netCents, taxCents }) => netCents + taxCents > 0)
    .map(({ name, basisPoints, netCents, taxCents }) => {
      const tax = amountText(taxCents, currency);
      return `${name} ${basisPoints / 100} %: ${tax}, net ${amountText(netCents, currency)}`;
    });
  return lines.length === 0 ? [] : [{ heading: 'Taxes in the total', lines }];
}

/** The receiver with the address and the phone; none in mails to an unconfirmed email. */
function receiverOf(data: OrderMailData): Fact[] {
  if (data.address.length === 0) return [];
  return [{ heading: isCollected(data) ? 'For' : 'Deliver to', lines: [...data.address, data.phone] }];
}

function factsOf(data: OrderMailData, words: MailWords): Fact[] {
  return [
    ...timeOf(data, words),
    ...receiverOf(data),
    { heading: 'Payment', lines: [paymentText(data)] },
    ...taxesOf(data, words),
  ];
}

/** A sentence about the way in which the money comes back. */
function wayBack({ payment }: OrderMailData): string {
  if (payment === 'CASH') return 'We pay it back in cash.';
  return payment === 'TEST'
    ? 'It was a test payment, so no real money is moved.'
    : 'It goes back the way you paid; that can take some days.';
}

const reasonText = (reason: string | null | undefined) => (reason ? [`The shop writes: ${reason}`] : []);

type OrderTexts = (data: OrderMailData, words: MailWords, name: string) => Omit<MailContent, 'button'>;

const orderTexts: Record<Exclude<MailKind, 'PASSWORD_RESET'>, OrderTexts> = {
  ORDER_PLACED: (data, words, name) => ({
    subject: `${name}: we have your order`,
    heading: 'Thank you for your order',
    paragraphs: [
      `We have ${name} of ${words.momentText(data.orderedAt)}, and tell you when it is ${isCollected(data) ? 'ready to collect' : 'on its way'}.`,
    ],
    lines: linesOf(data, words),
    sums: sumsOf(data, words),
    facts: factsOf(data, words),
  }),
  ORDER_FOR_SHOP: (data, words, name) => ({
    subject: `New ${name}: ${words.amountText(data.totalCents, data.currency)}`,
    heading: `New ${name}`,
    paragraphs: [`Ordered ${words.momentText(data.orderedAt)}.`],
    lines: linesOf(data, words),
    sums: sumsOf(data, words),
    facts: factsOf(data, words),
  }),
  ORDER_SETTLED: (data, words, name) => {
    const { changes = [], totalBeforeCents = data.totalCents, refundCents = 0, currency } = data;
    const total = words.amountText(data.totalCents, currency);
    const before = words.amountText(totalBeforeCents, currency);
    const isLess = totalBeforeCents !== data.totalCents;
    return {
      subject: `${name} is packed: ${isLess ? `${total} instead of ${before}` : total}`,
      heading: 'Your order is packed',
      paragraphs: [
        ...(changes.length > 0 ? ['Not everything is as you ordered it:', ...changes] : []),
        isLess ? `The total is now ${total} instead of ${before}.` : `The total is ${total}.`,
        ...(refundCents > 0 ? [`We refund ${words.amountText(refundCents, currency)}. ${wayBack(data)}`] : []),
      ],
      lines: linesOf(data, words),
      sums: sumsOf(data, words),
      facts: [...timeOf(data, words), ...taxesOf(data, words)],
    };
  },
  ORDER_READY: (data, words, name) => ({
    subject: `${name} is ready to collect`,
    heading: 'Your order is ready to collect',
    paragraphs: [dueText(data, words)],
    facts: factsOf(data, words),
  }),
  ORDER_OUT: (data, words, name) => ({
    subject: `${name} is on its way`,
    heading: 'Your order is on its way',
    paragraphs: [dueText(data, words)],
    facts: factsOf(data, words),
  }),
  ORDER_CANCELLED: (data, words, name) => ({
    subject: `${name} is cancelled`,
    heading: 'Your order is cancelled',
    paragraphs: [
      data.cancelledBy === 'SELLER' ? `We are sorry: we cancelled ${name}.` : `You cancelled ${name}.`,
      ...(data.cancelledBy === 'SELLER' ? reasonText(data.reason) : []),
      data.refundCents
        ? `We refund ${words.amountText(data.refundCents, data.currency)}. ${wayBack(data)}`
        : 'There is nothing to pay.',
    ],
  }),
  ORDER_REFUNDED: (data, words, name) => {
    const amount = words.amountText(data.refundCents ?? 0, data.currency);
    return {
      subject: `${name}: we refund ${amount}`,
      heading: `We refund ${amount}`,
      paragraphs: [`This is for ${name}. ${wayBack(data)}`, ...reasonText(data.reason)],
    };
  },
};

/** Whether the receiver's email is confirmed, and the link that confirms it; null where no link can be written. */
export type Confirmation = { isConfirmed: true } | { isConfirmed: false; confirmUrl: string | null };

/** The text and the link for an unconfirmed receiver. */
function confirmationOf(confirmation: Confirmation, { shopUrl }: MailWords): Pick<MailContent, 'small' | 'smallLink'> {
  if (confirmation.isConfirmed) return {};
  const reason = 'This mail leaves out name and address, because this email is not confirmed yet.';
  const otherwise = 'If you did not order here, do nothing.';
  const { confirmUrl } = confirmation;
  if (confirmUrl === null) {
    const small = `${reason} To confirm it, ask for a new password at ${shopUrl}/reset-password and choose one by the link. ${otherwise}`;
    return { small };
  }
  return {
    small: `${reason} If you ordered here, confirm it by this link. ${otherwise}`,
    smallLink: { text: 'Confirm your email', url: confirmUrl },
  };
}

/**
 * The content of a mail about an order. A mail to an unconfirmed email has nothing that the shopper typed: anybody can order in
 * the name of another email, and would write to its owner through the shop.
 */
export function orderContent(
  kind: Exclude<MailKind, 'PASSWORD_RESET'>,
  whole: OrderMailData,
  confirmation: Confirmation,
  words: MailWords,
): MailContent {
  const data = confirmation.isConfirmed ? whole : { ...whole, address: [], phone: '' };
  const button =
    kind === 'ORDER_FOR_SHOP'
      ? { text: 'Open the orders', url: `${words.shopUrl}/seller/orders` }
      : { text: 'See your orders', url: `${words.shopUrl}/my-orders` };
  const texts = orderTexts[kind](data, words, `Order No. ${data.number}`);
  return { ...texts, button, ...confirmationOf(confirmation, words) };
}

/** The address of a link: the token is in the fragment, which browsers send to no server and in no Referer. */
const linkOf = (account: 'shopper' | 'seller', token: string, { shopUrl }: MailWords) =>
  `${shopUrl}/reset-password#${account}.${token}`;

/** The content of a mail to a new member of the team, with a link that sets the first password. */
export function invitationContent(email: string, token: string, words: MailWords): MailContent {
  const { shopName, shopUrl } = words;
  return {
    subject: `Your login to ${shopName}`,
    heading: 'Welcome to the team',
    paragraphs: [
      `You can now log in to the seller's pages of ${shopName}, with ${email} and a password of your own. The link works once, for 3 days.`,
    ],
    button: { text: 'Choose a password', url: linkOf('seller', token, words) },
    small: `If the link is too old, ask for a new one at ${shopUrl}/seller: "Forgot your password?".`,
  };
}

/** The content of a mail with a link that sets a new password. */
export function resetContent(account: 'shopper' | 'seller', token: string, words: MailWords): MailContent {
  const { shopName } = words;
  const what = account === 'seller' ? `your login to the seller's pages of ${shopName}` : `your account at ${shopName}`;
  return {
    subject: `A new password for ${shopName}`,
    heading: 'Choose a new password',
    paragraphs: [`Somebody, probably you, asked for a new password for ${what}. The link works once, for 30 minutes.`],
    button: { text: 'Choose a new password', url: linkOf(account, token, words) },
    small: 'If it was not you, do nothing: your password stays as it is.',
  };
}
