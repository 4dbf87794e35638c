import type { Insertable, Selectable } from 'kysely';
import { addMissingNumbers } from '#backend/db/order-numbers.ts';
import type { Tables } from '#backend/db/tables.ts';
import type { OpenBackend } from './open-backend.ts';
import type { StoreClient } from './store-client.ts';
import { addProduct, saveAddress } from './store-records.ts';

const hour = 3_600_000;

export type OrderRow = Selectable<Tables['orders']>;
type OrderFields = Partial<Insertable<Tables['orders']>>;

/** An id that sorts like its number. */
export const idOf = (number: number) => number.toString(16).padStart(24, '0');
export const numbersTo = (count: number) => Array.from({ length: count }, (_none, at) => at);

/** Inserts rows, some at a time: a statement takes a limited number of values. */
export async function insertRows<Table extends keyof Tables>(
  { context }: OpenBackend,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += 200) {
    await context.database.query
      .insertInto(table as 'orders')
      .values(rows.slice(at, at + 200) as Insertable<Tables['orders']>[])
      .execute();
  }
}

export const slotAt = (at: number, start: number) =>
  ({
    slot_id: `slot-${at}`,
    slot_kind: at % 2 === 0 ? 'DELIVERY' : 'PICKUP',
    slot_start: start,
    slot_end: start + hour,
  }) as const;

export const online = { payment_type: 'Online', provider: 'stripe' } as const;
const stages = ['PLACED', 'PICKING', 'READY', 'OUT', 'DONE', 'CANCELLED'] as const;
const payments = [{}, {}, { is_paid: 1 }, { ...online, is_paid: 1, payment_state: 'paid' }] as const;

const numberOf = ({ number }: OrderRow) => Number(number);

/** The sequences of lists of orders. */
export const newestFirst = (one: OrderRow, other: OrderRow) => numberOf(other) - numberOf(one);
const earliestFirst = (timeOf: (row: OrderRow) => number) => (one: OrderRow, other: OrderRow) =>
  timeOf(one) - timeOf(other) || numberOf(one) - numberOf(other);
export const byPromise = earliestFirst(({ slot_start: start }) => start ?? Number.MAX_SAFE_INTEGER);
export const byDueTime = earliestFirst(({ slot_start: start, created_at: placedAt }) => start ?? placedAt);

export const isOpen = ({ stage }: OrderRow) => ['PLACED', 'PICKING'].includes(stage);

/** A store whose shopper has many orders, which are copies of one. */
export class ManyOrders {
  readonly backend: OpenBackend;
  seller!: StoreClient;
  shopper!: StoreClient;
  product = '';
  /** The order that the others are copies of. */
  first!: OrderRow;
  #copies = 0;

  constructor(backend: OpenBackend) {
    this.backend = backend;
  }

  get #query() {
    return this.backend.context.database.query;
  }

  async open(): Promise<void> {
    this.seller = await this.backend.seller();
    this.shopper = await this.backend.shopper();
    this.product = await addProduct(this.seller);
    const address = await saveAddress(this.shopper);
    const items = [{ product: this.product, quantity: 1 }];
    const { body } = await this.shopper.post('/api/order/cod', { items, address });
    this.first = await this.#query
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', body.order._id)
      .executeTakeFirstOrThrow();
  }

  /** Adds orders. Their numbers are in another sequence than their rows. `fieldsOf` gets 0 for the first one. */
  async add(count: number, fieldsOf: (at: number) => OrderFields): Promise<void> {
    const from = this.#copies;
    this.#copies += count;
    // Neither number has a divisor of the other: each id is another one.
    const idAt = (at: number) => idOf(1_000_000 + (((from + at) * 7919) % 10_007));
    const rows = numbersTo(count).map((at) => ({ ...this.first, id: idAt(at), number: null, ...fieldsOf(at) }));
    await insertRows(this.backend, 'orders', rows);
    await addMissingNumbers(this.#query);
  }

  /** Adds orders of all payments and stages: four of each moment, some of each promised time, and many without one. */
  async addMixed(count: number): Promise<void> {
    const { created_at: now } = this.first;
    const from = this.#copies;
    await this.add(count, (row) => {
      const at = from + row;
      return {
        ...payments[at % payments.length],
        stage: stages[at % stages.length]!,
        created_at: now - Math.floor(at / 4) * 1000,
        ...(at % 5 > 1 && slotAt(at, now + (Math.floor(at / 20) % 40) * hour)),
      };
    });
  }

  /** Adds such orders until the lists show that many. */
  async growTo(count: number): Promise<void> {
    await this.addMixed(Math.max(0, count - (await this.shown()).length));
  }

  /** The orders that lists show. */
  async shown(): Promise<OrderRow[]> {
    return this.#query
      .selectFrom('orders')
      .selectAll()
      .where((is) => is.or([is('payment_type', '=', 'COD'), is('is_paid', '=', 1)]))
      .execute();
  }

  /** The ids of the shown orders in a sequence. */
  async ids(
    inSequence: (one: OrderRow, other: OrderRow) => number,
    isWanted: (row: OrderRow) => boolean = () => true,
  ): Promise<string[]> {
    return (await this.shown())
      .filter(isWanted)
      .sort(inSequence)
      .map(({ id }) => id);
  }
}
