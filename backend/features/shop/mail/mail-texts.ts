import type { MailKind } from '#backend/db/mail-tables.ts';
import type { MailContent } from './mail-layout.ts';
import type { OrderMailData } from '#backend/features/orders/order-mails.ts';
import { pageTitles } from '../settings/texts.ts';
import { language } from '#backend/language.ts';
import { grams as gramsText } from '#backend/texts.ts';
import * as texts from './texts.ts';

/** The facts that the texts need besides the mail's own data. */
export interface MailWords {
  shopName: string;
  /** The shop's origin, without a trailing slash. */
  shopUrl: string;
  /** The shop's email for customers, or else its address. */
  contact: string;
  /** The address where orders are collected, in lines; empty when the shop has not said so. */
  shopAddress: string[];
  amountText: (cents: number, currency: string) => string;
  /** Writes the size of a product by the shop's locale. */
  sizeText: (text: string) => string;
  /** Writes a moment by the shop's locale, in its time zone. */
  momentText: (at: number) => string;
  /** Writes a period of one day in the same way. */
  periodText: (start: number, end: number) => string;
  /** The texts of the contract, in the mail of a placed order. */
  /** The link to the order of a guest; null in mails to others. */
  guestUrl?: string | null | undefined;
  contract?: { terms: string | null; withdrawal: string | null } | undefined;
}

const percents = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

const isCollected = ({ slot }: OrderMailData) => slot?.kind === 'PICKUP';

function paymentText(data: OrderMailData): string {
  if (data.toPay) return texts.toBePaidOnline;
  if (data.payment !== 'CASH') return data.payment === 'TEST' ? texts.paidInTest : texts.paidOnline;
  return isCollected(data) ? texts.cashWhenCollected : texts.cashOnDelivery;
}

/** A sentence about the payment that is due when the goods are handed over. */
function dueText(data: OrderMailData, { amountText }: MailWords): string {
  return data.payment === 'CASH' ? texts.haveCashReady(amountText(data.totalCents, data.currency)) : texts.nothingToDo;
}

function linesOf({ lines, currency }: OrderMailData, { amountText, sizeText }: MailWords): [string, string][] {
  return lines.map(({ name, sizeText: size, quantity, grams = null, cents }) => [
    grams === null
      ? texts.line(`${quantity} ×`, name, size && sizeText(size))
      : texts.line(gramsText(grams), name, null),
    amountText(cents, currency),
  ]);
}

function sumsOf({ sums, totalCents, currency }: OrderMailData, { amountText }: MailWords): [string, string][] {
  const shown = sums.filter(({ cents }) => cents !== 0).map(({ label, cents }) => [label, cents] as const);
  return [...shown, [texts.total, totalCents] as const].map(([label, cents]) => [label, amountText(cents, currency)]);
}

interface Fact {
  heading: string;
  lines: string[];
}

function timeOf({ slot }: OrderMailData, { periodText, shopAddress }: MailWords): Fact[] {
  if (!slot) return [];
  const lines = [periodText(slot.start, slot.end)];
  if (slot.kind === 'DELIVERY') return [{ heading: texts.timeOfDelivery, lines }];
  const place = shopAddress.length > 0 ? [{ heading: texts.collectAt, lines: shopAddress }] : [];
  return [{ heading: texts.timeToCollect, lines }, ...place];
}

function taxesOf({ includedTaxes = [], currency }: OrderMailData, { amountText }: MailWords): Fact[] {
  const lines = includedTaxes
    .filter(({ netCents, taxCents }) => netCents + taxCents > 0)
    .map(({ name, basisPoints, netCents, taxCents }) =>
      texts.taxLine(
        name,
        percents.format(basisPoints / 100),
        amountText(taxCents, currency),
        amountText(netCents, currency),
      ),
    );
  return lines.length === 0 ? [] : [{ heading: texts.taxesInTotal, lines }];
}

/** A list of products in one line. */
const listText = (names: string[]) => new Intl.ListFormat(language, { type: 'unit' }).format(names);

/** The wish for missing products, and the notes; no notes in mails to an unconfirmed email. */
function wishesOf({ wish, wishExceptions = [], noteToShop, noteToCourier }: OrderMailData): Fact[] {
  const except = wishExceptions.length > 0 ? [texts.wishExcept(listText(wishExceptions))] : [];
  const noteOf = (heading: string, note: string | null | undefined) =>
    note ? [{ heading, lines: note.split('\n') }] : [];
  return [
    ...(wish === undefined ? [] : [{ heading: texts.ifMissing, lines: [texts.wishes[wish], ...except] }]),
    ...noteOf(texts.noteToShop, noteToShop),
    ...noteOf(texts.noteToCourier, noteToCourier),
  ];
}

/** The texts of the contract that the shopper has made. */
function contractOf({ contract }: MailWords): MailContent['documents'] {
  const { terms = null, withdrawal = null } = contract ?? {};
  return [
    ...(terms === null ? [] : [{ heading: pageTitles.terms, text: terms }]),
    ...(withdrawal === null ? [] : [{ heading: texts.withdrawalPage, text: withdrawal }]),
  ];
}

/** How the shop reaches the shopper; none in mails to the shopper. */
function contactOf({ email, phone }: OrderMailData): Fact[] {
  return email === undefined ? [] : [{ heading: texts.contact, lines: [email, phone].filter(Boolean) }];
}

/** The receiver with the address and the phone; none in mails to an unconfirmed email. */
function receiverOf(data: OrderMailData): Fact[] {
  if (data.address.length === 0) return [];
  const phone = data.email === undefined ? [data.phone] : [];
  return [{ heading: isCollected(data) ? texts.collectedFor : texts.deliverTo, lines: [...data.address, ...phone] }];
}

function factsOf(data: OrderMailData, words: MailWords): Fact[] {
  return [
    ...timeOf(data, words),
    ...(data.joins === undefined ? [] : [{ heading: texts.addedTo, lines: [texts.orderNumbered(data.joins)] }]),
    ...receiverOf(data),
    ...contactOf(data),
    { heading: texts.payment, lines: [paymentText(data)] },
    ...taxesOf(data, words),
  ];
}

/** A sentence about the way in which the money comes back. */
function wayBack({ payment }: OrderMailData): string {
  if (payment === 'CASH') return texts.backInCash;
  return payment === 'TEST' ? texts.backNowhere : texts.backOnline;
}

const reasonText = (reason: string | null | undefined) => (reason ? [texts.shopWrites(reason)] : []);

/** What is not as it was ordered, and the weighed goods that are. */
function foundOf({ changes = [], weighed = [], currency }: OrderMailData, { amountText }: MailWords): string[] {
  const goods = weighed.map(({ name, grams, cents }) => texts.weighedLine(name, grams, amountText(cents, currency)));
  const list = goods.length > 0 ? [texts.weighedGoods(goods.join('; '))] : [];
  if (changes.length > 0) return [texts.notAsOrdered, ...changes, ...list];
  return goods.length > 0 ? [[texts.asOrdered, ...list].join(' ')] : [];
}

type OrderMailKind = Exclude<
  MailKind,
  'EMAIL_CHANGED' | 'FAULT_FOR_SHOP' | 'NEWSLETTER_CONFIRM' | 'PASSWORD_RESET' | `WITHDRAWAL_${string}`
>;
type OrderTexts = (data: OrderMailData, words: MailWords) => Omit<MailContent, 'button'>;

/** The first words of the mail of an order that is placed, or that its guest has to confirm or its customer to pay before. */
function placedWords(
  data: OrderMailData,
  { momentText }: MailWords,
): Pick<MailContent, 'subject' | 'heading' | 'paragraphs'> {
  const { number, confirmUntil, toPay } = data;
  const time = momentText(data.orderedAt);
  if (confirmUntil !== undefined) {
    const paragraphs = [texts.toConfirm(number, time, momentText(confirmUntil)), texts.wasNotYourOrder];
    return { subject: texts.toConfirmSubject(number), heading: texts.toConfirmHeading, paragraphs };
  }
  if (toPay !== undefined) {
    const paragraphs = [texts.toPay(number, time, momentText(toPay.until)), texts.wasNotYourCall];
    return { subject: texts.toPaySubject(number), heading: texts.toPayHeading, paragraphs };
  }
  const placed = isCollected(data) ? texts.placedCollected : texts.placedDelivered;
  return { subject: texts.placedSubject(number), heading: texts.placedHeading, paragraphs: [placed(number, time)] };
}

const orderTexts: Record<OrderMailKind, OrderTexts> = {
  ORDER_PLACED: (data, words) => ({
    ...placedWords(data, words),
    lines: linesOf(data, words),
    sums: sumsOf(data, words),
    facts: [...factsOf(data, words), ...wishesOf(data)],
    documents: contractOf(words),
  }),
  ORDER_FOR_SHOP: (data, words) => ({
    subject: texts.newOrderSubject(data.number, words.amountText(data.totalCents, data.currency)),
    heading: texts.newOrderHeading(data.number),
    paragraphs: [texts.orderedAt(words.momentText(data.orderedAt))],
    lines: linesOf(data, words),
    sums: sumsOf(data, words),
    facts: [...wishesOf(data), ...factsOf(data, words)],
  }),
  ORDER_CANCELLED_FOR_SHOP: (data, words) => ({
    subject: texts.cancelledForShopSubject(data.number, words.amountText(data.totalCents, data.currency)),
    heading: texts.cancelledForShopHeading(data.number),
    paragraphs: [
      texts.cancelledForShop(words.momentText(data.orderedAt)),
      ...(data.reason ? [texts.customerWrites(data.reason)] : []),
      ...(data.refundCents ? [texts.shopRefunds(words.amountText(data.refundCents, data.currency))] : []),
    ],
    lines: linesOf(data, words),
    sums: sumsOf(data, words),
    facts: [...timeOf(data, words), ...receiverOf(data), ...contactOf(data)],
  }),
  ORDER_SETTLED: (data, words) => {
    const { number, totalBeforeCents = data.totalCents, refundCents = 0, currency } = data;
    const total = words.amountText(data.totalCents, currency);
    const before = words.amountText(totalBeforeCents, currency);
    const isLess = totalBeforeCents !== data.totalCents;
    return {
      subject: isLess ? texts.packedForLessSubject(number, total, before) : texts.packedSubject(number, total),
      heading: texts.packedHeading,
      paragraphs: [
        ...foundOf(data, words),
        isLess ? texts.totalIsNow(total, before) : texts.totalIs(total),
        ...(refundCents > 0 ? [`${texts.weRefund(words.amountText(refundCents, currency))} ${wayBack(data)}`] : []),
      ],
      lines: linesOf(data, words),
      sums: sumsOf(data, words),
      facts: [...timeOf(data, words), ...taxesOf(data, words)],
    };
  },
  ORDER_READY: (data, words) => ({
    subject: texts.readySubject(data.number),
    heading: texts.readyHeading,
    paragraphs: [dueText(data, words)],
    facts: factsOf(data, words),
  }),
  ORDER_OUT: (data, words) => ({
    subject: texts.outSubject(data.number),
    heading: texts.outHeading,
    paragraphs: [dueText(data, words)],
    facts: factsOf(data, words),
  }),
  ORDER_CANCELLED: (data, words) => ({
    subject: texts.cancelledSubject(data.number),
    heading: texts.cancelledHeading,
    paragraphs: [
      data.cancelledBy === 'SELLER' ? texts.cancelledByShop(data.number) : texts.cancelledByShopper(data.number),
      ...(data.cancelledBy === 'SELLER' ? reasonText(data.reason) : []),
      data.refundCents
        ? `${texts.weRefund(words.amountText(data.refundCents, data.currency))} ${wayBack(data)}`
        : texts.nothingToPay,
    ],
  }),
  ORDER_REFUNDED: (data, words) => {
    const amount = words.amountText(data.refundCents ?? 0, data.currency);
    return {
      subject: texts.refundedSubject(data.number, amount),
      heading: texts.refundedHeading(amount),
      paragraphs: [`${texts.refundFor(data.number)} ${wayBack(data)}`, ...reasonText(data.reason)],
    };
  },
};

/** Whether the receiver's email is confirmed, and the link that confirms it; null where no link can be written. */
export type Confirmation = { isConfirmed: true } | { isConfirmed: false; confirmUrl: string | null };

/** The text and the link for an unconfirmed receiver. */
function confirmationOf(confirmation: Confirmation, { shopUrl }: MailWords): Pick<MailContent, 'small' | 'smallLink'> {
  if (confirmation.isConfirmed) return {};
  const { confirmUrl } = confirmation;
  if (confirmUrl === null) return { small: texts.confirmByPassword(`${shopUrl}/reset-password`) };
  return { small: texts.confirmByLink, smallLink: { text: texts.confirmEmail, url: confirmUrl } };
}

/**
 * The content of a mail about an order. A mail to an unconfirmed email has nothing that the shopper typed: anybody can order in
 * the name of another email, and would write to its owner through the shop.
 */
export function orderContent(
  kind: OrderMailKind,
  whole: OrderMailData,
  confirmation: Confirmation,
  words: MailWords,
): MailContent {
  const data = confirmation.isConfirmed
    ? whole
    : { ...whole, address: [], phone: '', noteToShop: null, noteToCourier: null };
  const content = orderTexts[kind](data, words);
  if (data.toPay) {
    const button = { text: texts.payOrder, url: data.toPay.url };
    return { ...content, button, ...(!words.guestUrl && confirmationOf(confirmation, words)) };
  }
  if (words.guestUrl) {
    const button = { text: data.confirmUntil ? texts.confirmOrder : texts.seeOrder, url: words.guestUrl };
    // The press on the order confirms the email, too. A guest cannot ask for a new password.
    const isConfirmedByPress =
      data.confirmUntil !== undefined || confirmation.isConfirmed || confirmation.confirmUrl === null;
    return { ...content, button, ...(!isConfirmedByPress && confirmationOf(confirmation, words)) };
  }
  const button =
    kind === 'ORDER_FOR_SHOP' || kind === 'ORDER_CANCELLED_FOR_SHOP'
      ? { text: texts.openOrders, url: `${words.shopUrl}/seller/orders` }
      : { text: texts.seeOrders, url: `${words.shopUrl}/my-orders` };
  return { ...content, button, ...confirmationOf(confirmation, words) };
}
