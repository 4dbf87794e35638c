import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { fold, joinedSpellings, minPhoneDigits, spellingsOf } from '#backend/db/order-words.ts';
import type { OrderStage, OrderWordsTable, SlotKind, Tables } from '#backend/db/tables.ts';
import { foldedText, withPlainDigits } from '#readers/folded-text.ts';
import type { OrderKind } from '../order.ts';

type Orders = ExpressionBuilder<Tables, 'orders'>;

/** A character that sorts after all characters of words. */
const lastCharacter = '\u{10ffff}';
/** The most words of a search: each costs a few ranges of the index, and further words are not searched. */
const maxWords = 12;

type WordKind = OrderWordsTable['kind'];

/** The fields that a person may search. A packer sees no emails, so no search may tell whether an order has one. */
interface SearchScope {
  textKinds: readonly WordKind[];
}

const wholeScope: SearchScope = { textKinds: ['NAME', 'EMAIL', 'PLACE'] };
const packerScope: SearchScope = { textKinds: ['NAME'] };

/** The ids of the orders with such a word, for each kind and each of these beginnings. */
function ordersWithWords(is: Orders, kinds: readonly WordKind[], starts: readonly string[]) {
  return kinds.flatMap((kind) =>
    starts.map((start) =>
      is
        .selectFrom('order_words')
        .select('order_id')
        .where('kind', '=', kind)
        .where('word', '>=', start)
        .where('word', '<', start + lastCharacter),
    ),
  );
}

/** The id of the order of that number. */
function orderWithNumber(is: Orders, digits: string) {
  return is
    .selectFrom('order_numbers')
    .select('order_id')
    .where('number', '=', digits.length <= 15 ? Number(digits) : -1);
}

/**
 * The ids of the order of that number, and of the orders whose phone has these digits in a row. Within their country,
 * people type 0 in place of its code.
 */
function ordersWithDigits(is: Orders, digits: string) {
  const parts = [...new Set([digits, digits.replace(/^0+/, '')])].filter(({ length }) => length >= minPhoneDigits);
  return [orderWithNumber(is, digits), ...ordersWithWords(is, ['PHONE'], parts)];
}

/** The condition of the orders in one of these lists of ids. One union: PostgreSQL would scan all orders for several conditions. */
function isInOne(is: Orders, lists: ReturnType<typeof ordersWithDigits>): Expression<SqlBool> {
  const [first, ...others] = lists;
  if (first === undefined) return is.val(false);
  return is(
    'orders.id',
    'in',
    others.reduce((union, list) => union.unionAll(list), first),
  );
}

const orderWord = '(?:order|bestellung|commande|pedido|طلب)';
const numberSign = '(?:#|n[or][.:]?|n\\.?[°º]|№|رقم)';
const writtenNumber = new RegExp(`^(?:${orderWord}\\s+${numberSign}?|${numberSign})\\s*(\\d+)$`, 'iu');

/** The digits of a text that is an order's number as people write it, such as `#1001`, `No. 1001` and `N.º 1001`; else undefined. */
const numberIn = (text: string): string | undefined => writtenNumber.exec(text)?.[1];

/** Words that signs join, `o’brien`, are also searched as one: the last of them may be the whole, `obrien`. */
const withJoined = (words: string[][]): string[][] =>
  words.length > 1 ? words.with(-1, [...(words.at(-1) ?? []), ...joinedSpellings(words)]) : words;

/**
 * The condition of the orders that a search finds: by number, by three or more digits of the phone in a row, and by the beginnings
 * of words of the name, the email, the street and the city, without case and accents, also with `ue` for `ü`. Each word has to be
 * found. Without a word, it finds all. The search must have a limit.
 */
function matchesSearch(search: string, { textKinds }: SearchScope): (is: Orders) => Expression<SqlBool> {
  const text = withPlainDigits(search.trim());
  const number = numberIn(text);
  if (number !== undefined) return (is) => isInOne(is, [orderWithNumber(is, number)]);
  const digits = text.replace(/\D/g, '');
  if (digits !== '' && /^[\d ()+./#-]+$/.test(foldedText(text))) {
    const postalCodes = /^\d{4,}$/.test(text) && textKinds.includes('PLACE') ? [text] : [];
    return (is) => isInOne(is, [...ordersWithDigits(is, digits), ...ordersWithWords(is, ['PLACE'], postalCodes)]);
  }
  const isEmail = (part: string) => /@|\w\.\w/.test(part) && textKinds.includes('EMAIL');
  const words = text.split(/\s+/).flatMap((part) => (isEmail(part) ? [[fold(part)]] : withJoined(spellingsOf(part))));
  return (is) =>
    is.and(
      words.slice(0, maxWords).map((spellings) => {
        const found = ordersWithWords(is, textKinds, spellings);
        const [digitsOnly] = spellings.filter((word) => /^\d+$/.test(word));
        return isInOne(is, digitsOnly === undefined ? found : [...ordersWithDigits(is, digitsOnly), ...found]);
      }),
    );
}

/** Narrows a list to few orders. An absent field does not restrict. */
export interface OrderNames {
  /** The text that the seller types to find an order; see `matchesSearch`. */
  search?: string | undefined;
  /** Whether a packer searches: by number, name and phone only. */
  isPackerSearch?: boolean | undefined;
  ids?: readonly string[] | undefined;
  /** Milliseconds since 1970: the promised time starts then or later. */
  promisedFrom?: number | undefined;
  /** Milliseconds since 1970: the promised time starts before. */
  promisedBefore?: number | undefined;
  promisedKind?: SlotKind | undefined;
}

const isPromiseAsked = ({ promisedFrom, promisedBefore, promisedKind }: OrderNames) =>
  (promisedFrom ?? promisedBefore ?? promisedKind) !== undefined;

export const isNarrowed = (names: OrderNames): boolean =>
  (names.search ?? names.ids) !== undefined || isPromiseAsked(names);

/** The condition of the orders whose promised time starts in that span. A list of ids: the databases find it in the index of the slots. */
function isPromised(is: Orders, names: OrderNames): Expression<SqlBool> {
  const { promisedFrom = 0, promisedBefore = Number.MAX_SAFE_INTEGER, promisedKind } = names;
  let promised = is
    .selectFrom('orders as promised')
    .select('promised.id')
    .where('promised.slot_start', '>=', promisedFrom)
    .where('promised.slot_start', '<', promisedBefore);
  if (promisedKind) promised = promised.where('promised.slot_kind', '=', promisedKind);
  return is('orders.id', 'in', promised);
}

/** The condition of the orders with these names. */
export function matchesNames(names: OrderNames): (is: Orders) => Expression<SqlBool> {
  const { search, isPackerSearch, ids } = names;
  return (is) =>
    is.and([
      ...(search === undefined ? [] : [matchesSearch(search, isPackerSearch ? packerScope : wholeScope)(is)]),
      ...(ids === undefined ? [] : [is('orders.id', 'in', ids)]),
      ...(isPromiseAsked(names) ? [isPromised(is, names)] : []),
    ]);
}

/** Restricts the orders that lists show. An absent field does not restrict. */
export interface OrderFilter extends OrderNames {
  isPaid?: boolean | undefined;
  /** The stored payment type: `COD` or `Online`. */
  paymentType?: string | undefined;
  /** Milliseconds since 1970: placed then or later. */
  since?: number | undefined;
  /** Milliseconds since 1970: placed before. */
  placedBefore?: number | undefined;
}

/** Restricts also the stage. Sums have no such restriction: they know no stages. */
export interface StageFilter extends OrderFilter {
  stages?: readonly OrderStage[] | undefined;
}

/** The kinds that lists show: paid, or to be paid on delivery. */
export const orderKinds: OrderKind[] = [
  { paymentType: 'COD', isPaid: 0 },
  { paymentType: 'COD', isPaid: 1 },
  { paymentType: 'Online', isPaid: 1 },
];

/** The kinds that match the filter; `since` does not matter. */
export function kindsOf({ isPaid, paymentType }: OrderFilter): OrderKind[] {
  return orderKinds.filter(
    (kind) =>
      (isPaid === undefined || kind.isPaid === Number(isPaid)) &&
      (paymentType === undefined || kind.paymentType === paymentType),
  );
}
