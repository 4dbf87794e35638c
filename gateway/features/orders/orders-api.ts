import { badInput, storeNotUnderstood } from '#gateway/rest/faults.ts';
import { isRecord, readOutcome, type PlaceOrderOutcome } from '#gateway/rest/outcome.ts';
import type { RestReply } from '#gateway/rest/rest-call.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import type { RestAddress, RestProduct } from '#gateway/rest/shapes.ts';
import type { ShopperSession } from '#gateway/rest/shopper-session.ts';
import type { Log } from '#gateway/rest/store-connection.ts';
import { OrderLists } from './order-lists.ts';

export interface NewOrder {
  addressId: string;
  lines: readonly { productId: string; quantity: number }[];
  isOnline: boolean;
  idempotencyKey: string | undefined;
}

interface OrdersApiOptions {
  rest: RestClient;
  session: ShopperSession;
  log: Log;
  /** The origin the shopper sees: the store builds the addresses of the payment from it. */
  publicOrigin: string;
  pictureAddress: (address: string) => string;
  /** What orders are checked against; the store of this gateway may check nothing itself. */
  addressesOf: (userId: string) => Promise<RestAddress[]>;
  /** Null when there is no such product, undefined when the list cannot be had. */
  findProduct: (id: string) => Promise<RestProduct | null | undefined>;
  /** Orders being placed right now, by shopper and key; shared by all requests. */
  underWay: Map<string, Promise<PlaceOrderOutcome>>;
}

const MAX_LINES = 100;
const MAX_QUANTITY = 99;
const PRINTABLE_KEY = /^[\x20-\x7e]{1,255}$/;

/** POST /api/order/cod, POST /api/order/stripe, and the lists of orders. */
export class OrdersApi {
  readonly #options: OrdersApiOptions;
  readonly lists: OrderLists;

  constructor(options: OrdersApiOptions) {
    this.#options = options;
    this.lists = new OrderLists(options);
  }

  /** @throws Fault BAD_USER_INPUT when the order breaks the schema's rules */
  async place(order: NewOrder): Promise<PlaceOrderOutcome> {
    const { addressId, lines, idempotencyKey } = order;
    if (lines.length < 1 || lines.length > MAX_LINES) throw badInput(`An order has 1 to ${MAX_LINES} lines.`);
    if (lines.some(({ quantity }) => quantity < 1 || quantity > MAX_QUANTITY)) {
      throw badInput(`A quantity must be from 1 to ${MAX_QUANTITY}.`);
    }
    if (idempotencyKey !== undefined && !PRINTABLE_KEY.test(idempotencyKey)) {
      throw badInput('`idempotencyKey` must be 1 to 255 printable ASCII characters.');
    }

    const { session, underWay, addressesOf } = this.#options;
    const shopper = await session.require();
    if ('refusal' in shopper) return { ...shopper.refusal, redirectUrl: null };
    const userId = shopper.user._id;

    const key = idempotencyKey === undefined ? undefined : JSON.stringify([userId, idempotencyKey]);
    const twin = key === undefined ? undefined : underWay.get(key);
    if (twin) return await twin.finally(() => session.forget());

    const place = async () => {
      const addresses = await addressesOf(userId);
      if (!addresses.some(({ _id }) => _id === addressId)) {
        throw badInput('`addressId` must be one of the shopper’s saved addresses.');
      }
      const message = await this.#whyNot(lines);
      if (message !== undefined) return { success: false, message, redirectUrl: null };
      return await this.#send(order, userId);
    };
    const placing = place();
    if (key !== undefined) underWay.set(key, placing);
    try {
      return await placing;
    } finally {
      if (key !== undefined) underWay.delete(key);
      // The store may have emptied the cart.
      session.forget();
    }
  }

  async #send({ addressId, lines, isOnline, idempotencyKey }: NewOrder, userId: string): Promise<PlaceOrderOutcome> {
    const { rest, publicOrigin } = this.#options;
    const { host, protocol } = new URL(publicOrigin);
    const reply = await rest.send({
      method: 'POST',
      path: isOnline ? '/api/order/stripe' : '/api/order/cod',
      kind: 'change',
      roles: ['shopper'],
      headers: {
        'idempotency-key': idempotencyKey,
        // Only here: some stores fail on an Origin they do not know.
        ...(isOnline && { origin: publicOrigin, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }),
      },
      json: {
        userId,
        userID: userId,
        items: lines.map(({ productId, quantity }) => ({ product: productId, productId, quantity })),
        address: addressId,
      },
    });
    return isOnline ? readCheckout(reply) : { ...readOutcome(reply), redirectUrl: null };
  }

  /** Why these lines cannot be bought now, if the catalogue knows a reason. */
  async #whyNot(lines: NewOrder['lines']): Promise<string | undefined> {
    const products = await Promise.all(lines.map(({ productId }) => this.#options.findProduct(productId)));
    if (products.includes(null)) return 'A product in this order is no longer sold. Please check your cart.';
    const soldOut = products.find((product) => product?.inStock === false);
    return soldOut && `${soldOut.name} is out of stock.`;
  }
}

/** A success without a page to pay on is none. */
function readCheckout(reply: RestReply): PlaceOrderOutcome {
  const url = isRecord(reply.body) ? reply.body['url'] : undefined;
  const outcome = readOutcome(reply, { hasPayload: () => typeof url === 'string' });
  if (!outcome.success) return { ...outcome, redirectUrl: null };
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw storeNotUnderstood({ ...reply.detail, why: 'no web address to pay at' });
  }
  return { ...outcome, redirectUrl: url };
}
