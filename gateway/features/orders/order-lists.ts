import { Fault, storeNotUnderstood, storeRefused } from '#gateway/rest/faults.ts';
import { isRecord, readOutcome } from '#gateway/rest/outcome.ts';
import { readPlainOrder } from '#gateway/rest/plain-order.ts';
import { listIn, readList } from '#gateway/rest/read-list.ts';
import type { RestReply } from '#gateway/rest/rest-call.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import { orderShape, orderSumsShape, pageInfoShape, type RestOrder } from '#gateway/rest/shapes.ts';
import type { Log } from '#gateway/rest/store-connection.ts';
import {
  checkFirst,
  checkStarts,
  idIn,
  noSuchOrder,
  pageOfAll,
  sumsOfAll,
  type OrderPage,
  type OrderPageRequest,
  type OrderSums,
  type OrderWish,
} from './order-page.ts';

interface OrderListsOptions {
  rest: RestClient;
  log: Log;
  pictureAddress: (address: string) => string;
}

type Query = Record<string, string>;

/**
 * GET /api/order/user and GET /api/order/seller, whole or in pages. A store that knows no pages answers with its whole
 * list: then the page is cut, and the sums are worked out, here.
 */
export class OrderLists {
  readonly #options: OrderListsOptions;
  /** The seller's whole list, from a store without pages; null from one with pages; asked once per request. */
  #whole: Promise<RestOrder[] | null> | undefined;

  constructor(options: OrderListsOptions) {
    this.#options = options;
  }

  async ofShopper(userId: string): Promise<RestOrder[]> {
    return this.#read(await this.#ask('user', { userId, userID: userId }));
  }

  async ofStore(): Promise<RestOrder[]> {
    return this.#read(await this.#ask('seller'));
  }

  async pageOfShopper(userId: string, request: OrderPageRequest): Promise<OrderPage> {
    const query = { userId, userID: userId, ...queryOf(request, 20) };
    return this.#pageIn(await this.#ask('user', query), request, 20);
  }

  async pageOfStore(request: OrderPageRequest): Promise<OrderPage> {
    const query = queryOf(request, 50);
    const asked = this.#whole === undefined ? this.#ask('seller', query) : undefined;
    this.#whole ??= asked?.then((reply) => (hasPages(reply) ? null : this.#read(reply)));
    const whole = await this.#whole;
    if (whole) return pageOfAll(whole, Number(query['first']), request);
    return this.#pageIn(await (asked ?? this.#ask('seller', query)), request, 50);
  }

  async sumsOfStore(filter: OrderWish, starts: readonly string[]): Promise<OrderSums> {
    checkStarts(starts);
    if (this.#whole === undefined) await this.pageOfStore({ first: 1 });
    const whole = await this.#whole;
    if (whole) return sumsOfAll(whole, filter, starts);
    const query = { ...filterQuery(filter), ...(starts.length > 0 && { starts: starts.join() }) };
    const reply = await this.#ask('seller/sums', query);
    const { success, message } = readOutcome(reply, { hasPayload: (body) => isRecord(body['sums']) });
    if (!success) throw storeRefused(message);
    const parsed = orderSumsShape.safeParse(reply.body);
    if (!parsed.success) throw storeNotUnderstood({ ...reply.detail, issues: parsed.error.issues });
    return parsed.data;
  }

  #pageIn(reply: RestReply, request: OrderPageRequest, usual: number): OrderPage {
    const orders = this.#read(reply);
    if (!hasPages(reply)) return pageOfAll(orders, request.first ?? usual, request);
    const { hasNextPage } = pageInfoShape.parse(isRecord(reply.body) ? reply.body['pageInfo'] : undefined);
    return { orders, hasNextPage, hasPreviousPage: request.after != null };
  }

  async #ask(list: 'user' | 'seller' | 'seller/sums', query?: Query): Promise<RestReply> {
    const reply = await this.#options.rest.send({
      method: 'GET',
      path: `/api/order/${list}`,
      kind: 'read',
      roles: [list === 'user' ? 'shopper' : 'seller'],
      ...(query && { query }),
    });
    if (query?.['after'] !== undefined) checkCursor(reply);
    return reply;
  }

  #read(reply: RestReply): RestOrder[] {
    const { log, pictureAddress } = this.#options;
    const orders = readList(reply, 'orders', { shape: orderShape, quick: readPlainOrder, log });
    // They were made a moment ago and nobody else has them: no need for a second copy of each line.
    for (const { items } of orders) for (const item of items) item.image &&= pictureAddress(item.image);
    return orders;
  }
}

/** A store with pages refuses a cursor in words: the code is the same as where the page is cut here. */
function checkCursor(reply: RestReply) {
  try {
    listIn(reply, 'orders');
  } catch (error) {
    const isAboutCursor =
      error instanceof Fault &&
      error.code === 'STORE_REFUSED' &&
      /\bno such order\b|\bcursor\b|^after must\b/i.test(error.message);
    throw isAboutCursor ? noSuchOrder() : error;
  }
}

/** Whether the list is a page. @throws Fault when there is no list */
function hasPages(reply: RestReply): boolean {
  listIn(reply, 'orders');
  return isRecord(reply.body) && pageInfoShape.safeParse(reply.body['pageInfo']).success;
}

function queryOf({ filter, first, after }: OrderPageRequest, usual: number): Query {
  const size = first ?? usual;
  checkFirst(size);
  return { first: String(size), ...(after != null && { after: idIn(after) }), ...filterQuery(filter ?? {}) };
}

function filterQuery({ isPaid, paymentType, since }: OrderWish): Query {
  return {
    ...(isPaid != null && { paid: String(isPaid) }),
    ...(paymentType != null && { method: paymentType }),
    ...(since != null && { since }),
  };
}
