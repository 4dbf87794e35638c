import type { Database, DatabaseTransaction } from './database.ts';
import { readOrderAddress } from './postal-code.ts';
import type { OrderWordsTable } from './tables.ts';

/** The words by which an order is found; see `order-search-repository.ts`. They come from its address. */

type OrderWord = Pick<OrderWordsTable, 'kind' | 'word'>;

/** Characters of a name, a street or a city that are searched; the rest of a longer text is not. */
const maxTextLength = 200;
const maxWords = 12;
/** Last digits of a phone that are searched: as many as E.164 allows with the country. */
const maxPhoneDigits = 15;
/** Shorter parts of a phone are not searched: too many phones have them. */
export const minPhoneDigits = 3;

/** The parts of an order's address that are searched. */
export interface SearchedAddress {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  postalCode: string;
}

const ordersPerBatch = 500;
/** Words written by one statement, with three parameters each. */
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

/** Vowels that German and Nordic typists also write with two letters. */
const twoLetters: Record<string, string> = { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' };

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
const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Each word of a text in the ways that people write it, folded: `Lüdke` is `ludke` and `luedke`. The text must have a limit. */
export function spellingsOf(text: string): string[][] {
  const words = foldedWords(text);
  const longer = foldedWords(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äåöøü]/g, (letter) => twoLetters[letter] ?? letter),
  );
  return words.map((word, at) => [...new Set([word, longer[at] ?? word])]);
}

/** The words of a name as one, `vanderberg` of _van der Berg_ and `obrien` of _O’Brien_; none for a name of one word. */
function joinedName(text: string): string[] {
  const spellings = spellingsOf(text.slice(0, maxTextLength)).slice(0, maxWords);
  return spellings.length > 1 ? joinedSpellings(spellings) : [];
}

/** The spellings of several words that are written as one. */
export const joinedSpellings = (words: readonly (readonly string[])[]): string[] => [
  ...new Set([words.map(([plain]) => plain).join(''), words.map((spellings) => spellings.at(-1)).join('')]),
];

const wordsIn = (text: string): string[] => spellingsOf(text.slice(0, maxTextLength)).slice(0, maxWords).flat();

/** The ends of a phone number, one from each digit: any digits in a row are the beginning of one of them. */
function phoneEnds(phone: string): string[] {
  const digits = phone.slice(0, maxTextLength).replace(/\D/g, '').slice(-maxPhoneDigits);
  const count = Math.max(0, digits.length - minPhoneDigits + 1);
  return Array.from({ length: count }, (_none, at) => digits.slice(at));
}

/** The different words of an address, by kind. */
function wordsOf(address: Partial<SearchedAddress>): OrderWord[] {
  const { firstName = '', lastName = '', email = '', phone = '', street = '', city = '', postalCode = '' } = address;
  const words: Record<'NAME' | 'EMAIL' | 'PLACE' | 'PHONE', string[]> = {
    NAME: [...wordsIn(firstName), ...wordsIn(lastName), ...joinedName(firstName), ...joinedName(lastName)],
    EMAIL: [fold(email.slice(0, maxTextLength))].filter(Boolean),
    PLACE: [...wordsIn(street), ...wordsIn(city), ...wordsIn(postalCode)],
    PHONE: phoneEnds(phone),
  };
  return (['NAME', 'EMAIL', 'PLACE', 'PHONE'] as const).flatMap((kind) =>
    [...new Set(words[kind])].map((word) => ({ kind, word })),
  );
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

/** The orders with greater ids, in batches. */
async function* ordersAfter(
  source: Database['query'],
  afterId: string,
): AsyncGenerator<{ id: string; address: string }[]> {
  for (let last: string | undefined = afterId; last !== undefined;) {
    const orders: { id: string; address: string }[] = await source
      .selectFrom('orders')
      .select(['id', 'address'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ordersPerBatch)
      .execute();
    yield orders;
    last = orders.length < ordersPerBatch ? undefined : orders.at(-1)?.id;
  }
}

/**
 * Adds the words of the orders with greater ids that have no words of a name: orders from before the search, and orders
 * that processes of the version before still place. Ids begin with the time of the order. `report` gets the number of
 * orders after each batch.
 */
export async function addMissingWords(
  source: Database['query'],
  afterId: string,
  report: (orders: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let count = 0;
  for await (const orders of ordersAfter(source, afterId)) {
    const ids = orders.map(({ id }) => id);
    // A second statement, because PostgreSQL may scan both tables for a `not exists` in the first one.
    const done = new Set(ids.length === 0 ? [] : await idsWithWords(source, ids));
    const words = orders
      .filter(({ id }) => !done.has(id))
      .flatMap(({ id, address }) =>
        wordsOf(readOrderAddress<SearchedAddress>(address)).map((word) => ({ order_id: id, ...word })),
      );
    await insertWords(source, words);
    count += orders.length;
    await report(count);
  }
}

/** Adds to all orders the names of several words as one. `report` gets the number of orders after each batch. */
export async function addJoinedNames(
  source: Database['query'],
  report: (orders: number) => Promise<void>,
): Promise<void> {
  let count = 0;
  for await (const orders of ordersAfter(source, '')) {
    const words = orders.flatMap(({ id, address }) => {
      const { firstName, lastName } = readOrderAddress<Partial<SearchedAddress> & Pick<SearchedAddress, 'postalCode'>>(
        address,
      );
      const joined = new Set([...joinedName(firstName ?? ''), ...joinedName(lastName ?? '')]);
      return [...joined].map((word) => ({ order_id: id, kind: 'NAME' as const, word }));
    });
    await insertWords(source, words);
    count += orders.length;
    await report(count);
  }
}

async function idsWithWords(source: Database['query'], ids: string[]): Promise<string[]> {
  const rows = await source
    .selectFrom('order_words')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', ids)
    .where('kind', '=', 'NAME')
    .execute();
  return rows.map(({ order_id }) => order_id);
}
