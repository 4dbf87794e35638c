import type { Context } from '@opentelemetry/api';
import type { ExecutionResult, GraphQLResolveInfo } from 'graphql';
import type { Measures } from '#readers/weight-words.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { ToPictureUrl } from './documents/picture-url.ts';
import type { DeliveryReads } from './features/delivery/delivery-reads.ts';
import type { OrderAttempts } from './features/orders/order-attempts.ts';
import type { RequestFacts } from './operations/request-records.ts';
import { createParts, type MadeParts } from './parts.ts';
import type { Additions } from './store/additions.ts';
import type { Outcome } from './refusals/outcome.ts';
import type { FormatSettings } from './store/amount-formats.ts';
import type { StoreConnection } from './store/store-connection.ts';
import type { StoreFeatures } from './store/store-features.ts';
import type { CookieJar } from './transport/cookies.ts';
import type { ClientAbort } from './transport/deadline.ts';
import type { Caller } from './transport/rest-call.ts';
import { createRestClient } from './transport/rest-client.ts';

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

/** The resolvers' context, one per request. */
export interface GatewayContext {
  requestId: string;
  mayIntrospect: boolean;
  /** The origin that shoppers use. */
  publicOrigin: string;
  formatSettings: FormatSettings;
  /** The store's features. */
  features: StoreFeatures;
  measures: SharedParts['measures'];
  toPictureUrl: ToPictureUrl;
  charge: RequestParts['charge'];
  /**
   * Makes a change of a version once: the same change of the same session and version, sent again within half a minute, gets the first
   * one's outcome. A store would refuse it, because the version has changed.
   */
  changeOnce: <Result extends Outcome>(
    mutation: string,
    version: number,
    contents: unknown,
    change: () => Promise<Result>,
  ) => Promise<Result | Outcome>;
  /** The facts about this request for the log. */
  facts: RequestFacts;
  /** Contains the span of the operation; absent for internal requests. */
  traceContext: Context | undefined;
  /** The only change of an operation that the fast path executes. */
  change?: { result?: Promise<unknown> };
  /** The result of the fast path, for which Apollo Server only formats the errors. */
  executed?: ExecutionResult;
  api: MadeParts;
}

/** The facts about their field that resolvers get. */
export type ResolveInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

export function contextFor({ store, formatSettings, ...shared }: SharedParts, request: RequestParts): GatewayContext {
  const { caller, jar, publicOrigin, clientAbort, startedAtMs, facts = {}, mayIntrospect, charge } = request;
  const { countLoginAttempt } = request;
  const { features, log } = store;
  const rest = createRestClient({ store, jar, caller, clientAbort, startedAtMs });
  return {
    requestId: caller.requestId,
    mayIntrospect,
    publicOrigin,
    formatSettings,
    features,
    measures: shared.measures,
    toPictureUrl: shared.toPictureUrl,
    charge,
    changeOnce: (path, version, contents, change) =>
      shared.versionChanges.once(
        jar,
        { path, roles: ['shopper', 'seller'], key: `version ${version}`, contents },
        change,
      ),
    facts,
    traceContext: caller.traceContext,
    // Not with the spread first: V8 takes 5 µs to add six properties to a copy.
    api: createParts({ jar, publicOrigin, countLoginAttempt, rest, features, log, ...shared }),
  };
}
