import type { OrderSort, PaymentMethod, PromisedTime } from '#gateway/__generated__/schema.ts';
import { readOrder } from '#gateway/documents/order.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import { readPromisedTime } from '#gateway/__generated__/store-documents.ts';
import { listIn, readBeside, readList } from '#gateway/documents/read-list.ts';
import { orderSumsShape, pageShape } from '#gateway/documents/shapes.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput, Fault, storeRefused } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome } from '#gateway/refusals/outcome.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';
import {
  checkSearch,
  checkStarts,
  noSuchOrder,
  pageOfAll,
  sumsOfAll,
  windowOf,
  type OrderCriteria,
  type OrderPage,
  type OrderPageRequest,
  type OrderSums,
  type PageWindow,
} from './order-page.ts';
import { paymentsIn } from './payment-method.ts';

type QueryParameters = Record<string, string>;

interface PageOptions {
  /** Whether a store with pages is asked for the number of all matching orders. */
  withCount?: boolean;
}

/** Names one order: by its id, or else by its number. */
export interface OrderName {
  id?: string | null | undefined;
  number?: string | null | undefined;
}

/** Orders on a page when the client names no size. */
const standardSize = { user: 20, seller: 50, next: 10 };
const noOrders: OrderPage = { orders: [], hasNextPage: false, hasPreviousPage: false, totalCount: 0 };

export type OrderLists = ReturnType<typeof createOrderLists>;

/**
 * GET /api/order/user and GET /api/order/seller in pages, GET /api/order/seller/sums, GET /api/order/seller/next and
 * GET /api/order/seller/promises. A store without pages sends its whole list: then the gateway cuts the page, counts the orders and adds up the sums.
 */
export function createOrderLists({ rest, shopper, features, log, toPictureUrl }: Parts) {
  /** The seller's whole list from a store without pages; null for a store with pages. Fetched once per request. */
  let wholeList: Promise<RestOrder[] | null> | undefined;

  async function fetchList(
    list: 'user' | 'seller' | 'seller/next' | 'seller/promises' | 'seller/sums',
    query?: QueryParameters,
  ): Promise<RestResponse> {
    // The catalogue has the products.
    const products =
      (list === 'user' || list === 'seller') && features.has('ORDERS_LEAN') ? { products: 'id' } : undefined;
    const response = await rest.send({
      method: 'GET',
      path: `/api/order/${list}`,
      kind: 'read',
      cookies: [list === 'user' ? 'shopper' : 'seller'],
      ...((query ?? products) && { query: { ...query, ...products } }),
    });
    if (query?.['after'] ?? query?.['before']) checkCursor(response, { isBackward: query?.['before'] !== undefined });
    return response;
  }

  /** An order in a response; undefined when it cannot be read. */
  function read(entry: unknown): RestOrder | undefined {
    const order = readOrder(entry);
    // The order was just read for this request, so it can be changed in place.
    for (const item of order?.items ?? []) {
      item.image &&= toPictureUrl(item.image);
      const substitute = item.picked?.substitute;
      if (substitute) substitute.image &&= toPictureUrl(substitute.image);
    }
    return order;
  }

  const readOrders = (response: RestResponse): RestOrder[] => readList(response, 'orders', { read, log });

  /** The order of that id or number in a list. A store that finds no single orders sends its whole list. */
  async function findIn(list: 'user' | 'seller', { id, number }: OrderName, query: QueryParameters) {
    const name = { ...(id != null && { id }), ...(number != null && { number }) };
    const orders = readOrders(await fetchList(list, { ...query, ...name }));
    return orders.find((order) => (id == null ? order.number === number : order._id === id)) ?? null;
  }

  /** A page from a store with pages. */
  function readPage(response: RestResponse): OrderPage {
    const { pageInfo, totalCount } = readBeside(response, pageShape);
    return { orders: readOrders(response), ...pageInfo, totalCount };
  }

  /** Whether no order can match: none of the stages or orders is wanted, or the store lacks a filter. */
  function matchesNone(criteria: OrderCriteria): boolean {
    const { stages, search, ids, placedBefore, promisedFrom, promisedBefore, promisedKind } = criteria;
    if (placedBefore != null && !features.has('ORDERS_BETWEEN')) return true;
    if ((promisedFrom ?? promisedBefore ?? promisedKind) != null && !features.has('ORDERS_PROMISED')) return true;
    const hasNoStage = stages != null && (stages.length === 0 || !features.has('ORDER_STAGES'));
    return hasNoStage || ids?.length === 0 || ((search ?? ids) != null && !features.has('ORDERS_SEARCH'));
  }

  async function pageOfStore(request: OrderPageRequest, { withCount }: PageOptions = {}): Promise<OrderPage> {
    const { filter, isExport, sort } = request;
    const window = windowOf(request, standardSize.seller);
    checkSearch(filter ?? {});
    if (matchesNone(filter ?? {})) return noOrders;
    const query = {
      ...pageQuery(window, withCount),
      ...filterQuery(filter ?? {}),
      ...(sort === 'PROMISED' && features.has('ORDERS_PROMISED') && { sort: sorts[sort] }),
      ...(isExport && features.has('STAFF') && { export: 'true' }),
    };
    const fetched = wholeList === undefined ? fetchList('seller', query) : undefined;
    wholeList ??= fetched?.then((response) => (hasPages(response) ? null : readOrders(response)));
    const whole = await wholeList;
    return whole ? pageOfAll(whole, window, filter) : readPage(await (fetched ?? fetchList('seller', query)));
  }

  async function sumsOfStore(filter: OrderCriteria, starts: readonly string[]): Promise<OrderSums> {
    checkStarts(starts);
    checkSearch(filter);
    if (wholeList === undefined) await pageOfStore({ first: 1 });
    const whole = await wholeList;
    if (whole) return sumsOfAll(whole, filter, starts);
    if (matchesNone(filter)) {
      const { days, tests, stages } = await sumsOfStore({}, starts);
      return { ...sumsOfAll([], {}, []), days, tests: tests && { ...tests, count: 0, amount: 0 }, stages };
    }
    const query = { ...filterQuery(filter), ...(starts.length > 0 && { starts: starts.join() }) };
    const response = await fetchList('seller/sums', query);
    const outcome = readOutcome(response, { hasPayload: (body) => isRecord(body['sums']) });
    if (!outcome.success) throw storeRefused(outcome);
    const { paymentTypes, ...sums } = readBeside(response, orderSumsShape);
    return { ...sums, payments: paymentsIn(paymentTypes) };
  }

  return {
    async pageOfShopper(
      userId: string,
      request: OrderPageRequest,
      { withCount }: PageOptions = {},
    ): Promise<OrderPage> {
      const window = windowOf(request, standardSize.user);
      const response = await fetchList('user', { ...shopper.idsOf(userId), ...pageQuery(window, withCount) });
      return hasPages(response) ? readPage(response) : pageOfAll(readOrders(response), window, null);
    },

    pageOfStore,

    /** @throws Fault BAD_USER_INPUT when `first` is out of range */
    async nextToPick(request: Pick<OrderPageRequest, 'first'>): Promise<RestOrder[] | null> {
      if (!features.has('ORDERS_NEXT')) return null;
      const { size } = windowOf(request, standardSize.next);
      return readOrders(await fetchList('seller/next', { first: String(size) }));
    },

    /** @throws Fault BAD_USER_INPUT when the search is too long, or when the filter has no span of promised times */
    async promisedTimes(filter: OrderCriteria): Promise<PromisedTime[] | null> {
      if (!features.has('ORDERS_PROMISED')) return null;
      checkSearch(filter);
      if (filter.promisedFrom == null || filter.promisedBefore == null)
        throw badInput('`filter` must have `promisedFrom` and `promisedBefore`.');
      if (matchesNone(filter)) return [];
      const response = await fetchList('seller/promises', filterQuery(filter));
      return readList(response, 'promises', { read: readPromisedTime, log });
    },

    findOfShopper: (userId: string, name: OrderName) => findIn('user', name, shopper.idsOf(userId)),

    findOfStore: (name: OrderName) => findIn('seller', name, {}),

    /** The order in the response to a change; null when the store sends none. */
    readChanged: ({ body }: RestResponse) => read(isRecord(body) ? body['order'] : undefined) ?? null,

    readOrder: read,

    sumsOfStore,
  };
}

/**
 * Checks a response for the refusal of a cursor, which stores with pages send as a message. Clients get the same code
 * as when the gateway cuts the page.
 */
function checkCursor(response: RestResponse, window: Pick<PageWindow, 'isBackward'>) {
  try {
    listIn(response, 'orders');
  } catch (error) {
    const isAboutCursor =
      error instanceof Fault &&
      error.code === 'STORE_REFUSED' &&
      /\bno such order\b|\bcursor\b|^(after|before) must\b/i.test(error.message);
    throw isAboutCursor ? noSuchOrder(window) : error;
  }
}

/** Whether the list is a page. @throws Fault when there is no list */
function hasPages(response: RestResponse): boolean {
  listIn(response, 'orders');
  return isRecord(response.body) && isRecord(response.body['pageInfo']);
}

function pageQuery({ size, isBackward, from }: PageWindow, withCount = false): QueryParameters {
  return {
    [isBackward ? 'last' : 'first']: String(size),
    ...(from !== null && { [isBackward ? 'before' : 'after']: from }),
    ...(withCount && { count: 'true' }),
  };
}

const sorts: Record<OrderSort, string> = { NEWEST: 'newest', PROMISED: 'promised' };
const methods: Record<PaymentMethod, string> = { COD: 'COD', ONLINE: 'Online' };

function filterQuery(criteria: OrderCriteria): QueryParameters {
  const { isPaid, payment, since, placedBefore, stages, search, ids, promisedFrom, promisedBefore, promisedKind } =
    criteria;
  return {
    ...(isPaid != null && { paid: String(isPaid) }),
    ...(payment != null && { method: methods[payment] }),
    ...(since != null && { since }),
    ...(placedBefore != null && { placedBefore }),
    ...(stages != null && { stages: stages.join() }),
    ...(search != null && { search }),
    ...(ids != null && { ids: ids.join() }),
    ...(promisedFrom != null && { promisedFrom }),
    ...(promisedBefore != null && { promisedBefore }),
    ...(promisedKind != null && { promisedKind }),
  };
}
