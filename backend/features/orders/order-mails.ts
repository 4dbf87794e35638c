import { addressLines } from '#common/address-lines.ts';
import type { DatabaseTransaction } from '#backend/db/database.ts';
import type { MailKind } from '#backend/db/mail-tables.ts';
import type { SubstitutionWish } from '#backend/db/picking-tables.ts';
import type { ContractTexts } from '#backend/features/shop/contracts/contract-text-repository.ts';
import type { IncludedTax } from '#backend/rules/money.ts';
import type { Order, OrderSlot } from './order.ts';
import { readOrderTaxes } from './order-tax-repository.ts';
import { mailedEmail } from '#backend/features/people/sessions/user-repository.ts';
import { isMailing, writeMails, type NewMail } from '#backend/outbox.ts';
import { readOrderStops } from './joining/order-stop-repository.ts';
import { findOrder } from './order-repository.ts';
import { isCash, isCollected, isPlaced } from '#backend/rules/stages.ts';
import * as texts from './texts.ts';

/** The order as its mail tells it, at the time when the mail is written. Amounts are in cents. */
export interface OrderMailData {
  number: number;
  orderedAt: number;
  currency: string;
  payment: 'CASH' | 'ONLINE' | 'TEST';
  /** The receiver and the lines of the address. Typed by the shopper, like `phone`: only in mails to confirmed emails. */
  address: string[];
  phone: string;
  /** The email of the account, for the shop. */
  email?: string | undefined;
  /** Typed by the shopper too. */
  noteToShop?: string | null | undefined;
  noteToCourier?: string | null | undefined;
  /** The wish for products that are not there; absent in mails of the versions before. */
  wish?: SubstitutionWish | undefined;
  /** The names of the products for which the wish is the other one. */
  wishExceptions?: string[] | undefined;
  lines: {
    name: string;
    sizeText: string | null;
    quantity: number;
    /** The weight of goods that are sold in steps of weight. Null, or absent in old mails, for others. */
    grams?: number | null;
    cents: number;
  }[];
  sums: { label: string; cents: number }[];
  totalCents: number;
  /** The promised time, in milliseconds since 1970; absent without one. */
  slot?: Omit<OrderSlot, 'id'> | null | undefined;
  /** The number of the order that it was added to: both come together. */
  joins?: number | undefined;
  /** Until then, in milliseconds since 1970, the order waits for the press on the link in this mail. */
  confirmUntil?: number | undefined;
  /** The page on which an order that the staff has taken is paid, and until when, in milliseconds since 1970. */
  toPay?: { url: string; until: number } | undefined;
  /** Whether the order is that of a guest, whose mails have a link to it. */
  isGuest?: boolean | undefined;
  /** The texts of the contract, for the mail of a placed order. */
  contract?: ContractTexts | undefined;
  /** The taxes in the total, where prices include them. */
  includedTaxes?: readonly IncludedTax[] | undefined;
  /** The refunded amount. */
  refundCents?: number | undefined;
  /** The reason that the shop gives. */
  reason?: string | null | undefined;
  /** The party that cancelled it. */
  cancelledBy?: 'SHOPPER' | 'SELLER' | undefined;
  /** Weighed goods that are as they were ordered, in grams. */
  weighed?: { name: string; grams: number; cents: number }[] | undefined;
  /** A sentence such as `Bananas: 1 of 3.` for each line that is not as it was ordered. */
  changes?: string[] | undefined;
  /** The total when it was ordered, where it changed. */
  totalBeforeCents?: number | undefined;
}

/** The facts that the order does not have itself. */
type OrderMailExtra = Pick<
  OrderMailData,
  | 'refundCents'
  | 'reason'
  | 'cancelledBy'
  | 'changes'
  | 'totalBeforeCents'
  | 'weighed'
  | 'contract'
  | 'confirmUntil'
  | 'toPay'
> &
  // The lines whose found goods are not the ordered ones.
  Partial<Pick<OrderMailData, 'lines'>>;

function describe(order: Order): OrderMailData {
  const { number, createdAt, currency, address, provider } = order;
  const onlinePayment = provider === 'sandbox' ? 'TEST' : 'ONLINE';
  return {
    number,
    orderedAt: createdAt,
    currency,
    payment: isCash(order) ? 'CASH' : onlinePayment,
    address: [`${address.firstName} ${address.lastName}`, ...addressLines(address)],
    phone: address.phone,
    noteToShop: order.noteToShop,
    noteToCourier: order.noteToCourier,
    wish: order.substitution,
    wishExceptions: order.lines
      .filter(({ substitution }) => substitution !== null && substitution !== order.substitution)
      .map(({ name }) => name),
    lines: order.lines.map(({ name, sizeText, quantity, priceCents, portionGrams }) => ({
      name,
      sizeText,
      quantity,
      grams: portionGrams && quantity * portionGrams,
      cents: priceCents * quantity,
    })),
    sums: [
      { label: texts.subtotal, cents: order.subtotalCents },
      { label: texts.deposits, cents: order.depositCents },
      { label: texts.tax, cents: order.taxCents },
      { label: texts.delivery, cents: order.shippingCents },
    ],
    totalCents: order.settled?.amountCents ?? order.amountCents,
    slot: order.slot && { kind: order.slot.kind, start: order.slot.start, end: order.slot.end },
  };
}

type ShopperMailKind = Exclude<
  MailKind,
  | 'EMAIL_CHANGED'
  | 'NEWSLETTER_CONFIRM'
  | 'ORDER_CANCELLED_FOR_SHOP'
  | 'ORDER_FOR_SHOP'
  | 'PASSWORD_RESET'
  | `WITHDRAWAL_${string}`
>;

/** What a mail says that is not in the order. */
interface MailFacts {
  /** The email of the account. */
  email: string;
  isGuest: boolean;
  /** The taxes in what the order costs now; empty where they were added to the prices. */
  includedTaxes: readonly IncludedTax[];
  /** The number of the order that it was added to. */
  joins?: number | undefined;
}

/** Null when the account is gone. */
async function readMailFacts(trx: DatabaseTransaction, order: Order): Promise<MailFacts | null> {
  const { id, userId } = order;
  const user = await trx
    .selectFrom('users')
    .select(['email as ownEmail', mailedEmail.as('email')])
    .where('id', '=', userId)
    .executeTakeFirst();
  const taxes = (await readOrderTaxes(trx, [id])).get(id);
  if (!user) return null;
  const { email, ownEmail } = user;
  const joins = (await readOrderStops(trx, [order])).get(id)?.first?.number;
  return { email, isGuest: email !== ownEmail, includedTaxes: taxes?.settled ?? taxes?.placed ?? [], joins };
}

/** A mail to the shopper of an order, at the email of the account or of the guest. */
function toShopper(
  kind: ShopperMailKind,
  { email, isGuest, includedTaxes, joins }: MailFacts,
  { order, version, now, ...extra }: { order: Order; version: number; now: number } & OrderMailExtra,
): NewMail {
  const data = {
    ...describe(order),
    ...(includedTaxes.length > 0 && { includedTaxes }),
    ...(isGuest && { isGuest }),
    ...(joins !== undefined && { joins }),
    ...extra,
  };
  // A mail that asks for a press or a payment is of no use after it.
  return {
    kind,
    orderId: order.id,
    userId: order.userId,
    version,
    to: email,
    data,
    now,
    giveUpAt: extra.confirmUntil ?? extra.toPay?.until,
  };
}

/**
 * Writes a mail to the shopper about a change of an order; `version` is the order's version after it. Does nothing
 * where no mail is set up.
 */
export async function enqueueOrderMail(
  trx: DatabaseTransaction,
  kind: ShopperMailKind,
  about: { order: Order; version: number; now: number } & OrderMailExtra,
): Promise<void> {
  if (!(await isMailing(trx))) return;
  const facts = await readMailFacts(trx, about.order);
  if (facts !== null) await writeMails(trx, withReceiver([toShopper(kind, facts, about)]));
}

/** Without the mails to a customer of whom the shop knows no email. */
const withReceiver = (mails: NewMail[]) => mails.filter(({ to }) => to !== '');

/** Writes to the shopper that an order can be collected, with what it costs now. Orders that are delivered have a mail when they are out. */
export async function enqueueReadyMail(trx: DatabaseTransaction, orderId: string, now: number): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (order === null || !isCollected(order)) return;
  await enqueueOrderMail(trx, 'ORDER_READY', { order, version: order.version, now });
}

/** A mail like that to the shopper, to the shop: it says how the shopper can be reached. */
const toShop = (mail: NewMail, kind: 'ORDER_FOR_SHOP' | 'ORDER_CANCELLED_FOR_SHOP'): NewMail => ({
  ...mail,
  kind,
  to: null,
  data: { ...mail.data, email: mail.to },
});

/**
 * Writes the mails of a placed order: to the shopper and to the shop. Does nothing where no mail is set up. `known` are the facts of an
 * order that this transaction has made.
 */
export async function enqueuePlacedMails(
  trx: DatabaseTransaction,
  order: Order,
  now: number,
  known?: MailFacts,
): Promise<void> {
  if (!(await isMailing(trx))) return;
  const facts = known ?? (await readMailFacts(trx, order));
  if (facts === null) return;
  const { contract } = order;
  const hasContract = contract.terms !== null || contract.withdrawal !== null;
  const mail = toShopper('ORDER_PLACED', facts, { order, version: 1, now, ...(hasContract && { contract }) });
  await writeMails(trx, withReceiver([mail, toShop(mail, 'ORDER_FOR_SHOP')]));
}

/**
 * Writes the mails of a cancelled order: to the shopper and, if that is who cancelled it, to the shop, which had a mail
 * about the order. Does nothing where no mail is set up.
 */
export async function enqueueCancelledMails(
  trx: DatabaseTransaction,
  about: { order: Order; version: number; now: number } & OrderMailExtra,
): Promise<void> {
  if (!(await isMailing(trx))) return;
  const facts = await readMailFacts(trx, about.order);
  if (facts === null) return;
  const mail = toShopper('ORDER_CANCELLED', facts, about);
  const isNews = about.cancelledBy === 'SHOPPER' && isPlaced(about.order);
  await writeMails(trx, withReceiver(isNews ? [mail, toShop(mail, 'ORDER_CANCELLED_FOR_SHOP')] : [mail]));
}
