import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { toUnits } from '#backend/rules/money.ts';
import { enqueueOrderMail, enqueueReadyMail } from '../order-mails.ts';
import { language } from '#backend/language.ts';
import { settleStock, type ShortLine } from '#backend/features/catalogue/stock/order-stock.ts';
import { recountOrder } from '../recount-repository.ts';
import { staffOf, type Viewer } from '#backend/rules/stages.ts';
import { countedOf, countedTowardsMissing, type OrderMoney } from '#backend/rules/order-money.ts';
import { recordAudit } from '#backend/audit/audit.ts';
import type { Order, OrderLine } from '../order.ts';
import { recountTakings } from '../past-takings-repository.ts';
import { settleOrderTaxes } from '../order-tax-repository.ts';
import { recordCharged } from '../deposits/charged-deposit-repository.ts';
import { addRefund } from '../refunds/refund-repository.ts';
import { foundSums, lineAccounts, missingRefundCents } from '#backend/rules/line-accounts.ts';
import { isAsOrdered, isWeighedAsOrdered } from '#backend/rules/line-picks.ts';
import type { LinePick, OrderLedger, RecordedPick } from '../order-ledger.ts';
import { readPicksOf } from './pick-repository.ts';
import { setStage } from '../changes/change-order.ts';
import { amountText } from '#backend/rules/portions.ts';
import { grams as gramsText } from '#backend/texts.ts';
import * as texts from './texts.ts';

/** The reason why the picking of this order cannot end now, or null. */
function unfinished(order: Order, picks: readonly LinePick[]): Refusal | null {
  const missing = order.lines.length - picks.length;
  if (missing > 0) {
    return refused('REFUSED', texts.notAllPicked(missing));
  }
  if (picks.every(({ quantity }) => quantity === 0)) {
    return refused('REFUSED', texts.nothingFound);
  }
  return null;
}

/**
 * Ends the picking of a locked order: writes what it costs now, gives missing pieces back to the stock ledger, and enters the
 * refund of what was paid too much. Returns the substitutes of which the stock has too few.
 */
async function settleOrder(
  database: Database,
  trx: DatabaseTransaction,
  {
    order,
    money,
    ledger,
    picks,
    viewer,
    now,
  }: {
    order: Order;
    money: OrderMoney;
    ledger: OrderLedger;
    picks: RecordedPick[];
    viewer: Viewer;
    now: number;
  },
): Promise<ShortLine[]> {
  const { amountCents, taxCents, depositCents, includedTaxes } = foundSums(order, picks);
  await recountTakings(trx, now);
  await trx
    .updateTable('orders')
    .set({
      settled_cents: amountCents,
      settled_tax_cents: taxCents,
      settled_deposit_cents: depositCents,
      settled_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  const settled = { amountCents, taxCents, depositCents, at: now };
  await recountOrder(trx, order, countedOf(order), countedOf({ ...order, settled }));
  if (includedTaxes.length > 0) await settleOrderTaxes(trx, order.id, includedTaxes);
  const short = await settleStock(database, trx, { orderId: order.id, picks, now, staff: staffOf(viewer) });
  await recordAudit(trx, {
    actor: staffOf(viewer),
    action: 'ORDER_SETTLED',
    subject: { kind: 'ORDER', id: order.id, name: String(order.number) },
    before: { amount: toUnits(order.amountCents) },
    after: { amount: toUnits(amountCents), ...(short.length > 0 && { tooFewOf: shortText(short) }) },
    at: now,
  });
  const tooMuchCents = missingRefundCents(lineAccounts(order, { ...ledger, picks }), {
    ...money,
    foundCents: amountCents,
    countedCents: countedTowardsMissing(ledger),
  });
  await enqueueSettledMail(trx, { order, picks, settled, refundCents: tooMuchCents, now });
  if (tooMuchCents === 0) {
    await recordCharged(trx, order.id, now);
    return short;
  }
  await addRefund(trx, {
    orderId: order.id,
    cents: tooMuchCents,
    reason: texts.notAllFound,
    provider: order.provider,
    repeatKey: null,
    staff: staffOf(viewer),
    now,
  });
  return short;
}

const listText = new Intl.ListFormat(language, { type: 'conjunction' });

const shortText = (short: readonly ShortLine[]) =>
  listText.format(
    short.map(({ name, missing, portionGrams }) => texts.pieces(amountText(missing, portionGrams), name)),
  );

/** A sentence about a line whose found goods are not the ordered ones. */
function changeOf({ name, quantity, portionGrams }: OrderLine, pick: LinePick): string {
  if (pick.quantity === 0) return texts.notFound(name);
  const { substitute, grams } = pick;
  // The steps of goods that are weighed say nothing beside their weight.
  if (portionGrams !== null && grams !== null) {
    if (substitute !== null) return texts.replaced(name, gramsText(grams), substitute.name, null);
    return texts.found(name, gramsText(grams), gramsText(quantity * portionGrams), null);
  }
  if (substitute !== null) return texts.replaced(name, amountText(pick.quantity, null), substitute.name, grams);
  return texts.found(name, pick.quantity, quantity, grams);
}

/** Tells the shopper what is not as it was ordered, what was weighed, and the new total. No mail when there is neither. */
async function enqueueSettledMail(
  trx: DatabaseTransaction,
  settlement: {
    order: Order;
    picks: LinePick[];
    settled: { amountCents: number; taxCents: number; depositCents: number };
    refundCents: number;
    now: number;
  },
): Promise<void> {
  const { order, picks, settled, refundCents, now } = settlement;
  const pickOf = new Map(picks.map((pick) => [pick.line, pick]));
  const changes = order.lines.flatMap((line, at) => {
    const pick = pickOf.get(at);
    const isRight = pick === undefined || isAsOrdered(line, pick) || isWeighedAsOrdered(line, pick);
    return isRight ? [] : [changeOf(line, pick)];
  });
  const weighed = order.lines.flatMap((line, at) => {
    const pick = pickOf.get(at);
    if (pick?.grams == null || !isWeighedAsOrdered(line, pick)) return [];
    return [{ name: line.name, grams: pick.grams, cents: pick.cents }];
  });
  if (changes.length === 0 && weighed.length === 0) return;
  const lines = order.lines.map((line, at) => {
    const { quantity, portionGrams } = line;
    const asOrdered = { substitute: null, quantity, grams: null, cents: line.priceCents * quantity };
    const { substitute, grams, ...pick } = pickOf.get(at) ?? asOrdered;
    const { name, sizeText } = substitute ?? line;
    const weight = portionGrams === null ? null : (grams ?? pick.quantity * portionGrams);
    return { name, sizeText, quantity: pick.quantity, grams: weight, cents: pick.cents };
  });
  const { amountCents, taxCents, depositCents } = settled;
  const subtotalCents = amountCents - taxCents - depositCents - order.shippingCents;
  const settledOrder = { ...order, amountCents, taxCents, depositCents, subtotalCents };
  await enqueueOrderMail(trx, 'ORDER_SETTLED', {
    order: settledOrder,
    version: order.version + 1,
    now,
    lines: lines.filter(({ quantity }) => quantity > 0),
    changes,
    weighed,
    totalBeforeCents: order.amountCents,
    refundCents,
  });
}

/**
 * Makes a locked order READY: it costs what was found, and is refunded what was paid too much. An order that is not picked line by
 * line (`isPicked` false) was found as it was ordered. `onNotice` gets a sentence for the seller when a substitute was sold meanwhile.
 */
export async function endPicking(
  database: Database,
  trx: DatabaseTransaction,
  {
    order,
    money,
    ledger,
    viewer,
    note,
    isPicked,
    onNotice,
    now,
  }: {
    order: Order;
    money: OrderMoney;
    ledger: OrderLedger;
    viewer: Viewer;
    note: string | null;
    isPicked: boolean;
    onNotice?: (notice: string) => void;
    now: number;
  },
): Promise<Refusal | null> {
  const picks = await readPicksOf(trx, order.id);
  const refusal = isPicked ? unfinished(order, picks) : null;
  if (refusal !== null) return refusal;
  await setStage(trx, order, 'READY', { viewer, note, isPaid: order.isPaid, now });
  const short = await settleOrder(database, trx, { order, money, ledger, picks, viewer, now });
  if (short.length > 0) onNotice?.(texts.soldMeanwhile(shortText(short)));
  await enqueueReadyMail(trx, order.id, now);
  return null;
}
