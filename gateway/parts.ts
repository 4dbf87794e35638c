import type { Measures } from '#readers/weight-words.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Snapshot } from './catalogue/snapshot.ts';
import type { RestAddress } from './documents/address.ts';
import type { RestOrder } from './documents/order.ts';
import type { ToPictureUrl } from './documents/picture-url.ts';
import type { RestCartLine, RestUser } from './documents/user.ts';
import type { DeliveryReads } from './features/delivery/delivery-reads.ts';
import type { OrderAttempts } from './features/orders/order-attempts.ts';
import type { Log } from './log.ts';
import type { RequestFacts } from './operations/request-records.ts';
import type { Additions } from './store/additions.ts';
import type { FormatSettings } from './store/amount-formats.ts';
import type { SellerSession } from './store/seller-session.ts';
import type { ShopperSession } from './store/shopper-session.ts';
import type { StoreConnection } from './store/store-connection.ts';
import type { StoreFeatures } from './store/store-features.ts';
import type { CookieJar } from './transport/cookies.ts';
import type { ClientAbort } from './transport/deadline.ts';
import type { Caller, RestResponse } from './transport/rest-call.ts';
import type { RestClient } from './transport/rest-client.ts';

/** The parts that all requests share. They hold nothing that was fetched with a cookie. */
export interface SharedParts {
  store: StoreConnection;
  catalogue: Catalogue;
  /** Whose pints and ounces the sizes of products name. */
  measures: () => Measures;
  formatSettings: FormatSettings;
  toPictureUrl: ToPictureUrl;
  orderAttempts: OrderAttempts;
  additions: Additions;
  /** The changes of a version that were made in the last half minute. */
  versionChanges: Additions;
  deliveryReads: DeliveryReads;
  /** Whether products show the specification's fixed rating, which nobody has given. */
  showsPlaceholderRating: boolean;
}

/** The parts of one request. */
export interface RequestParts {
  caller: Caller;
  jar: CookieJar;
  /** The origin that shoppers use. */
  publicOrigin: string;
  /** Aborted when the client disconnects; absent for internal requests. */
  clientAbort?: ClientAbort;
  /** The time at which the request arrived, in milliseconds since 1970; now when left out. */
  startedAtMs?: number;
  /** The facts about this request for the log; absent for internal requests. */
  facts?: RequestFacts;
  /** Whether this client may read the schema in production. */
  mayIntrospect: boolean;
  /** Counts an attempt to log in, to sign up or to type a password. @throws Fault RATE_LIMITED */
  countLoginAttempt: () => Promise<void>;
  /** Counts this request as that many more requests. @throws Fault RATE_LIMITED */
  charge: (requests: number) => Promise<void>;
}

/**
 * The parts that the APIs of the features are made from, each from those that it names. What an API uses of another feature's is
 * written out here, because the type of that API names this one.
 */
export interface Parts
  extends
    Omit<SharedParts, 'store' | 'formatSettings'>,
    Pick<RequestParts, 'jar' | 'publicOrigin' | 'countLoginAttempt'> {
  rest: RestClient;
  features: StoreFeatures;
  log: Log;
  shopper: ShopperSession;
  seller: SellerSession;
  addresses: { list: (userId: string) => Promise<RestAddress[]> };
  cart: { removeOrdered: (ordered: readonly RestCartLine[], before: RestUser) => Promise<void> };
  orders: {
    lists: {
      readOrder: (entry: unknown) => RestOrder | undefined;
      readChanged: (response: RestResponse) => RestOrder | null;
    };
  };
  products: { snapshot: () => Snapshot | Promise<Snapshot>; forget: () => void };
}
