import type { ExecutionResult } from 'graphql';
import type { Catalogue } from './catalogue/catalogue.ts';
import { AddressesApi } from './features/addresses/addresses-api.ts';
import { CartApi } from './features/cart/cart-api.ts';
import { NewsletterApi } from './features/newsletter/newsletter-api.ts';
import type { OrderAttempts } from './features/orders/order-attempts.ts';
import { OrdersApi } from './features/orders/orders-api.ts';
import { createDemoProducts, type DemoCalls, type DemoProducts } from './features/products/demo-products.ts';
import { ProductsApi } from './features/products/products-api.ts';
import { SessionsApi } from './features/sessions/sessions-api.ts';
import type { CookieJar } from './rest/cookies.ts';
import type { Departure } from './rest/deadline.ts';
import type { Caller } from './rest/rest-call.ts';
import { RestClient } from './rest/rest-client.ts';
import { SellerSession } from './rest/seller-session.ts';
import { ShopperSession } from './rest/shopper-session.ts';
import type { StoreConnection } from './rest/store-connection.ts';

/** What all requests share. Nothing in it was fetched with a cookie. */
export interface SharedParts {
  store: StoreConnection;
  catalogue: Catalogue;
  currency: string;
  pictureAddress: (address: string) => string;
  orderAttempts: OrderAttempts;
  demoCalls: DemoCalls;
}

/** What one request brings. */
export interface RequestParts {
  caller: Caller;
  jar: CookieJar;
  /** The origin the shopper sees. */
  publicOrigin: string;
  /** Of the browser; left out where nobody waits who could leave. */
  departure?: Departure;
  /** When the request came in, in milliseconds since 1970; now when left out. */
  startedAt?: number;
  /** Whether the schema may be read although this is production. */
  mayIntrospect: boolean;
  /** Counts a try at a password. @throws Fault RATE_LIMITED */
  countAttempt: () => Promise<void>;
  /** Counts this request as so many more. @throws Fault RATE_LIMITED */
  charge: (requests: number) => Promise<void>;
}

/** One per request: who asks, and the ways to the store. */
export interface GatewayContext {
  requestId: string;
  mayIntrospect: boolean;
  currency: string;
  charge: RequestParts['charge'];
  /** What came of the operation, when it was executed already and Apollo Server is only to word its errors. */
  executed?: ExecutionResult;
  api: {
    products: ProductsApi;
    demoProducts: DemoProducts;
    cart: CartApi;
    addresses: AddressesApi;
    orders: OrdersApi;
    sessions: SessionsApi;
    newsletter: NewsletterApi;
  };
}

export function contextFor(
  shared: SharedParts,
  { caller, jar, publicOrigin, departure, startedAt, mayIntrospect, countAttempt, charge }: RequestParts,
): GatewayContext {
  const { store, catalogue, currency, pictureAddress, orderAttempts, demoCalls } = shared;
  const rest = new RestClient({ store, jar, caller, departure, startedAt });
  const shopper = new ShopperSession(rest, jar);
  const seller = new SellerSession(rest, jar);
  const cart = new CartApi(rest, shopper);
  const products = new ProductsApi(rest, seller, catalogue);
  const addresses = new AddressesApi(rest, shopper, store.log);
  return {
    requestId: caller.requestId,
    mayIntrospect,
    currency,
    charge,
    api: {
      products,
      demoProducts: createDemoProducts({ rest, seller, calls: demoCalls, onChange: () => products.forget() }),
      cart,
      addresses,
      orders: new OrdersApi({
        rest,
        session: shopper,
        log: store.log,
        publicOrigin,
        pictureAddress,
        addressesOf: (userId) => addresses.list(userId),
        freshCatalogue: () => catalogue.freshIfGiven(),
        attempts: orderAttempts,
        takeOutOfCart: (lines, before) => cart.takeOut(lines, before),
      }),
      sessions: new SessionsApi({ rest, jar, shopper, seller, log: store.log, countAttempt }),
      newsletter: new NewsletterApi(rest),
    },
  };
}
