import type { Database, DatabaseTransaction } from './database.ts';
import type { OrderWordsTable } from './tables.ts';

/** The words by which an order is found; see `order-search.ts`. They come from its address. */

type OrderWord = Pick<OrderWordsTable, 'kind' | 'word'>;

/** The parts of an order's address that are searched. */
export interface SearchedAddress {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const ordersPerBatch = 500;
/** Three parameters each. */
const wordsPerStatement = 5000;

/** Letters that do not decompose into a base letter and a mark, with what people type instead. */
const ligatures: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/** Text without case, accents and ligatures: `Jørgensen` becomes `jorgensen`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøłđßıþð]/g, (letter) => ligatures[letter] ?? letter);
}

/** The folded words of a text: runs of letters and digits. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const reversed = (digits: string): string => digits.split('').toReversed().join('');

/** Each word once. A phone is stored in both directions: people type its beginning, or its end without the country. */
function wordsOf({ firstName = '', lastName = '', email = '', phone = '' }: Partial<SearchedAddress>): OrderWord[] {
  const digits = phone.replace(/\D/g, '');
  const texts = new Set([...foldedWords(`${firstName} ${lastName}`), fold(email)].filter(Boolean));
  return [
    ...[...texts].map((word): OrderWord => ({ kind: 'TEXT', word })),
    ...(digits === '' ? [] : [{ kind: 'PHONE' as const, word: digits }]),
    ...(digits === '' ? [] : [{ kind: 'PHONE_END' as const, word: reversed(digits) }]),
  ];
}

/** Adds the words of a new order. */
export async function addOrderWords(
  trx: DatabaseTransaction,
  orderId: string,
  address: SearchedAddress,
): Promise<void> {
  await insertWords(
    trx,
    wordsOf(address).map((word) => ({ order_id: orderId, ...word })),
  );
}

async function insertWords(source: Database['query'], words: OrderWordsTable[]): Promise<void> {
  for (let from = 0; from < words.length; from += wordsPerStatement) {
    await source
      .insertInto('order_words')
      .values(words.slice(from, from + wordsPerStatement))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * Adds words to the orders with greater ids that have no words: to those before this table, and to those that processes of the
 * version before still place. Ids begin with the time of the order.
 */
export async function addMissingWords(source: Database['query'], afterId: string): Promise<void> {
  for (let last: string | undefined = afterId; last !== undefined;) {
    const orders: { id: string; address: string }[] = await source
      .selectFrom('orders')
      .select(['id', 'address'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ordersPerBatch)
      .execute();
    const ids = orders.map(({ id }) => id);
    // Not `not exists` in the statement above: PostgreSQL may scan both tables for it.
    const done = new Set(ids.length === 0 ? [] : await idsWithWords(source, ids));
    const words = orders
      .filter(({ id }) => !done.has(id))
      .flatMap(({ id, address }) =>
        wordsOf(JSON.parse(address) as Partial<SearchedAddress>).map((word) => ({ order_id: id, ...word })),
      );
    await insertWords(source, words);
    last = orders.length < ordersPerBatch ? undefined : orders.at(-1)?.id;
  }
}

async function idsWithWords(source: Database['query'], ids: string[]): Promise<string[]> {
  const rows = await source
    .selectFrom('order_words')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', ids)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
