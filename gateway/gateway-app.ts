import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createCatalogue } from './catalogue/catalogue.ts';
import type { GatewayConfig } from './config.ts';
import { minCompressedBytes } from './content-coding.ts';
import type { SharedParts } from './parts.ts';
import { createFastPath, type FastPath } from './fast-path/fast-path.ts';
import { createDeliveryReads } from './features/delivery/delivery-reads.ts';
import { createOrderAttempts } from './features/orders/order-attempts.ts';
import { createApolloServer } from './graphql/apollo-server.ts';
import { explorerFiles } from './graphql/explorer-files.ts';
import { graphqlRoute } from './graphql/graphql-route.ts';
import { developerPage, productionPage } from './graphql/landing-page.ts';
import { createOperationCosts } from './graphql/operation-cost.ts';
import { operationLimits } from './graphql/operation-limits.ts';
import { createPersistedOperations, type PersistedOperations } from './graphql/persisted-operations.ts';
import { buildSchema, readSchemaText } from './graphql/schema.ts';
import { schemaFileRoute } from './graphql/schema-file.ts';
import { createProxyTrust, requestIdOf } from './guards/caller.ts';
import { handleMalformedRequests, rewriteMalformedUrl } from './guards/malformed-requests.ts';
import { createRateLimits, defaultRateLimits, type RateLimits } from './guards/rate-limits.ts';
import { addCommonHeaders } from './guards/security-headers.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { createMetrics, metricsRoute, type Metrics } from './operations/metrics.ts';
import { warnOfUnknownProxy } from './operations/start-warnings.ts';
import { recordRequests } from './operations/request-records.ts';
import { passThrough } from './pages/pass-through.ts';
import { createPublicPages, type PublicPages } from './pages/public-pages.ts';
import { siteMap } from './pages/site-map.ts';
import { visitorQueries } from './pages/visitor-queries.ts';
import { shopInPages } from './pages/shop-in-pages.ts';
import { createBuildReader } from './pages/web-build.ts';
import { webFiles } from './pages/web-files.ts';
import { createCookieJar } from './transport/cookies.ts';
import { createToPictureUrl } from './documents/picture-url.ts';
import { measuresOf } from '#readers/weight-words.ts';
import { comparesReference } from './documents/store-law.ts';
import { createRestClient } from './transport/rest-client.ts';
import { createAdditions } from './store/additions.ts';
import { connectStore, type DeadlinesMs, type MeasuredCall } from './store/store-connection.ts';
import { createStoreHealth } from './store/store-health.ts';

const defaultConcurrentRequests = 1000;

export interface GatewayTuning {
  /** The schema with its resolvers, for many gateways in one process; built from `schema.graphql` when left out. */
  schema?: GraphQLSchema;
  /** The folder of the built web app; that of the shop's language in `dist` when left out. */
  webFolder?: string;
  /** The path of the web app's renderer; the built one when this and `webFolder` are left out, otherwise none. */
  webRenderer?: string;
  /** The folder of the built GraphiQL; `dist/explorer` when left out. */
  explorerFolder?: string;
  /** Replaces some of the default deadlines. */
  deadlinesMs?: Partial<DeadlinesMs>;
  /** The time for which a product list is used before the next request refreshes it. */
  catalogueTimeToLiveMs?: number | undefined;
  /**
   * The time for which an answer of the store's `GET /api/store` is used before the next request of the product list
   * refreshes it.
   */
  featuresTimeToLiveMs?: number;
  /** The time for which a request waits for the store's first answer of `GET /api/store`; a second when left out. */
  firstAnswerTimeoutMs?: number;
  /** Whether to find out which calls a classic store lacks; true when left out. */
  probesCalls?: boolean;
  /** Replaces some of `defaultRateLimits`. */
  rateLimits?: Partial<RateLimits>;
  /** The number of API requests that may run at the same time; a thousand when left out. */
  maxConcurrentRequests?: number;
  /** Sends all calls to the store by node-fetch, which tests can intercept. */
  onlyFetch?: boolean;
  /** Receives the log instead of stdout. */
  logStream?: { write(line: string): void };
}

/** Builds the whole gateway without opening a port. Closing it closes its connections to the store. */
export async function buildGateway(config: GatewayConfig, tuning: GatewayTuning = {}): Promise<FastifyInstance> {
  const app = createHttpServer(config, tuning);
  const isDraining = drainOnClose(app, config);
  warnOfUnknownProxy(app, config);
  const metrics = createMetrics();
  const recordRequest = recordRequests(app, metrics);
  const commonHeadersOf = await addCommonHeaders(app, config);
  await app.register(compress, {
    threshold: minCompressedBytes,
    encodings: ['br', 'gzip', 'identity'],
    // Each part of a streamed response is sent at once. Without a flush, Brotli keeps back hundreds of kilobytes.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  const count = await createRateLimits(
    app,
    config.rateLimitsOn ? { ...defaultRateLimits, ...tuning.rateLimits } : undefined,
  );

  const shared = connectSharedParts(config, tuning, { metrics, log: app.log });
  const { catalogue, formatSettings, store, toPictureUrl } = shared;
  const persisted = createPersistedOperations(config.manifests);
  const { schemaText, schema, apollo, fastPath } = createGraphql(config, tuning, { shared, persisted, metrics });
  await apollo.start();
  app.addHook('onClose', async () => {
    await apollo.stop();
    store.close();
  });

  await app.register(graphqlRoute, {
    apollo,
    fastPath,
    shared,
    config,
    count,
    persisted,
    metrics,
    commonHeadersOf,
    maxConcurrentRequests: tuning.maxConcurrentRequests ?? defaultConcurrentRequests,
    isDraining,
    recordRequest,
  });
  await app.register(schemaFileRoute, { schemaText, config });
  if (!config.production) await explorerFiles(app, { folder: tuning.explorerFolder ?? 'dist/explorer' });
  await app.register(metricsRoute, { metrics, config });
  const storeHealth = createStoreHealth(store);
  const { circuitBreaker, features } = store;
  await app.register(healthRoutes, { catalogue, circuitBreaker, storeHealth, features, isDraining });
  await passThrough(app, config);

  const queries = visitorQueries({ schema, shared, textOf: persisted.textOf, config });
  const web = locateBuild(tuning, config.language);
  const readBuild = createBuildReader(web.folder, () => {
    const statesAllergens = catalogue.peek()?.statesAllergens ?? false;
    return shopInPages(features, formatSettings, toPictureUrl, { config, statesAllergens });
  });
  await siteMap(app, { readBuild, catalogue, features, config });
  const pages = createPublicPages({ ...web, catalogue, log: app.log, queries });
  addGauges(metrics, { shared, fastPath, pages });
  await webFiles(app, { folder: web.folder, readBuild, catalogue, features, pages, config, count });
  return app;
}

function createHttpServer(config: GatewayConfig, { logStream }: GatewayTuning): FastifyInstance {
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers', 'res.headers', '*.password', '*.cookie', '*.token'],
      formatters: { level: (level) => ({ level }) },
      ...(logStream && { stream: logStream }),
    },
    // `recordRequests` writes the lines of requests.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers),
    trustProxy: config.trustedProxies > 0 && createProxyTrust(config),
    requestTimeout: 120_000,
    // Keep serving requests that arrive while the balancer still routes to this process.
    return503OnClosing: false,
    // Ends slowloris connections, which send their headers byte by byte.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: rewriteMalformedUrl,
  } satisfies FastifyHttpOptions<Server>);
  handleMalformedRequests(app);
  return app;
}

/**
 * Delays closing the port until balancers have seen that /health/ready fails.
 *
 * @returns whether the gateway is closing
 */
function drainOnClose(app: FastifyInstance, { drainDelayMs }: GatewayConfig): () => boolean {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
    await pause(drainDelayMs);
  });
  return () => isDraining;
}

/** The parts that all requests share: the connection to the store, the catalogue, and the memory of orders. */
function connectSharedParts(
  { backendUrl, publicOrigin, storeMap, currency, language, locale, placeholderRating }: GatewayConfig,
  tuning: GatewayTuning,
  { metrics, log }: { metrics: Metrics; log: FastifyBaseLogger },
): SharedParts {
  const measure = (call: MeasuredCall) => metrics.storeCall(call);
  const { deadlinesMs, onlyFetch, catalogueTimeToLiveMs } = tuning;
  const store = connectStore({
    baseUrl: backendUrl,
    map: storeMap,
    log,
    measure,
    deadlinesMs,
    onlyFetch,
    featureTuning: tuning,
  });
  const ownOrigins = [new URL(backendUrl).origin, ...(publicOrigin ? [publicOrigin] : [])];
  const toPictureUrl = createToPictureUrl(ownOrigins);
  const sharedClient = (requestId: string) =>
    createRestClient({ store, jar: createCookieJar(storeMap.cookies), caller: { requestId }, isShared: true });
  const measures = () => measuresOf(store.features.facts?.country, locale);
  const catalogue = createCatalogue({
    measures,
    rest: sharedClient('catalogue'),
    log,
    toPictureUrl,
    hasOwnCategories: () => store.features.has('CATEGORIES_OWN'),
    comparesReference: () => comparesReference(store.features.facts?.country),
    hasFood: () => store.features.has('PRODUCTS_FOOD'),
    beforeRequest: () => store.features.refreshIfDue(),
    timeToLiveMs: catalogueTimeToLiveMs,
  });
  store.features.onChange(() => catalogue.renew());
  return {
    store,
    catalogue,
    measures,
    formatSettings: { currency, language, locale },
    toPictureUrl,
    orderAttempts: createOrderAttempts(),
    additions: createAdditions(),
    versionChanges: createAdditions({ storedForMs: 30_000 }),
    deliveryReads: createDeliveryReads(sharedClient('delivery')),
    showsPlaceholderRating: placeholderRating,
  };
}

/** The schema, Apollo Server, and the fast path in front of it. */
function createGraphql(
  { production }: GatewayConfig,
  tuning: GatewayTuning,
  { shared, persisted, metrics }: { shared: SharedParts; persisted: PersistedOperations; metrics: Metrics },
) {
  const { log } = shared.store;
  const schemaText = readSchemaText();
  const schema = tuning.schema ?? buildSchema(schemaText);
  const costOf = createOperationCosts(schema);
  const fastPath = createFastPath({
    schema,
    catalogue: shared.catalogue,
    costOf,
    showsCost: !production,
    maxCoercionErrors: operationLimits.validationErrors,
    onWriterFailure({ operation: { type, name }, error, isRepeated }) {
      metrics.writerFailure();
      if (!isRepeated) log.error({ err: error, type, operation: name }, 'an operation could not be written');
    },
  });
  const apollo = createApolloServer({
    schema,
    fastPath,
    production,
    log,
    persisted,
    metrics,
    costOf,
    landingPage: production ? productionPage() : developerPage(),
  });
  return { schemaText, schema, apollo, fastPath };
}

function addGauges(
  metrics: Metrics,
  { shared, fastPath, pages }: { shared: SharedParts; fastPath: FastPath; pages: PublicPages },
): void {
  const { store, catalogue } = shared;
  metrics.gauge('store_down', 'Whether the circuit breaker holds calls to the store back.', () =>
    Number(store.circuitBreaker.isOpen),
  );
  metrics.gauge('catalogue_products', 'Products in the catalogue.', () => catalogue.peek()?.products.length ?? 0);
  metrics.gauge(
    'catalogue_age_seconds',
    'Since the product list in memory was requested; requests refresh it.',
    () => catalogue.ageMs / 1000,
  );
  metrics.gauge('response_cache_bytes', 'Memory that the response cache takes.', () => fastPath.responseCacheBytes);
  metrics.gauge('cached_documents', 'Parsed operations in memory.', () => fastPath.cachedDocuments);
  metrics.gauge('page_cache_bytes', 'Memory that the rendered pages take.', () => pages.cacheBytes);
  metrics.gauge(
    'page_renderings_waiting',
    'Renderings of pages that wait until others have ended.',
    () => pages.renderingsWaiting,
  );
}

/** Where this process was started, also after an upgrade has moved that folder and put another version in its place. */
const startFolder = existsSync('/proc/self/cwd') ? '/proc/self/cwd' : '.';

/**
 * The places of the built web app in the shop's language and of its renderer. Another web app has a renderer only when it is
 * named.
 */
function locateBuild(
  { webFolder, webRenderer }: GatewayTuning,
  language: string,
): { folder: string; module: string | undefined } {
  const built = `${startFolder}/dist${language === 'en' ? '' : `/${language}`}`;
  const builtRenderer = webFolder === undefined ? `${built}/web-server/server-entry.js` : undefined;
  return { folder: webFolder ?? `${built}/web`, module: webRenderer ?? builtRenderer };
}
