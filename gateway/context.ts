import type { Context } from '@opentelemetry/api';
import type { ExecutionResult } from 'graphql';
import type { Catalogue } from './catalogue/catalogue.ts';
import { createAccountsApi, type AccountsApi } from './features/accounts/accounts-api.ts';
import { createAddressesApi, type AddressesApi } from './features/addresses/addresses-api.ts';
import { createCartApi, type CartApi } from './features/cart/cart-api.ts';
import { createCategoriesApi, type CategoriesApi } from './features/categories/categories-api.ts';
import { createDeliveryApi, type DeliveryApi } from './features/delivery/delivery-api.ts';
import type { DeliveryReads } from './features/delivery/delivery-reads.ts';
import { createImportsApi, type ImportsApi } from './features/imports/imports-api.ts';
import { createMailApi, type MailApi } from './features/mail/mail-api.ts';
import { createNewsletterApi, type NewsletterApi } from './features/newsletter/newsletter-api.ts';
import { createStoreApi, type StoreApi } from './features/store/store-api.ts';
import type { OrderAttempts } from './features/orders/order-attempts.ts';
import { createOrderChangesApi, type OrderChangesApi } from './features/orders/order-changes-api.ts';
import { createOrderTakingsApi, type OrderTakingsApi } from './features/orders/order-takings-api.ts';
import { createOrdersApi, type OrdersApi } from './features/orders/orders-api.ts';
import { createPickingApi, type PickingApi } from './features/orders/picking-api.ts';
import { createSellerProducts, type SellerProducts } from './features/products/seller-products.ts';
import { createDemoProducts, type DemoProducts } from './features/products/demo-products.ts';
import { createProductsApi, type ProductsApi } from './features/products/products-api.ts';
import { createShoppingListApi, type ShoppingListApi } from './features/shopping-list/shopping-list-api.ts';
import { createPasswordResetApi, type PasswordResetApi } from './features/sessions/password-reset-api.ts';
import { createSessionsApi, type SessionsApi } from './features/sessions/sessions-api.ts';
import { createStaffApi, type StaffApi } from './features/staff/staff-api.ts';
import { createStockApi, type StockApi } from './features/stock/stock-api.ts';
import type { RequestFacts } from './operations/request-records.ts';
import type { CookieJar } from './rest/cookies.ts';
import type { FormatSettings } from './rest/amount-formats.ts';
import type { ClientAbort } from './rest/deadline.ts';
import type { ToPictureUrl } from './rest/picture-url.ts';
import type { Caller } from './rest/rest-call.ts';
import { createRestClient } from './rest/rest-client.ts';
import { createSellerSession } from './rest/seller-session.ts';
import { createShopperSession } from './rest/shopper-session.ts';
import type { StoreConnection } from './rest/store-connection.ts';
import type { StoreFeatures } from './rest/store-features.ts';

/** What all requests share. It holds nothing that was fetched with a cookie. */
export interface SharedParts {
  store: StoreConnection;
  catalogue: Catalogue;
  formatSettings: FormatSettings;
  toPictureUrl: ToPictureUrl;
  orderAttempts: OrderAttempts;
  deliveryReads: DeliveryReads;
}

/** What belongs to one request. */
export interface RequestParts {
  caller: Caller;
  jar: CookieJar;
  /** The origin that shoppers use. */
  publicOrigin: string;
  /** Aborted when the client disconnects; absent for internal requests. */
  clientAbort?: ClientAbort;
  /** When the request arrived, in milliseconds since 1970; now when left out. */
  startedAtMs?: number;
  /** What the log will say of this request; absent for internal requests. */
  facts?: RequestFacts;
  /** Whether this client may read the schema in production. */
  mayIntrospect: boolean;
  /** Counts an attempt to log in or sign up. @throws Fault RATE_LIMITED */
  countLoginAttempt: () => Promise<void>;
  /** Counts this request as that many more requests. @throws Fault RATE_LIMITED */
  charge: (requests: number) => Promise<void>;
}

/** The resolvers' context, one per request. */
export interface GatewayContext {
  requestId: string;
  mayIntrospect: boolean;
  /** The origin that shoppers use. */
  publicOrigin: string;
  formatSettings: FormatSettings;
  /** What the store can do. */
  features: StoreFeatures;
  toPictureUrl: ToPictureUrl;
  charge: RequestParts['charge'];
  /** What the log will say of this request. */
  facts: RequestFacts;
  /** Contains the span of the operation; absent for internal requests. */
  traceContext: Context | undefined;
  /** The result of the fast path, for which Apollo Server only formats the errors. */
  executed?: ExecutionResult;
  api: {
    products: ProductsApi;
    demoProducts: DemoProducts;
    sellerProducts: SellerProducts;
    categories: CategoriesApi;
    delivery: DeliveryApi;
    imports: ImportsApi;
    cart: CartApi;
    accounts: AccountsApi;
    addresses: AddressesApi;
    orders: OrdersApi;
    orderChanges: OrderChangesApi;
    picking: PickingApi;
    orderTakings: OrderTakingsApi;
    sessions: SessionsApi;
    shoppingList: ShoppingListApi;
    mail: MailApi;
    newsletter: NewsletterApi;
    passwordReset: PasswordResetApi;
    staff: StaffApi;
    stock: StockApi;
    store: StoreApi;
  };
}

export function contextFor(
  shared: SharedParts,
  {
    caller,
    jar,
    publicOrigin,
    clientAbort,
    startedAtMs,
    facts = {},
    mayIntrospect,
    countLoginAttempt,
    charge,
  }: RequestParts,
): GatewayContext {
  const { store, catalogue, formatSettings, toPictureUrl, orderAttempts, deliveryReads } = shared;
  const { features } = store;
  const rest = createRestClient({ store, jar, caller, clientAbort, startedAtMs });
  const shopper = createShopperSession(rest, jar, features);
  const seller = createSellerSession(rest, jar, features);
  const cart = createCartApi(rest, shopper, features);
  const products = createProductsApi({ rest, seller, catalogue, features });
  const addresses = createAddressesApi({ rest, session: shopper, features, log: store.log });
  const orders = createOrdersApi({
    rest,
    session: shopper,
    features,
    seller,
    log: store.log,
    publicOrigin,
    toPictureUrl,
    addressesOf: (userId) => addresses.list(userId),
    freshCatalogue: () => catalogue.freshWithinTimeout(),
    attempts: orderAttempts,
    removeFromCart: (lines, before) => cart.removeOrdered(lines, before),
  });
  const readOrder: typeof orders.lists.readChanged = (response) => orders.lists.readChanged(response);
  return {
    requestId: caller.requestId,
    mayIntrospect,
    publicOrigin,
    formatSettings,
    features,
    toPictureUrl,
    charge,
    facts,
    traceContext: caller.traceContext,
    api: {
      products,
      demoProducts: createDemoProducts({ rest, seller, features, onChange: () => products.forget() }),
      delivery: createDeliveryApi({ rest, seller, features, reads: deliveryReads }),
      imports: createImportsApi({ rest, seller, features, onChange: () => products.forget() }),
      categories: createCategoriesApi({ rest, seller, features, toPictureUrl, onChange: () => products.forget() }),
      sellerProducts: createSellerProducts({ rest, seller, features, products, toPictureUrl, log: store.log }),
      cart,
      accounts: createAccountsApi({ rest, jar, session: shopper, features, countLoginAttempt }),
      addresses,
      orders,
      picking: createPickingApi({ rest, seller, features, readOrder }),
      orderChanges: createOrderChangesApi({ rest, jar, shopper, seller, features, readOrder }),
      orderTakings: createOrderTakingsApi(rest, features),
      sessions: createSessionsApi({ rest, jar, shopper, seller, log: store.log, countLoginAttempt }),
      shoppingList: createShoppingListApi(() => products.snapshot()),
      mail: createMailApi({ rest, seller, features }),
      newsletter: createNewsletterApi(rest, features),
      passwordReset: createPasswordResetApi({ rest, features, countLoginAttempt }),
      staff: createStaffApi({ rest, seller, features, log: store.log, countLoginAttempt }),
      stock: createStockApi({ rest, seller, features, log: store.log, onChange: () => products.forget() }),
      store: createStoreApi({ rest, seller, features }),
    },
  };
}
