import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import type { DepositPayout } from '#backend/db/deposit-tables.ts';
import type { Period } from '../past-sums-repository.ts';

/** The deposits of one type, in cents. */
export interface TypeSums {
  typeId: string;
  /** Charged with orders, less what went back with their lines. */
  chargedCents: number;
  /** Paid back for containers that came back. */
  returnedCents: number;
}

const ofKind = (kind: 'CHARGED' | 'RETURNED') =>
  sql<number>`cast(coalesce(sum(case when kind = ${sql.lit(kind)} then cents else 0 end), 0) as bigint)`;

const toSums = (rows: { type_id: string; charged: number; returned: number }[]): TypeSums[] =>
  rows.map(({ type_id: typeId, charged, returned }) => ({
    typeId,
    chargedCents: Number(charged),
    returnedCents: 0 - Number(returned),
  }));

const selectSums = (query: Database['query']) =>
  query
    .selectFrom('deposit_moves')
    .select(['type_id', ofKind('CHARGED').as('charged'), ofKind('RETURNED').as('returned')])
    .groupBy('type_id');

/** The deposits of these types of all time. The cost grows with the entries, which an index holds. */
export async function sumDeposits({ query }: Pick<Database, 'query'>, typeIds: readonly string[]): Promise<TypeSums[]> {
  if (typeIds.length === 0) return [];
  return toSums(await selectSums(query).where('type_id', 'in', typeIds).execute());
}

/** The deposits of a period of each type that has some in it. */
export async function sumDepositsIn({ query }: Pick<Database, 'query'>, { from, to }: Period): Promise<TypeSums[]> {
  return toSums(await selectSums(query).where('at', '>=', from).where('at', '<', to).execute());
}

/** What was paid back for containers in a period, in cents by the kind of money. */
export async function sumPayouts(
  { query }: Pick<Database, 'query'>,
  { from, to }: Period,
): Promise<{ payout: DepositPayout; cents: number }[]> {
  const rows = await query
    .selectFrom('deposit_moves')
    .select((is) => ['payout', is.fn.sum<number>('cents').as('cents')])
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('kind', '=', 'RETURNED')
    .groupBy('payout')
    .orderBy('payout')
    .execute();
  return rows.flatMap(({ payout, cents }) => (payout === null ? [] : [{ payout, cents: 0 - Number(cents) }]));
}

/** An entry of containers that came back. */
export interface DepositReturn {
  id: string;
  typeId: string;
  /** The number of the order with which they came, for people; null without one. */
  orderNumber: number | null;
  count: number;
  cents: number;
  payout: DepositPayout;
  staffName: string | null;
  at: number;
}

interface ReturnFilter {
  orderId?: string | undefined;
  limit: number;
}

/** The newest entries, those of one order or all. */
export async function listReturns({ query }: Pick<Database, 'query'>, { orderId, limit }: ReturnFilter) {
  const all = selectReturns(query).orderBy('deposit_moves.at', 'desc').orderBy('deposit_moves.id', 'desc').limit(limit);
  return toReturns(await (orderId === undefined ? all : all.where('deposit_moves.order_id', '=', orderId)).execute());
}

/** The entries of a period, oldest first, from that entry on: a page of them. */
export async function readReturns(
  { query }: Pick<Database, 'query'>,
  { from, to }: Period,
  { limit, after }: { limit: number; after: Pick<DepositReturn, 'at' | 'id'> | null },
): Promise<DepositReturn[]> {
  const page = selectReturns(query)
    .where('deposit_moves.at', '>=', after?.at ?? from)
    .where('deposit_moves.at', '<', to)
    .orderBy('deposit_moves.at')
    .orderBy('deposit_moves.id')
    .limit(limit);
  const rest = after
    ? page.where((is) => is.or([is('deposit_moves.at', '>', after.at), is('deposit_moves.id', '>', after.id)]))
    : page;
  return toReturns(await rest.execute());
}

const selectReturns = (query: Database['query']) =>
  query
    .selectFrom('deposit_moves')
    .leftJoin('orders', 'orders.id', 'deposit_moves.order_id')
    .select([
      'deposit_moves.id',
      'deposit_moves.type_id',
      'deposit_moves.count',
      'deposit_moves.cents',
      'deposit_moves.payout',
      'deposit_moves.staff_name',
      'deposit_moves.at',
      'orders.number',
    ])
    .where('deposit_moves.kind', '=', 'RETURNED');

type ReturnRow = Awaited<ReturnType<ReturnType<typeof selectReturns>['execute']>>[number];

const toReturns = (rows: ReturnRow[]): DepositReturn[] =>
  rows.flatMap(({ id, type_id: typeId, count, cents, payout, staff_name: staffName, at, number: orderNumber }) =>
    count === null || payout === null
      ? []
      : [{ id, typeId, orderNumber, count, cents: 0 - cents, payout, staffName, at: Number(at) }],
  );
