import type { Selectable } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Tables } from '#backend/db/tables.ts';
import { byPromise, idOf, insertRows, isOpen, ManyOrders, newestFirst, numbersTo } from '#tests/support/many-orders.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const backend = backendForTests({ mail: { kind: 'page' } }, () => now);
const orders = new ManyOrders(backend);
const query = () => backend.context.database.query;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  await orders.open();
  await query().deleteFrom('mails').execute();
});

interface PagedList {
  path: () => string;
  /** The field of the response with the entries, and the field of an entry that names it. */
  rows: [field: string, key: string];
  /** The entries in their sequence, from the tables. */
  keys: () => Promise<string[]>;
  isOfShopper?: boolean;
  goesBack?: boolean;
  /** The parameter with the key of the last entry; without it, `after` is the cursor of the response. */
  beforeKey?: string;
}

interface PagedRecords {
  /** The size of a page that names none, and the largest one. */
  sizes: [standard: number, largest: number];
  /** Adds entries, of which many have the same moment. `from`: the number of those before. */
  add: (count: number, from: number) => Promise<void>;
  /** The first list has all entries. */
  lists: [PagedList, ...PagedList[]];
}

/** An id that does not follow the sequence in which rows are added. */
const mixedId = (at: number) => idOf((at * 7919) % 10_007);
const downwards = (rows: readonly { id: string }[]) =>
  rows
    .map(({ id }) => id)
    .sort()
    .reverse();

const listOfOrders = (path: string, keys: PagedList['keys'], isOfShopper = false): PagedList => ({
  path: () => path,
  rows: ['orders', '_id'],
  keys,
  isOfShopper,
  goesBack: true,
});

const listOfMails = (filter: string, isWanted: (row: Selectable<Tables['mails']>) => boolean): PagedList => ({
  path: () => `mail/list?${filter.replace(':order', orders.first.id)}`,
  rows: ['mails', 'id'],
  keys: async () => downwards((await query().selectFrom('mails').selectAll().execute()).filter(isWanted)),
});

const listOfSubscribers = (isWanted: (email: string) => boolean): PagedList => ({
  path: () => 'newsletter/subscribers?',
  rows: ['subscribers', 'email'],
  keys: async () => {
    const rows = await query().selectFrom('newsletter_subscribers').select('email').execute();
    return rows
      .map(({ email }) => email)
      .filter(isWanted)
      .sort();
  },
});

const subscribe = (name: string, count: number, from: number) =>
  insertRows(
    backend,
    'newsletter_subscribers',
    numbersTo(count).map((at) => ({
      email: `${name}-${String(((from + at) * 7919) % 10_007).padStart(5, '0')}@example.com`,
      created_at: now,
      confirmed_at: name === 'sure' ? now : null,
    })),
  );

/** The entries of the trail and the events of orders after they were placed, in the sequence of the list. */
async function changeIds(isWanted: (kind: string) => boolean): Promise<string[]> {
  const entries = await query().selectFrom('audit').selectAll().execute();
  const events = await query().selectFrom('order_events').selectAll().where('stage', '<>', 'PLACED').execute();
  const textOf = (number: number) => String(number).padStart(9, '0');
  return [
    ...entries.map((row) => ({ ...row, isEvent: 0, kind: row.subject_kind, place: row.id, name: row.id })),
    ...events.map((row) => ({
      at: row.at,
      isEvent: 1,
      kind: 'ORDER',
      place: `${row.order_id} ${textOf(row.version)}`,
      name: `${row.order_id}.${row.version}`,
    })),
  ]
    .filter(({ kind }) => isWanted(kind))
    .sort((one, other) => other.at - one.at || one.isEvent - other.isEvent || (one.place < other.place ? 1 : -1))
    .map(({ at, name }) => `${at}.${name}`);
}

/** Adds two entries of the trail and two events of an order for each moment. */
async function addChanges(count: number, from: number): Promise<void> {
  const all = numbersTo(count).map((at) => ({ number: from + at, at: now - Math.floor((from + at) / 4) * 1000 }));
  const who = { actor_id: 'owner', actor_name: 'Ed', action: 'X', before: null, after: null };
  const what = { subject_id: null, subject_name: 'x', subject_key: 'x' };
  const entries = all.filter(({ number }) => number % 4 < 2);
  await insertRows(
    backend,
    'audit',
    entries.map(({ number, at }) => ({
      ...who,
      ...what,
      id: mixedId(number),
      at,
      subject_kind: number % 3 === 0 ? 'ORDER' : 'X',
    })),
  );
  const event = { order_id: orders.first.id, stage: 'CANCELLED', actor: 'SYSTEM', note: null } as const;
  const events = all.filter(({ number }) => number % 4 > 1);
  await insertRows(
    backend,
    'order_events',
    events.map(({ number, at }) => ({ ...event, at, version: 100 + number })),
  );
}

const records: Record<string, PagedRecords> = {
  orders: {
    sizes: [50, 100],
    add: (count) => orders.addMixed(count),
    lists: [
      listOfOrders('order/seller?count=true&', () => orders.ids(newestFirst)),
      listOfOrders('order/user?count=true&', () => orders.ids(newestFirst), true),
      listOfOrders('order/seller?sort=promised&', () => orders.ids(byPromise)),
      listOfOrders('order/seller?stages=PICKING,PLACED&', () => orders.ids(newestFirst, isOpen)),
      listOfOrders('order/seller?sort=promised&stages=PLACED,PICKING&paid=false&', () =>
        orders.ids(byPromise, (row) => isOpen(row) && row.is_paid === 0),
      ),
    ],
  },
  'moves of stock': {
    sizes: [20, 100],
    add: (count, from) => {
      const move = { product_id: orders.product, kind: 'RECEIVED', quantity: 1, created_at: now } as const;
      const rest = { order_id: null, line: null, attempt: null };
      const rows = numbersTo(count).map((at) => ({
        ...move,
        ...rest,
        position: from + at + 1,
        on_hand: from + at + 1,
      }));
      return insertRows(backend, 'stock_moves', rows);
    },
    lists: [
      {
        path: () => `product/stock/moves?productId=${orders.product}&`,
        rows: ['moves', 'position'],
        beforeKey: 'before',
        keys: async () => {
          const rows = await query().selectFrom('stock_moves').select('position').execute();
          const positions = rows.map(({ position }) => position).sort((one, other) => other - one);
          return positions.map(String);
        },
      },
    ],
  },
  withdrawals: {
    sizes: [50, 100],
    add: (count, from) => {
      const sent = { order_id: null, order_number: '1', name: 'Ada', email: 'ada@example.com', goods: '' };
      const rows = numbersTo(count).map((at) => ({ ...sent, id: mixedId(from + at), received_at: now }));
      return insertRows(backend, 'withdrawals', rows);
    },
    lists: [
      {
        path: () => 'withdrawal/list?',
        rows: ['withdrawals', 'id'],
        keys: async () => downwards(await query().selectFrom('withdrawals').select('id').execute()),
      },
    ],
  },
  mails: {
    sizes: [50, 100],
    add: (count, from) => {
      const mail = {
        kind: 'ORDER_PLACED',
        version: 1,
        user_id: null,
        recipient: 'ada@example.com',
        data: '{}',
      } as const;
      const times = { next_try_at: null, give_up_at: now, created_at: now, sent_at: null, fault: null };
      const rows = numbersTo(count).map((at) => ({
        ...mail,
        ...times,
        id: mixedId(from + at),
        about: idOf(from + at),
        order_id: at % 3 === 0 ? orders.first.id : null,
        state: at % 2 === 0 ? ('SENT' as const) : ('GIVEN_UP' as const),
      }));
      return insertRows(backend, 'mails', rows);
    },
    lists: [
      listOfMails('', () => true),
      listOfMails('state=SENT&', ({ state }) => state === 'SENT'),
      listOfMails('orderId=:order&', ({ order_id: id }) => id !== null),
    ],
  },
  subscribers: {
    sizes: [100, 1000],
    add: (count, from) => subscribe('maybe', count, from),
    lists: [listOfSubscribers(() => true)],
  },
  'subscribers of a shop with a country, which lists the confirmed ones': {
    sizes: [100, 1000],
    add: async (count, from) => {
      const form = new FormData();
      form.append('storeData', JSON.stringify({ country: 'DE' }));
      await orders.seller.send('/api/store/update', { method: 'POST', body: form });
      await subscribe('sure', count, from);
    },
    lists: [listOfSubscribers((email) => email.startsWith('sure'))],
  },
  'changes of the shop': {
    sizes: [50, 100],
    add: addChanges,
    lists: [
      { path: () => 'staff/changes?', rows: ['changes', 'id'], keys: () => changeIds(() => true) },
      {
        path: () => 'staff/changes?kind=ORDER&',
        rows: ['changes', 'id'],
        keys: () => changeIds((kind) => kind === 'ORDER'),
      },
    ],
  },
};

interface Page {
  keys: string[];
  hasMore: boolean;
}

/** Reads the pages of a list, at most one more than `limit`. */
async function readPages(list: PagedList, size: number | null, isBackward: boolean, limit: number): Promise<Page[]> {
  const client = list.isOfShopper ? orders.shopper : orders.seller;
  const [sizeName, cursorName] = isBackward ? ['last', 'before'] : ['first', list.beforeKey ?? 'after'];
  const [field, key] = list.rows;
  const pages: Page[] = [];
  for (let cursor = ''; pages.length <= limit;) {
    const asked = new URLSearchParams();
    if (size !== null) asked.set(sizeName, String(size));
    if (cursor !== '') asked.set(cursorName, cursor);
    const { body } = await client.get(`/api/${list.path()}${asked.toString()}`);
    const keys: string[] = body[field].map((row: Record<string, unknown>) => String(row[key]));
    const { pageInfo } = body;
    const hasMore = isBackward ? pageInfo.hasPreviousPage : (pageInfo?.hasNextPage ?? body.hasMore);
    pages.push({ keys, hasMore });
    if (!hasMore) break;
    cursor = isBackward ? pageInfo.startCursor : (pageInfo?.endCursor ?? keys.at(-1));
  }
  return pages;
}

/** The entries in pages of that size: the first page first, or backward the last one. */
function inPages(keys: readonly string[], size: number, isBackward: boolean): Page[] {
  const count = Math.max(1, Math.ceil(keys.length / size));
  return numbersTo(count).map((at) => ({
    keys: isBackward
      ? keys.slice(Math.max(0, keys.length - (at + 1) * size), keys.length - at * size)
      : keys.slice(at * size, (at + 1) * size),
    hasMore: at < count - 1,
  }));
}

test.each(Object.keys(records))(
  'pages of %s have each entry once, where n, n + 1 or 2 n + 1 are there',
  async (name) => {
    const { sizes, add, lists } = records[name]!;
    const [standard, largest] = sizes;
    for (const count of [standard, standard + 1, largest, largest + 1]) {
      const { length } = await lists[0].keys();
      await add(count - length, length);
      for (const list of lists) {
        const keys = await list.keys();
        const [all, path] = [keys.length, list.path()];
        const chosen = [largest, all, all - 1, Math.floor((all - 1) / 2)].filter((size) => size > 0 && size <= largest);
        for (const size of [null, ...new Set(chosen)]) {
          for (const isBackward of list.goesBack && size !== null ? [false, true] : [false]) {
            const expected = inPages(keys, size ?? standard, isBackward);
            const pages = await readPages(list, size, isBackward, expected.length);
            expect({ path, all, size, isBackward, pages }).toEqual({ path, all, size, isBackward, pages: expected });
          }
        }
      }
    }
  },
);
