import type { Context } from '@opentelemetry/api';
import type { ExecutionResult, GraphQLResolveInfo } from 'graphql';
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
import { createUnpaidOrdersApi, type UnpaidOrdersApi } from './features/orders/unpaid-orders-api.ts';
import { createSellerProducts, type SellerProducts } from './features/products/seller-products-api.ts';
import { createDemoProducts, type DemoProducts } from './features/products/demo-products-api.ts';
import { createProductsApi, type ProductsApi } from './features/products/products-api.ts';
import { createShoppingListApi, type ShoppingListApi } from './features/shopping-list/shopping-list-api.ts';
import { createPasswordResetApi, type PasswordResetApi } from './features/sessions/password-reset-api.ts';
import { createSessionsApi, type SessionsApi } from './features/sessions/sessions-api.ts';
import { createStaffApi, type StaffApi } from './features/staff/staff-api.ts';
import { createStockApi, type StockApi } from './features/stock/stock-api.ts';
import { lazyParts } from './lazy-parts.ts';
import type { RequestFacts } from './operations/request-records.ts';
import type { CookieJar } from './transport/cookies.ts';
import type { FormatSettings } from './store/amount-formats.ts';
import type { ClientAbort } from './transport/deadline.ts';
import type { ToPictureUrl } from './documents/picture-url.ts';
import type { Caller } from './transport/rest-call.ts';
import { createRestClient, type RestClient } from './transport/rest-client.ts';
import { createSellerSession, type SellerSession } from './store/seller-session.ts';
import { createShopperSession, type ShopperSession } from './store/shopper-session.ts';
import type { StoreConnection } from './store/store-connection.ts';
import type { StoreFeatures } from './store/store-features.ts';

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
  /** The only change of an operation that the fast path executes. */
  change?: { result?: Promise<unknown> };
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
    unpaidOrders: UnpaidOrdersApi;
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

/** What resolvers learn of their field. */
export type ResolveInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** What the APIs of one request are made from. */
interface ApiParts {
  shared: SharedParts;
  request: RequestParts;
  rest: RestClient;
}

type Apis = GatewayContext['api'] & { shopper: ShopperSession; seller: SellerSession };

/** One request needs few of the APIs, so each is made when it is first read. */
const createApis = lazyParts<ApiParts, Apis>({
  shopper: ({ shared, request, rest }) => createShopperSession(rest, request.jar, shared.store.features),
  seller: ({ shared, request, rest }) => createSellerSession(rest, request.jar, shared.store.features),
  products: ({ shared: { catalogue, store }, rest }, { seller }) =>
    createProductsApi({ rest, seller, catalogue, features: store.features }),
  demoProducts: ({ shared, rest }, { seller, products }) =>
    createDemoProducts({ rest, seller, features: shared.store.features, onChange: () => products.forget() }),
  delivery: ({ shared: { store, deliveryReads }, rest }, { seller }) =>
    createDeliveryApi({ rest, seller, features: store.features, reads: deliveryReads }),
  imports: ({ shared, rest }, { seller, products }) =>
    createImportsApi({ rest, seller, features: shared.store.features, onChange: () => products.forget() }),
  categories: ({ shared: { store, toPictureUrl }, rest }, { seller, products }) =>
    createCategoriesApi({
      rest,
      seller,
      features: store.features,
      toPictureUrl,
      onChange: () => products.forget(),
    }),
  sellerProducts: ({ shared: { store, toPictureUrl }, rest }, { seller, products }) =>
    createSellerProducts({ rest, seller, features: store.features, products, toPictureUrl, log: store.log }),
  cart: ({ shared, rest }, { shopper }) => createCartApi(rest, shopper, shared.store.features),
  accounts: ({ shared, request: { jar, countLoginAttempt }, rest }, { shopper }) =>
    createAccountsApi({ rest, jar, session: shopper, features: shared.store.features, countLoginAttempt }),
  addresses: ({ shared: { store }, rest }, { shopper }) =>
    createAddressesApi({ rest, session: shopper, features: store.features, log: store.log }),
  orders: ({ shared, request, rest }, api) =>
    createOrdersApi({
      rest,
      session: api.shopper,
      features: shared.store.features,
      seller: api.seller,
      log: shared.store.log,
      publicOrigin: request.publicOrigin,
      toPictureUrl: shared.toPictureUrl,
      addressesOf: (userId) => api.addresses.list(userId),
      freshCatalogue: () => shared.catalogue.freshWithinTimeout(),
      attempts: shared.orderAttempts,
      removeFromCart: (lines, before) => api.cart.removeOrdered(lines, before),
    }),
  orderChanges: ({ shared, request: { jar }, rest }, api) =>
    createOrderChangesApi({
      rest,
      jar,
      shopper: api.shopper,
      seller: api.seller,
      features: shared.store.features,
      readOrder: (response) => api.orders.lists.readChanged(response),
    }),
  picking: ({ shared, rest }, api) =>
    createPickingApi({
      rest,
      seller: api.seller,
      features: shared.store.features,
      readOrder: (response) => api.orders.lists.readChanged(response),
    }),
  unpaidOrders: ({ shared: { store }, rest }, api) =>
    createUnpaidOrdersApi({
      rest,
      seller: api.seller,
      features: store.features,
      log: store.log,
      readOrder: (entry) => api.orders.lists.readOrder(entry),
      onChange: () => api.products.forget(),
    }),
  orderTakings: ({ shared, rest }) => createOrderTakingsApi(rest, shared.store.features),
  sessions: ({ shared, request: { jar, countLoginAttempt }, rest }, { shopper, seller }) =>
    createSessionsApi({ rest, jar, shopper, seller, log: shared.store.log, countLoginAttempt }),
  shoppingList: (_parts, { products }) => createShoppingListApi(() => products.snapshot()),
  mail: ({ shared, rest }, { seller }) => createMailApi({ rest, seller, features: shared.store.features }),
  newsletter: ({ shared, rest }) => createNewsletterApi(rest, shared.store.features),
  passwordReset: ({ shared, request: { countLoginAttempt }, rest }) =>
    createPasswordResetApi({ rest, features: shared.store.features, countLoginAttempt }),
  staff: ({ shared: { store }, request: { countLoginAttempt }, rest }, { seller }) =>
    createStaffApi({ rest, seller, features: store.features, log: store.log, countLoginAttempt }),
  stock: ({ shared: { store }, rest }, { seller, products }) =>
    createStockApi({ rest, seller, features: store.features, log: store.log, onChange: () => products.forget() }),
  store: ({ shared, rest }, { seller }) => createStoreApi({ rest, seller, features: shared.store.features }),
});

export function contextFor(shared: SharedParts, request: RequestParts): GatewayContext {
  const { store, formatSettings, toPictureUrl } = shared;
  const { caller, jar, publicOrigin, clientAbort, startedAtMs, facts = {}, mayIntrospect, charge } = request;
  const rest = createRestClient({ store, jar, caller, clientAbort, startedAtMs });
  return {
    requestId: caller.requestId,
    mayIntrospect,
    publicOrigin,
    formatSettings,
    features: store.features,
    toPictureUrl,
    charge,
    facts,
    traceContext: caller.traceContext,
    api: createApis({ shared, request, rest }),
  };
}
