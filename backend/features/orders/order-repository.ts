import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { paddedIds } from '#backend/db/padded-ids.ts';
import { numberNewOrder, numberOrder } from '#backend/db/order-numbers.ts';
import { addOrderWords } from '#backend/db/order-words.ts';
import type { Selectable } from 'kysely';
import type { OrderLinesTable, OrdersTable } from '#backend/db/tables.ts';
import type { LineDeposit } from '#backend/rules/deposits.ts';
import { mailedEmail } from '#backend/features/people/sessions/user-repository.ts';
import type { IncludedTax, TaxRate, TaxRule } from '#backend/rules/money.ts';
import { insertOrderTaxes } from './order-tax-repository.ts';
import { readOrderAddress, writeOrderAddress } from '#backend/db/postal-code.ts';
import type { OrderLine, OrderSlot, Order } from './order.ts';

/** The tax of a row; null when it was added to the prices. */
const taxIn = (row: { tax_name: string | null; tax_rate: number | null }): TaxRate | null =>
  row.tax_name === null || row.tax_rate === null ? null : { name: row.tax_name, basisPoints: row.tax_rate };

/** A row of `order_lines` as a line. */
function toLine(row: Omit<Selectable<OrderLinesTable>, 'order_id' | 'position'>): OrderLine {
  return {
    productId: row.product_id,
    name: row.name,
    category: row.category,
    quantity: row.quantity,
    priceCents: row.price_cents,
    imageHash: row.image_hash,
    sizeText: row.size_text,
    tax: taxIn(row),
    substitution: row.substitution,
    foodVersion: row.food_version,
    minimumAge: row.minimum_age,
    // Written by `insertOrder` only.
    deposit: row.deposit === null ? null : (JSON.parse(row.deposit) as LineDeposit),
    portionGrams: row.portion_grams,
  };
}

function taxRuleIn(row: Selectable<OrdersTable>): TaxRule {
  const firstTax = taxIn(row);
  return firstTax === null ? { mode: 'FLOOR' } : { mode: 'RATES', firstTax, feeTax: row.fee_tax };
}

function slotOf(row: Selectable<OrdersTable>): OrderSlot | null {
  const { slot_id: id, slot_kind: kind, slot_start: start, slot_end: end } = row;
  return id === null || kind === null || start === null || end === null ? null : { id, kind, start, end };
}

/** A row of `orders` with its number as an order. */
function toOrder(row: Selectable<OrdersTable> & { number: number }, lines: OrderLine[]): Order {
  return {
    id: row.id,
    number: row.number,
    userId: row.user_id,
    paymentType: row.payment_type,
    status: row.status,
    isPaid: row.is_paid === 1,
    subtotalCents: row.subtotal_cents,
    depositCents: row.deposit_cents,
    taxCents: row.tax_cents,
    amountCents: row.amount_cents,
    currency: row.currency,
    address: readOrderAddress(row.address),
    paymentState: row.payment_state,
    provider: row.provider,
    successUrl: row.success_url,
    cancelUrl: row.cancel_url,
    shippingCents: row.shipping_cents,
    slot: slotOf(row),
    joinedOrderId: row.joined_order_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    stage: row.stage,
    version: row.version,
    taxRule: taxRuleIn(row),
    substitution: row.substitution,
    settled:
      row.settled_cents === null
        ? null
        : {
            amountCents: row.settled_cents,
            taxCents: row.settled_tax_cents ?? 0,
            depositCents: row.settled_deposit_cents ?? 0,
            at: row.settled_at ?? row.updated_at,
          },
    noteToShop: row.note_to_shop,
    noteToCourier: row.note_to_courier,
    withdrawnAt: row.withdrawn_at,
    withdrawalsAnsweredAt: row.withdrawals_answered_at,
    contract: { terms: row.terms_hash, withdrawal: row.withdrawal_hash },
    lines,
  };
}

/**
 * These rows of `orders` as orders with their lines. The lines of an order never change, so they are read by a statement of their own:
 * joined, each line would repeat its whole order.
 */
export async function withLines(source: Database['query'], rows: Selectable<OrdersTable>[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await source
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', paddedIds(rows.map(({ id }) => id)))
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const orders = new Map<string, Order>();
  for (const row of rows) {
    const number = row.number ?? (await numberOrder(source, row.id));
    orders.set(row.id, toOrder({ ...row, number }, []));
  }
  for (const line of lines) orders.get(line.order_id)?.lines.push(toLine(line));
  return [...orders.values()];
}

/** The order of that id, of any user, or null. Inside a transaction, `source` is the transaction. */
export async function findOrder(source: Database['query'], id: string): Promise<Order | null> {
  const rows = await source.selectFrom('orders').selectAll().where('id', '=', id).execute();
  return (await withLines(source, rows))[0] ?? null;
}

/** Inserts the order with its lines and the taxes in its prices, and returns it with its number. */
export async function insertOrder(
  database: Database,
  trx: DatabaseTransaction,
  order: Omit<Order, 'number' | 'settled' | 'withdrawnAt' | 'withdrawalsAnsweredAt'>,
  includedTaxes: readonly IncludedTax[],
): Promise<Order> {
  const rates = order.taxRule.mode === 'RATES' ? order.taxRule : null;
  await trx
    .insertInto('orders')
    .values({
      id: order.id,
      user_id: order.userId,
      payment_type: order.paymentType,
      status: order.status,
      is_paid: order.isPaid ? 1 : 0,
      subtotal_cents: order.subtotalCents,
      deposit_cents: order.depositCents,
      tax_cents: order.taxCents,
      amount_cents: order.amountCents,
      currency: order.currency,
      address: writeOrderAddress(order.address),
      payment_state: order.paymentState,
      provider: order.provider,
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      shipping_cents: order.shippingCents,
      slot_id: order.slot?.id ?? null,
      slot_kind: order.slot?.kind ?? null,
      slot_start: order.slot?.start ?? null,
      slot_end: order.slot?.end ?? null,
      joined_order_id: order.joinedOrderId,
      created_at: order.createdAt,
      updated_at: order.updatedAt,
      stage: order.stage,
      version: order.version,
      tax_name: rates?.firstTax.name ?? null,
      tax_rate: rates?.firstTax.basisPoints ?? null,
      fee_tax: rates?.feeTax ?? 'CLASS_A',
      substitution: order.substitution,
      note_to_shop: order.noteToShop,
      note_to_courier: order.noteToCourier,
      terms_hash: order.contract.terms,
      withdrawal_hash: order.contract.withdrawal,
    })
    .execute();
  await trx
    .insertInto('order_lines')
    .values(
      order.lines.map((line, position) => ({
        order_id: order.id,
        position,
        product_id: line.productId,
        name: line.name,
        category: line.category,
        quantity: line.quantity,
        price_cents: line.priceCents,
        image_hash: line.imageHash,
        size_text: line.sizeText,
        tax_name: line.tax?.name ?? null,
        tax_rate: line.tax?.basisPoints ?? null,
        substitution: line.substitution,
        food_version: line.foodVersion,
        minimum_age: line.minimumAge,
        deposit: line.deposit && JSON.stringify(line.deposit),
        portion_grams: line.portionGrams,
      })),
    )
    .execute();
  await insertOrderTaxes(trx, order.id, includedTaxes);
  await addOrderWords(trx, order.id, order.address);
  const number = await numberNewOrder(database, trx, order.id);
  await trx.updateTable('orders').set({ number }).where('id', '=', order.id).execute();
  return { ...order, settled: null, withdrawnAt: null, withdrawalsAnsweredAt: null, number };
}

/** Older orders do not count as open: otherwise a store that never finishes its orders could not take new ones. */
const openForMs = 30 * 86_400_000;

/**
 * The number of open orders of this user: neither done nor cancelled, and with a payment that was neither cancelled nor
 * expired.
 */
export async function countOpenOrders(trx: DatabaseTransaction, userId: string, now: number): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', now - openForMs)
    .where('stage', 'not in', ['DONE', 'CANCELLED'])
    .where('payment_state', 'not in', ['cancelled', 'expired'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks the user until the transaction ends: other changes of the user's orders or cart wait. Returns the email for its mails, null when it is gone. */
export async function lockUser(trx: DatabaseTransaction, userId: string): Promise<string | null> {
  const user = await trx
    .selectFrom('users')
    .select(mailedEmail.as('email'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return user?.email ?? null;
}

/** Notes a change of a locked order that has no event. */
export async function raiseVersion(trx: DatabaseTransaction, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set((is) => ({ version: is('version', '+', 1), updated_at: now }))
    .where('id', '=', orderId)
    .execute();
}
