import type { DatabaseTransaction } from '../database.ts';
import type { Migration, ReportBatch } from './migration.ts';

/**
 * The history of prices. Until now it was in the audit trail only, which keeps two years: the oldest known price counts from the
 * creation of the product. Of the times without pieces on hand, only the present one is known.
 */
export const priceMovesMigration: Migration = {
  id: 34,
  name: 'price-moves',
  statements: [
    // Without a reference to the product: the history of a removed one stays.
    `create table price_moves (
      product_id text not null,
      position integer not null,
      price_cents integer not null check (price_cents between 1 and 10000000),
      offer_price_cents integer not null check (offer_price_cents between 1 and price_cents),
      tax_class text check (tax_class in ('A', 'B', 'C', 'D')),
      is_on_sale integer not null check (is_on_sale in (0, 1)),
      at bigint not null,
      primary key (product_id, position)
    )`,
  ],
  async fill(trx, report) {
    const histories = await presentStates(trx);
    await readTrail(trx, histories, report);
    await insertMoves(trx, histories);
  },
};

const rowsPerBatch = 2000;

/** A product at a time. */
interface State {
  priceCents: number;
  /** Null without an offer. */
  offerCents: number | null;
  taxClass: 'A' | 'B' | 'C' | 'D' | null;
  isSwitchedOn: boolean;
  isArchived: boolean;
  isSoldOut: boolean;
}

/** The states of a product, newest first, as far as the trail was read. */
interface History {
  createdAt: number;
  /** The time at which the pieces ran out; null when they have not. */
  soldOutAt: number | null;
  /** The state before the oldest move so far. */
  state: State;
  moves: { at: number; state: State }[];
}

async function presentStates(trx: DatabaseTransaction): Promise<Map<string, History>> {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'price_cents', 'offer_price_cents', 'tax_class', 'in_stock', 'archived_at', 'created_at'])
    .select('stock_on_hand')
    .execute();
  const emptied = await trx
    .selectFrom('stock_moves')
    .innerJoin('products', 'products.id', 'stock_moves.product_id')
    .select(['stock_moves.product_id', (is) => is.fn.max('stock_moves.created_at').as('at')])
    .where('products.stock_on_hand', '=', 0)
    .groupBy('stock_moves.product_id')
    .execute();
  const soldOutAt = new Map(emptied.map(({ product_id, at }) => [product_id, Number(at)]));
  return new Map(
    rows.map((row) => {
      const state: State = {
        priceCents: row.price_cents,
        offerCents: row.offer_price_cents < row.price_cents ? row.offer_price_cents : null,
        taxClass: row.tax_class,
        isSwitchedOn: row.in_stock === 1,
        isArchived: row.archived_at !== null,
        isSoldOut: row.stock_on_hand === 0,
      };
      return [row.id, { createdAt: row.created_at, soldOutAt: soldOutAt.get(row.id) ?? null, state, moves: [] }];
    }),
  );
}

/** Reads the trail from its end and adds the moves that it shows. */
async function readTrail(trx: DatabaseTransaction, histories: Map<string, History>, report: ReportBatch) {
  const changes = trx.selectFrom('audit').where('subject_kind', '=', 'PRODUCT').where('before', 'is not', null);
  const { count } = await changes.select((is) => is.fn.countAll().as('count')).executeTakeFirstOrThrow();
  let done = 0;
  let last = { at: Number.MAX_SAFE_INTEGER, id: '' };
  for (;;) {
    const { at, id } = last;
    const rows = await changes
      .select(['id', 'at', 'action', 'subject_id', 'before', 'after'])
      .where((is) => is.or([is('at', '<', at), is.and([is('at', '=', at), is('id', '<', id)])]))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(rowsPerBatch)
      .execute();
    for (const row of rows) {
      const history = histories.get(row.subject_id ?? '');
      if (history) addMove(history, row.at, stateBefore(history.state, row));
    }
    done += rows.length;
    await report('changes', done, Number(count));
    last = rows.at(-1) ?? last;
    if (rows.length < rowsPerBatch) return;
  }
}

/** Adds the move of that time, with the state before it. */
function addMove(history: History, at: number, before: State): void {
  if (history.soldOutAt !== null && history.soldOutAt >= at) {
    const sold = { ...history.state, isSoldOut: false };
    history.moves.push({ at: history.soldOutAt, state: history.state });
    history.soldOutAt = null;
    history.state = sold;
    before = { ...before, isSoldOut: false };
  }
  history.moves.push({ at, state: history.state });
  history.state = before;
}

/** The state before an entry of the trail, which has only the fields that changed. */
function stateBefore(state: State, row: { action: string; before: string | null; after: string | null }): State {
  const before = fieldsIn(row.before);
  const after = fieldsIn(row.after);
  const priceCents = centsIn(before['price']) ?? state.priceCents;
  const { isArchived, inStock, taxClass } = before;
  return {
    priceCents,
    offerCents: offerBefore(state, { before, after, priceCents, isImport: row.action === 'PRODUCT_IMPORTED' }),
    taxClass: isTaxClass(taxClass) ? taxClass : state.taxClass,
    isSwitchedOn: typeof inStock === 'boolean' ? inStock : state.isSwitchedOn,
    isArchived: typeof isArchived === 'boolean' ? isArchived : state.isArchived,
    isSoldOut: state.isSoldOut,
  };
}

type Fields = Record<string, unknown>;

function offerBefore(
  state: State,
  { before, after, priceCents, isImport }: { before: Fields; after: Fields; priceCents: number; isImport: boolean },
): number | null {
  const isSaid = 'offerPrice' in before || 'offerPrice' in after;
  const wasSaid = 'offerPrice' in before ? centsIn(before['offerPrice']) : isSaid ? null : state.offerCents;
  // Imports said no offer price that stayed: the price of an offer may have become the price. The lower one promises nothing.
  const offerCents = isImport && !isSaid && wasSaid === null ? Math.min(priceCents, state.priceCents) : wasSaid;
  return offerCents !== null && offerCents < priceCents ? offerCents : null;
}

function fieldsIn(json: string | null): Fields {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function centsIn(units: unknown): number | null {
  const cents = typeof units === 'number' ? Math.round(units * 100) : 0;
  return cents >= 1 && cents <= 10_000_000 ? cents : null;
}

const isTaxClass = (value: unknown): value is State['taxClass'] =>
  value === null || value === 'A' || value === 'B' || value === 'C' || value === 'D';

async function insertMoves(trx: DatabaseTransaction, histories: Map<string, History>): Promise<void> {
  let rows: ReturnType<typeof rowsOf> = [];
  for (const [id, history] of histories) {
    addMove(history, history.createdAt, history.state);
    rows.push(...rowsOf(id, history));
    if (rows.length < rowsPerBatch) continue;
    await insertRows(trx, rows);
    rows = [];
  }
  await insertRows(trx, rows);
}

/** The rows of a product, oldest first, without those that repeat the one before. */
function rowsOf(productId: string, { moves }: History) {
  const rows = moves.toReversed().map(({ state }) => ({
    product_id: productId,
    price_cents: state.priceCents,
    offer_price_cents: state.offerCents ?? state.priceCents,
    tax_class: state.taxClass,
    is_on_sale: Number(state.isSwitchedOn && !state.isArchived && !state.isSoldOut),
  }));
  let at = 0;
  const times = moves.toReversed().map((move) => (at = Math.max(at, move.at)));
  return rows
    .map((row, index) => ({ row, at: times[index] ?? 0 }))
    .filter(({ row }, index) => JSON.stringify(row) !== JSON.stringify(rows[index - 1]))
    .map(({ row, at: time }, index) => ({ ...row, position: index + 1, at: time }));
}

async function insertRows(trx: DatabaseTransaction, rows: ReturnType<typeof rowsOf>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerBatch) {
    await trx
      .insertInto('price_moves')
      .values(rows.slice(from, from + rowsPerBatch))
      .execute();
  }
}
