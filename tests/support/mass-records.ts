import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { addHourlySums, addMonthlySums } from '#backend/features/orders/hourly-sums-repository.ts';
import { addProductSums } from '#backend/features/orders/product-sums-repository.ts';
import { addTakingsSums } from '#backend/features/reports/takings-sums-repository.ts';
import { goodAddress } from './store-records.ts';

/** The size of a shop that is written directly into its database. Every shopper has `ordersEach` orders. */
export interface MassRecords {
  products: number;
  orders: number;
  ordersEach: number;
  /** The time of the newest order in milliseconds. The others are in the `days` before it. */
  now: number;
  days: number;
}

const dayMs = 86_400_000;
const linesPerOrder = 3;
/** The newest orders are placed, all others done. */
const openOrders = 200;
const rowsPerStatement = 20_000;

const categories = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];
const kinds = ['Vine', 'Wild', 'Organic', 'Smoked', 'Crème', 'Basmati', 'Old', 'Mountain', 'Garden', 'Golden', 'Dark'];
const goods = [
  'Tomatoes',
  'Brûlée',
  'Rice',
  'Milk',
  'Bread',
  'Noodles',
  'Cola',
  'Cheese',
  'Apples',
  'Oats',
  'Spinach',
  'Butter',
  'Juice',
];

export const productId = (number: number) => number.toString(16).padStart(24, '0');
/** `number` is from 0 to orders / ordersEach - 1. */
export const userId = (number: number) => `a${number.toString(16).padStart(23, '0')}`;

const hex = ({ kind }: Database, digits: number, value: string): string =>
  kind === 'sqlite' ? `printf('%0${digits}x', ${value})` : `lpad(to_hex((${value})::bigint), ${digits}, '0')`;

const run = async (database: Database, statement: string): Promise<void> => {
  await sql.raw(statement).execute(database.query);
};

/** Runs one statement per `rowsPerStatement` whole numbers `n.i` from 0 to `count` - 1. */
async function forAll(database: Database, count: number, insert: string, rows: string): Promise<void> {
  for (let from = 0; from < count; from += rowsPerStatement) {
    const to = Math.min(count, from + rowsPerStatement);
    await run(
      database,
      `insert into ${insert} with recursive n(i) as
        (select cast(${from} as bigint) union all select i + 1 from n where i + 1 < ${to}) ${rows}`,
    );
  }
}

async function addProducts(database: Database, count: number, from: number): Promise<void> {
  const rows = Array.from({ length: count }, (_none, at) => ({
    id: productId(at),
    name: `${kinds[at % 11]} ${goods[(at * 5) % 13]} No ${at}`,
    category: categories[at % 7] ?? '',
    price_cents: 200 + (at % 900),
    offer_price_cents: 150 + (at % 900) + (at % 2) * 50,
    description: JSON.stringify(['Picked by hand', 'From farms nearby', 'Keep cool and dry']),
    weight: '500 g',
    in_stock: at % 20 === 19 ? 0 : 1,
    created_at: from + at * 1000,
    updated_at: from + at * 1000,
    changed_in: 1,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await database.query
      .insertInto('products')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  await database.query.updateTable('shop_facts').set({ value: '1' }).where('name', '=', 'catalogue-version').execute();
}

const address = JSON.stringify(goodAddress);
/** The columns of an address, in the order of its fields. */
const addressValues = Object.values(goodAddress).map((field) => (typeof field === 'number' ? field : `'${field}'`));

/** The time between two orders in milliseconds. */
const stepMs = ({ orders, days }: MassRecords): number => Math.floor((days * dayMs) / orders);

/** Fills an empty database. */
export async function addMassRecords(database: Database, records: MassRecords): Promise<void> {
  const { products, orders, ordersEach, now } = records;
  const from = now - records.days * dayMs;
  const users = Math.max(1, Math.ceil(orders / ordersEach));
  const step = stepMs(records);
  const placedAt = (i: string) => `(${now - orders * step} + ${i} * ${step})`;
  const orderId = (i: string) => `${hex(database, 12, placedAt(i))} || ${hex(database, 12, i)}`;
  const user = (i: string) => `'a' || ${hex(database, 23, i)}`;
  const isOnline = `n.i % 4 = 0`;
  // A few unpaid online orders, which no list shows.
  const isWaiting = `n.i % 388 = 0`;
  const subtotal = `(500 + n.i % 9000)`;
  await addProducts(database, products, from);
  await forAll(
    database,
    users,
    'users (id, name, email, password_hash, cart_version, cart_cleared_version, created_at)',
    `select ${user('n.i')}, 'Ada', 'shopper-' || n.i || '@mass.example', 'none', 0, 0, ${from} from n`,
  );
  await forAll(
    database,
    users,
    'addresses (id, user_id, first_name, last_name, email, street, city, state, zipcode, country, phone, created_at)',
    `select 'b' || ${hex(database, 23, 'n.i')}, ${user('n.i')}, ${addressValues.join()}, ${from} from n`,
  );
  await forAll(
    database,
    orders,
    `orders (id, user_id, payment_type, status, is_paid, subtotal_cents, tax_cents, amount_cents, currency, address,
      payment_state, provider, created_at, updated_at, stage, number)`,
    `select ${orderId('n.i')}, ${user(`n.i % ${users}`)}, case when ${isOnline} then 'Online' else 'COD' end,
      'Order Placed', case when ${isOnline} and not ${isWaiting} then 1 else 0 end, ${subtotal}, ${subtotal} / 50,
      ${subtotal} + ${subtotal} / 50, 'usd', '${address}',
      case when ${isWaiting} then 'expired' when ${isOnline} then 'paid' else 'none' end,
      case when ${isOnline} then 'sandbox' end, ${placedAt('n.i')}, ${placedAt('n.i')},
      case when n.i < ${orders - openOrders} then 'DONE' else 'PLACED' end, 1001 + n.i from n`,
  );
  await forAll(database, orders, 'order_numbers (order_id)', `select ${orderId('n.i')} from n`);
  for (const word of [`'NAME', 'name' || n.i % ${users}`, `'PHONE', '1541' || n.i`, `'PHONE', '541' || n.i`]) {
    await forAll(database, orders, 'order_words (order_id, kind, word)', `select ${orderId('n.i')}, ${word} from n`);
  }
  await forAll(
    database,
    orders * linesPerOrder,
    'order_lines (order_id, position, product_id, name, category, quantity, price_cents)',
    `select ${orderId(`(n.i / ${linesPerOrder})`)}, n.i % ${linesPerOrder},
      ${hex(database, 24, `(n.i / ${linesPerOrder} * 7 + n.i % ${linesPerOrder} * 13) % ${products}`)},
      'Vine Tomatoes', 'Vegetables', 1 + n.i % 3, 250 from n`,
  );
  const order = `n join orders on orders.id = ${orderId('n.i')}`;
  await forAll(
    database,
    orders,
    'order_events (order_id, version, at, stage, actor)',
    `select id, 1, created_at, 'PLACED', 'SHOPPER' from ${order} where payment_type = 'COD' or is_paid = 1`,
  );
  await forAll(
    database,
    orders,
    'money_moves (id, order_id, kind, cents, at)',
    `select id || '-paid', id, 'CARD_PAID', amount_cents, created_at from ${order} where is_paid = 1`,
  );
  await forAll(
    database,
    orders,
    'refunds (id, order_id, cents, reason, state, provider, created_at)',
    `select id || '-refund', id, 1, 'Bruised', 'DONE', 'sandbox', created_at from ${order} where is_paid = 1`,
  );
  await forAll(
    database,
    orders,
    'refund_lines (order_id, refund_id, line, cents)',
    `select id, id || '-refund', 0, 1 from ${order} where is_paid = 1`,
  );
  await addHourlySums(database, now);
  await addMonthlySums(database, now);
  await addProductSums(database, now);
  await addTakingsSums(database, now);
}

/** Adds rows to the tables that grow beside the orders: sessions, carts, keys, counts, moves of stock and money, taxes, picks, mails. Runs after `addMassRecords`. */
export async function addExpiringRecords(database: Database, records: MassRecords): Promise<void> {
  const { products, orders, ordersEach, now } = records;
  const users = Math.ceil(orders / ordersEach);
  const user = `'a' || ${hex(database, 23, 'n.i')}`;
  const step = stepMs(records);
  const orderId = `${hex(database, 12, `(${now - orders * step} + n.i * ${step})`)} || ${hex(database, 12, 'n.i')}`;
  await forAll(
    database,
    users,
    'sessions (id_hash, role, user_id, created_at, last_seen_at, expires_at)',
    `select 'hash' || n.i, 'shopper', ${user}, ${now}, ${now}, ${now} + 2592000000 + n.i from n`,
  );
  await forAll(
    database,
    users,
    'cart_lines (user_id, product_id, quantity, position)',
    `select ${user}, ${hex(database, 24, `n.i % ${products}`)}, 1, 0 from n`,
  );
  await forAll(
    database,
    users,
    'order_keys (user_id, key, request_hash, order_id, answer, created_at)',
    `select o.user_id, 'key', 'hash', o.id, null, ${now} from n join orders o on o.id =
      ${orderId}`,
  );
  await forAll(
    database,
    users,
    'guests (user_id, email, mailbox, phone, network, created_at)',
    `select ${user}, 'guest' || n.i, 'guest' || n.i, n.i, 'network' || n.i, ${now} from n`,
  );
  await forAll(
    database,
    users,
    'guest_links (secret_hash, user_id, is_mailed, created_at)',
    `select 'secret' || n.i, ${user}, 1, ${now} from n`,
  );
  await forAll(database, users, 'customer_notes (user_id, note, updated_at)', `select ${user}, 'note', ${now} from n`);
  await forAll(
    database,
    users,
    'taken_orders (order_id, staff_id, staff_name)',
    `select ${orderId}, 'owner', 'Owner' from n`,
  );
  await forAll(
    database,
    users,
    'added_records (request_hash, record_id, created_at)',
    `select 'hash' || n.i, ${user}, ${now} from n`,
  );
  await forAll(
    database,
    orders,
    'stock_moves (product_id, position, kind, quantity, on_hand, order_id, line, attempt, created_at)',
    `select ${hex(database, 24, `n.i % ${products}`)}, n.i / ${products} + 1, 'SOLD', -1, 9, ${orderId}, 0, 1, ${now} from n`,
  );
  await forAll(
    database,
    orders,
    'audit (id, at, actor_id, actor_name, action, subject_kind, subject_name, subject_key)',
    `select 'change' || n.i, ${now} - n.i, 'member' || n.i % 9, 'Pat', 'X', 'KIND' || n.i % 9, 'Name ' || n.i, 'name ' || n.i from n`,
  );
  await forAll(
    database,
    users,
    'order_taxes (order_id, rate, name, net_cents, tax_cents)',
    `select ${orderId}, 700, 'Reduced', 100, 7 from n`,
  );
  await forAll(
    database,
    orders,
    'money_moves (id, order_id, kind, cents, at)',
    `select 'cash' || n.i, ${orderId}, 'CASH_TAKEN', 250, ${now} from n`,
  );
  await run(
    database,
    `insert into deposit_types (id, name, cents, kind, created_at) values ('type', 'Bottle', 25, 'RETURNABLE', ${now})`,
  );
  await forAll(
    database,
    orders,
    'deposit_moves (id, type_id, order_id, kind, cents, at)',
    `select 'deposit' || n.i, 'type', ${orderId}, 'CHARGED', 25, ${now} from n`,
  );
  await forAll(
    database,
    orders,
    'line_picks (order_id, position, line, pick_key, quantity, cents, at)',
    `select ${orderId}, 1, 0, 'pick', 1, 250, ${now} from n`,
  );
  await forAll(
    database,
    users,
    'mails (id, kind, about, version, order_id, recipient, data, state, give_up_at, created_at, sent_at)',
    `select 'mail' || n.i, 'ORDER_PLACED', ${orderId}, 1, ${orderId}, 'ada@example.com', '{}', 'SENT', ${now}, ${now} - n.i, ${now}
      from n`,
  );
  await forAll(
    database,
    users,
    'password_resets (token_hash, account, expires_at)',
    `select 'token' || n.i, ${user}, ${now} + 2592000000 + n.i from n`,
  );
  await forAll(
    database,
    users,
    'throttles (name, subject, stamp, count)',
    `select 'cart', 'subject' || n.i, ${now} + n.i, 0 from n`,
  );
  await forAll(
    database,
    users,
    'payment_events (provider, event_id, kind, order_id, outcome, received_at)',
    `select 'sandbox', 'event' || n.i, 'paid', 'order', 'paid', ${now} from n`,
  );
}

/** Updates the table statistics of PostgreSQL. SQLite runs without them, as in a shop. */
export async function analyze(database: Database): Promise<void> {
  if (database.kind === 'postgres') await run(database, 'analyze');
}

/** The full table scans in a statement's query plan. `parameters` are for PostgreSQL. */
export async function fullScans(
  database: Database,
  statement: string,
  parameters: readonly unknown[],
): Promise<string[]> {
  if (database.kind === 'sqlite') {
    const { rows } = await withValues(`explain query plan ${statement}`, []).execute(database.query);
    // The index orders_to_pick has only the orders that wait to be picked, and the query reads the first ones of it.
    const scan = /^SCAN (?:TABLE )?(\S+)(?=\s|$)(?! USING INDEX orders_to_pick$)/;
    return rows.flatMap(({ detail }) => scan.exec(String(detail))?.[1] ?? []);
  }
  const { rows } = await withValues(`explain (format json) ${statement}`, parameters).execute(database.query);
  return scansIn(rows[0]?.['QUERY PLAN']);
}

function withValues(statement: string, parameters: readonly unknown[]): RawBuilder<Record<string, unknown>> {
  const parts = statement.split(/\$\d+/);
  const names = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
  return sql.join(
    parts.flatMap((part, at) => [
      sql.raw(part),
      ...(at < names.length ? [sql.val(parameters[(names[at] ?? 1) - 1])] : []),
    ]),
    sql.raw(''),
  ) as RawBuilder<Record<string, unknown>>;
}

function scansIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scansIn);
  if (typeof plan !== 'object' || plan === null) return [];
  const own = 'Node Type' in plan && plan['Node Type'] === 'Seq Scan' && 'Relation Name' in plan;
  return [...(own ? [String(plan['Relation Name'])] : []), ...Object.values(plan).flatMap(scansIn)];
}
