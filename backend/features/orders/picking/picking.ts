import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import type { ShortReason } from '#backend/db/picking-tables.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { stepsOf } from '#backend/rules/portions.ts';
import { sizeTextOf } from '#backend/rules/pack-size.ts';
import { endPicking } from './settlement.ts';
import { raiseVersion } from '../order-repository.ts';
import { changeOrder, setStage, type ChangedOrder, type OrderChange } from '../changes/change-order.ts';
import { staffOf } from '#backend/rules/stages.ts';
import type { Order, OrderLine } from '../order.ts';
import { recordAudit } from '#backend/audit/audit.ts';
import { lockProducts } from '#backend/features/catalogue/products/product-repository.ts';
import { centsOf, gramRangeOf, isUnlikelyWeight } from '#backend/rules/line-picks.ts';
import { findPickByKey, insertPick, readPicksOf } from './pick-repository.ts';
import type { LinePick, Substitute } from '../order-ledger.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import type { StoreSettings } from '#backend/features/shop/settings/store-settings.ts';
import { depositTaxIn, taxOfClass } from '#backend/features/shop/settings/tax-settings.ts';
import { depositTypesById } from '#backend/features/catalogue/deposits/deposit-type-repository.ts';
import { depositOf, lineDepositOf } from '#backend/rules/deposits.ts';
import { unsoldBecause } from '#backend/rules/availability.ts';
import { grams as gramsText } from '#backend/texts.ts';
import * as texts from './texts.ts';

/** The goods that were found for a line, as the seller says it. */
interface PickRequest extends OrderChange {
  line: number;
  /** The number of pieces. Null takes the pick of the line back. */
  quantity: number | null;
  grams: number | null;
  substituteId: string | null;
  reason: ShortReason | null;
  /** Whether the seller has confirmed a weight that is unlikely. */
  isWeightConfirmed: boolean;
  key: string | null;
  settingsDefaults: StoreSettings;
}

const keyUsed = refused(
  'INVALID',
  'This Idempotency-Key was already used for another line. Please use a new one.',
  'idempotencyKey',
);

const isFinished = refused('REFUSED', texts.isFinished);

/** The substitute, as it is now, or why the line may not have it. */
async function findSubstitute(
  database: Database,
  trx: DatabaseTransaction,
  {
    order,
    line,
    id,
    quantity,
    settingsDefaults,
  }: { order: Order; line: OrderLine; id: string; quantity: number; settingsDefaults: StoreSettings },
): Promise<Substitute | { refusal: Refusal }> {
  const refusal = (text: string) => ({ refusal: refused('REFUSED', text, 'substituteId') });
  if ((line.substitution ?? order.substitution) === 'NONE') {
    return refusal(texts.noSubstituteWanted(line.name));
  }
  const product = (await lockProducts(database, trx, [id])).get(id);
  const reason = unsoldBecause(product, quantity);
  if (product === undefined || reason === 'NOT_SOLD' || id === line.productId) {
    return refusal(texts.cannotBeGiven);
  }
  const { name, category, offerPriceCents: priceCents, pictures } = product;
  const portionGrams = product.portion?.grams ?? null;
  // The prices of other steps cannot be compared.
  if (portionGrams !== line.portionGrams) return refusal(texts.otherSteps(name, line.name));
  if (priceCents > line.priceCents) return refusal(texts.isDearer(name, line.name));
  const { tax } = (await readSettings(trx, settingsDefaults)).settings;
  const depositTypes = product.deposit ? await depositTypesById(trx) : new Map<string, never>();
  const deposit = lineDepositOf(product.deposit, depositTypes, depositTaxIn(tax));
  if (priceCents + depositOf(deposit, 1) > line.priceCents + depositOf(line.deposit, 1)) {
    return refusal(texts.isDearerWithDeposit(name, line.name));
  }
  // The shopper was not told about an age that the ordered product does not have.
  if ((product.minimumAge ?? 0) > (line.minimumAge ?? 0)) {
    return refusal(texts.isNotForEverybody(name, product.minimumAge ?? 0));
  }
  if (reason !== null) return refusal(texts.tooFewInStock(name));
  return {
    productId: id,
    name,
    category,
    priceCents,
    imageHash: pictures[0]?.hash ?? null,
    sizeText: sizeTextOf(product),
    tax: order.taxRule.mode === 'FLOOR' ? null : taxOfClass(tax, product.taxClass),
    deposit,
    portionGrams,
  };
}

/** The reason why these goods cannot have that weight, or null. */
function weightFault(
  { quantity, grams, isWeightConfirmed }: { quantity: number; grams: number | null; isWeightConfirmed: boolean },
  { name, orderedGrams }: { name: string; orderedGrams: number | null },
  range: ReturnType<typeof gramRangeOf>,
): Refusal | null {
  if (range === null || quantity === 0) {
    return grams === null ? null : refused('INVALID', texts.isNotWeighed(name), 'grams');
  }
  if (grams === null) return refused('INVALID', texts.isWeighed(name), 'grams');
  const most = orderedGrams ?? range.to * quantity;
  if (isWeightConfirmed || !isUnlikelyWeight(grams, most)) return null;
  // Of goods in steps the weight says how many there are, so it is compared with what was ordered.
  const text =
    orderedGrams === null
      ? texts.isUnlikelyWeight(grams, range.from * quantity, most)
      : texts.isUnlikelyForOrder(gramsText(grams), gramsText(orderedGrams));
  return refused('REFUSED', text, 'grams');
}

/** The pick that the request asks for, or why it cannot be. */
async function readPick(
  database: Database,
  trx: DatabaseTransaction,
  order: Order,
  request: PickRequest & { quantity: number },
): Promise<LinePick | { refusal: Refusal }> {
  const { grams, substituteId } = request;
  const line = order.lines[request.line];
  if (line === undefined) return { refusal: refused('INVALID', texts.noSuchLine, 'line') };
  // What the scale says decides how many steps there are.
  const { portionGrams } = line;
  const isInSteps = portionGrams !== null && grams !== null && request.quantity > 0;
  const quantity = isInSteps ? stepsOf(grams, portionGrams, line.quantity) : request.quantity;
  if (quantity > line.quantity) {
    return { refusal: refused('TOO_MANY', texts.fewerOrdered(line.quantity, line.name), 'quantity') };
  }
  const isSubstituted = substituteId !== null && quantity > 0;
  if (quantity < line.quantity && !isSubstituted && request.reason === null) {
    return { refusal: refused('INVALID', texts.sayWhyShort(line.name), 'reason') };
  }
  const substitute = isSubstituted
    ? await findSubstitute(database, trx, {
        order,
        line,
        id: substituteId,
        quantity,
        settingsDefaults: request.settingsDefaults,
      })
    : null;
  if (substitute !== null && 'refusal' in substitute) return substitute;
  const given = substitute ?? line;
  const orderedGrams = portionGrams && portionGrams * line.quantity;
  const refusal = weightFault({ ...request, quantity }, { name: given.name, orderedGrams }, gramRangeOf(given));
  if (refusal !== null) return { refusal };
  const isComplete = quantity === line.quantity && substitute === null;
  const found = {
    line: request.line,
    quantity,
    grams,
    reason: isComplete ? null : (request.reason ?? 'MISSING'),
    substitute,
  };
  return { ...found, cents: centsOf(line, found) };
}

function isSamePick(pick: LinePick | null, before: LinePick | null): boolean {
  const goodsOf = (each: LinePick | null) =>
    each && [each.quantity, each.grams, each.reason, each.substitute, each.cents];
  return JSON.stringify(goodsOf(pick)) === JSON.stringify(goodsOf(before));
}

/** So many pieces, or the weight of so many steps. */
const amountOf = (quantity: number, { portionGrams }: OrderLine): number | string =>
  portionGrams === null ? quantity : gramsText(quantity * portionGrams);

/** The goods that were found for a line, as a text for the trail of changes. */
function foundText(line: OrderLine | undefined, { quantity, grams, reason, substitute }: LinePick): string {
  const isInSteps = line?.portionGrams != null && grams !== null;
  const parts = [
    line &&
      texts.foundOf(line.name, isInSteps ? gramsText(grams) : amountOf(quantity, line), amountOf(line.quantity, line)),
    substitute && texts.instead(substitute.name),
    grams !== null && !isInSteps && gramsText(grams),
    reason && texts.shortReasons[reason],
  ];
  return parts.filter(Boolean).join(texts.comma);
}

/**
 * Records what was found of a line; the newest pick of a line counts. The first pick moves a placed order to PICKING. The same
 * pick again changes nothing.
 */
export async function pickLine(database: Database, request: PickRequest, now: number): Promise<ChangedOrder> {
  const { line, quantity, key } = request;
  return changeOrder(
    database,
    request,
    async (trx, order) => {
      if (order.stage !== 'PLACED' && order.stage !== 'PICKING') return isFinished;
      const before = (await readPicksOf(trx, order.id)).find((pick) => pick.line === line) ?? null;
      const pick = quantity === null ? null : await readPick(database, trx, order, { ...request, quantity });
      if (pick !== null && 'refusal' in pick) return pick.refusal;
      if (isSamePick(pick, before)) return null;
      await insertPick(trx, order.id, { line, pick, key, now });
      const { viewer } = request;
      await recordAudit(trx, {
        actor: staffOf(viewer),
        action: 'ORDER_PICKED',
        subject: { kind: 'ORDER', id: order.id, name: String(order.number) },
        before: before && { line: foundText(order.lines[line], before) },
        after: pick && { line: foundText(order.lines[line], pick) },
        at: now,
      });
      if (order.stage === 'PICKING') await raiseVersion(trx, order.id, now);
      else {
        await setStage(trx, order, 'PICKING', { viewer, note: null, isPaid: order.isPaid, now });
      }
      return null;
    },
    async (trx) => {
      const before = key === null ? undefined : await findPickByKey(trx, request.orderId, key);
      if (before === undefined) return false;
      return before.line === line ? true : keyUsed;
    },
  );
}

/**
 * Ends the picking of an order: it becomes READY, costs what was found, and is refunded what was paid too much. `notice` tells the
 * seller of substitutes that were sold meanwhile.
 */
export async function finishPicking(
  database: Database,
  wanted: OrderChange,
  now: number,
): Promise<{ changed: ChangedOrder; notice: string | null }> {
  let notice: string | null = null;
  const onNotice = (text: string) => (notice = text);
  const changed = await changeOrder(database, wanted, async (trx, order, money, ledger) => {
    if (order.stage !== 'PICKING') {
      return order.stage === 'PLACED' ? refused('REFUSED', texts.nothingPicked) : isFinished;
    }
    return endPicking(database, trx, {
      order,
      money,
      ledger,
      viewer: wanted.viewer,
      note: null,
      isPicked: true,
      onNotice,
      now,
    });
  });
  return { changed, notice };
}
