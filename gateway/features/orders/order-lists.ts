import { badStoreResponse, Fault, storeRefused } from '#gateway/rest/faults.ts';
import type { Log } from '#gateway/rest/log.ts';
import { isRecord, readOutcome } from '#gateway/rest/outcome.ts';
import type { ToPictureUrl } from '#gateway/rest/picture-url.ts';
import { readPlainOrder } from '#gateway/rest/plain-order.ts';
import { listIn, readList } from '#gateway/rest/read-list.ts';
import type { RestResponse } from '#gateway/rest/rest-call.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import type { ShopperSession } from '#gateway/rest/shopper-session.ts';
import { orderShape, orderSumsShape, pageInfoShape, type RestOrder } from '#gateway/rest/shapes.ts';
import {
  checkFirst,
  checkStarts,
  idIn,
  noSuchOrder,
  pageOfAll,
  sumsOfAll,
  type OrderCriteria,
  type OrderPage,
  type OrderPageRequest,
  type OrderSums,
} from './order-page.ts';

interface OrderListsOptions {
  rest: RestClient;
  session: ShopperSession;
  log: Log;
  toPictureUrl: ToPictureUrl;
}

type QueryParameters = Record<string, string>;

const defaultFirstOfShopper = 20;
const defaultFirstOfSeller = 50;

/**
 * GET /api/order/user and GET /api/order/seller, whole or in pages, and GET /api/order/seller/sums. A store without pages
 * sends its whole list: then the gateway cuts the page and adds up the sums.
 */
export function createOrderLists({ rest, session, log, toPictureUrl }: OrderListsOptions) {
  /** The seller's whole list from a store without pages; null for a store with pages. Fetched once per request. */
  let wholeList: Promise<RestOrder[] | null> | undefined;

  async function fetchList(list: 'user' | 'seller' | 'seller/sums', query?: QueryParameters): Promise<RestResponse> {
    const response = await rest.send({
      method: 'GET',
      path: `/api/order/${list}`,
      kind: 'read',
      cookies: [list === 'user' ? 'shopper' : 'seller'],
      ...(query && { query }),
    });
    if (query?.['after'] !== undefined) checkCursor(response);
    return response;
  }

  function readOrders(response: RestResponse): RestOrder[] {
    const orders = readList(response, 'orders', { shape: orderShape, readFast: readPlainOrder, log });
    // These objects were just created for this request, so they can be changed in place.
    for (const { items } of orders) for (const item of items) item.image &&= toPictureUrl(item.image);
    return orders;
  }

  function readPage(response: RestResponse, request: OrderPageRequest, defaultFirst: number): OrderPage {
    const orders = readOrders(response);
    if (!hasPages(response)) return pageOfAll(orders, request.first ?? defaultFirst, request);
    const { hasNextPage } = pageInfoShape.parse(isRecord(response.body) ? response.body['pageInfo'] : undefined);
    return { orders, hasNextPage, hasPreviousPage: request.after != null };
  }

  async function pageOfStore(request: OrderPageRequest): Promise<OrderPage> {
    const query = pageQuery(request, defaultFirstOfSeller);
    const fetched = wholeList === undefined ? fetchList('seller', query) : undefined;
    wholeList ??= fetched?.then((response) => (hasPages(response) ? null : readOrders(response)));
    const whole = await wholeList;
    if (whole) return pageOfAll(whole, Number(query['first']), request);
    return readPage(await (fetched ?? fetchList('seller', query)), request, defaultFirstOfSeller);
  }

  return {
    async ofShopper(userId: string): Promise<RestOrder[]> {
      return readOrders(await fetchList('user', session.idsOf(userId)));
    },

    async ofStore(): Promise<RestOrder[]> {
      return readOrders(await fetchList('seller'));
    },

    async pageOfShopper(userId: string, request: OrderPageRequest): Promise<OrderPage> {
      const query = { ...session.idsOf(userId), ...pageQuery(request, defaultFirstOfShopper) };
      return readPage(await fetchList('user', query), request, defaultFirstOfShopper);
    },

    pageOfStore,

    async sumsOfStore(filter: OrderCriteria, starts: readonly string[]): Promise<OrderSums> {
      checkStarts(starts);
      if (wholeList === undefined) await pageOfStore({ first: 1 });
      const whole = await wholeList;
      if (whole) return sumsOfAll(whole, filter, starts);
      const query = { ...filterQuery(filter), ...(starts.length > 0 && { starts: starts.join() }) };
      const response = await fetchList('seller/sums', query);
      const { success, message } = readOutcome(response, { hasPayload: (body) => isRecord(body['sums']) });
      if (!success) throw storeRefused(message);
      const parsed = orderSumsShape.safeParse(response.body);
      if (!parsed.success) throw badStoreResponse({ ...response.detail, issues: parsed.error.issues });
      return parsed.data;
    },
  };
}

/** A store with pages refuses a cursor by a message. Clients get the same code as when the gateway cuts the page. */
function checkCursor(response: RestResponse) {
  try {
    listIn(response, 'orders');
  } catch (error) {
    const isAboutCursor =
      error instanceof Fault &&
      error.code === 'STORE_REFUSED' &&
      /\bno such order\b|\bcursor\b|^after must\b/i.test(error.message);
    throw isAboutCursor ? noSuchOrder() : error;
  }
}

/** Whether the list is a page. @throws Fault when there is no list */
function hasPages(response: RestResponse): boolean {
  listIn(response, 'orders');
  return isRecord(response.body) && pageInfoShape.safeParse(response.body['pageInfo']).success;
}

function pageQuery({ filter, first, after }: OrderPageRequest, defaultFirst: number): QueryParameters {
  const size = first ?? defaultFirst;
  checkFirst(size);
  return { first: String(size), ...(after != null && { after: idIn(after) }), ...filterQuery(filter ?? {}) };
}

function filterQuery({ isPaid, paymentType, since }: OrderCriteria): QueryParameters {
  return {
    ...(isPaid != null && { paid: String(isPaid) }),
    ...(paymentType != null && { method: paymentType }),
    ...(since != null && { since }),
  };
}
