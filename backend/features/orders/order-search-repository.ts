import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { fold, foldedWords, reversed } from '#backend/db/order-words.ts';
import type { OrdersTable, OrderStage, OrderWordsTable, Tables } from '#backend/db/tables.ts';

type Orders = ExpressionBuilder<Tables, 'orders'>;

/** Fewer digits are the number of an order only: too many phones have them. */
const minPhoneDigits = 4;
/** After every character that a word can have. */
const lastCharacter = '\u{10ffff}';

/** The ids of the orders with a word that begins so. */
function ordersWithWord(is: Orders, kind: OrderWordsTable['kind'], start: string) {
  return is
    .selectFrom('order_words')
    .select('order_id')
    .where('kind', '=', kind)
    .where('word', '>=', start)
    .where('word', '<', start + lastCharacter);
}

/** The order of that number, and those whose phone begins or ends with these digits: at home, people type 0 for the country. */
function ordersWithDigits(is: Orders, digits: string, isNumber: boolean) {
  const withNumber = is
    .selectFrom('order_numbers')
    .select('order_id')
    .where('number', '=', digits.length <= 15 ? Number(digits) : -1);
  const end = digits.replace(/^0+/, '');
  if (isNumber || end.length < minPhoneDigits) return withNumber;
  return withNumber
    .unionAll(ordersWithWord(is, 'PHONE', digits))
    .unionAll(ordersWithWord(is, 'PHONE_END', reversed(end)));
}

/**
 * The condition of the orders that a search finds: by number, with or without `#`, by digits of the phone, and by the beginnings of
 * words of the name and of the email, without case and accents. Each word has to be found. Without a word, it finds all.
 */
function matchesSearch(search: string): (is: Orders) => Expression<SqlBool> {
  const text = search.trim();
  const digits = text.replace(/\D/g, '');
  if (digits !== '' && /^[\d\s()+./#-]+$/.test(text)) {
    return (is) => is('orders.id', 'in', ordersWithDigits(is, digits, text.startsWith('#')));
  }
  const words = text.split(/\s+/).flatMap((word) => (/@|\w\.\w/.test(word) ? fold(word) : foldedWords(word)));
  return (is) =>
    is.and(
      words.map((word) =>
        is(
          'orders.id',
          'in',
          /^\d+$/.test(word) ? ordersWithDigits(is, word, false) : ordersWithWord(is, 'TEXT', word),
        ),
      ),
    );
}

/** Narrows a list to single orders. An absent field does not restrict. */
export interface OrderNames {
  /** What the seller types to find an order; see `matchesSearch`. */
  search?: string | undefined;
  ids?: readonly string[] | undefined;
}

export const isNarrowed = ({ search, ids }: OrderNames): boolean => search !== undefined || ids !== undefined;

/** The condition of the orders with these names. */
export function matchesNames({ search, ids }: OrderNames): (is: Orders) => Expression<SqlBool> {
  return (is) =>
    is.and([
      ...(search === undefined ? [] : [matchesSearch(search)(is)]),
      ...(ids === undefined ? [] : [is('orders.id', 'in', ids)]),
    ]);
}

/** Restricts the orders that lists show. An absent field does not restrict. */
export interface OrderFilter extends OrderNames {
  isPaid?: boolean | undefined;
  /** As stored, `COD` or `Online`. */
  paymentType?: string | undefined;
  /** Milliseconds since 1970: placed then or later. */
  since?: number | undefined;
}

/** Restricts also the stage. Sums have no such restriction: they know no stages. */
export interface StageFilter extends OrderFilter {
  stages?: readonly OrderStage[] | undefined;
}

/** One kind of order. The orders of a kind are one range of the index `orders_by_payment`, in the order of time. */
export interface OrderKind {
  paymentType: OrdersTable['payment_type'];
  isPaid: 0 | 1;
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
