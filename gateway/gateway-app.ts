import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyHttpOptions } from 'fastify';
import { Catalogue } from './catalogue/catalogue.ts';
import type { GatewayConfig } from './config.ts';
import type { SharedParts } from './context.ts';
import { publicDocuments } from './fast-path/public-documents.ts';
import { QueryExecutor } from './fast-path/query-executor.ts';
import { createOrderAttempts } from './features/orders/order-attempts.ts';
import { buildSchema, readSchemaText } from './graphql/schema.ts';
import { AnsweredOperations } from './graphql/executed-operations.ts';
import { createApolloGateway } from './graphql/apollo-server.ts';
import { graphqlRoute } from './graphql/graphql-route.ts';
import { healthRoutes } from './operations/health-routes.ts';
import { developerPage, productionPage } from './graphql/landing-page.ts';
import { createMetrics, metricsRoute } from './operations/metrics.ts';
import { PublicPages } from './pages/public-pages.ts';
import { visitorQueries } from './pages/visitor-queries.ts';
import { passThrough } from './rest/pass-through.ts';
import { createOperationCosts } from './graphql/operation-cost.ts';
import { operationLimits } from './graphql/operation-limits.ts';
import { PersistedOperations } from './graphql/persisted-operations.ts';
import { defaultRateLimits, rateLimits, type RateLimits } from './guards/rate-limits.ts';
import { securityHeaders } from './guards/security-headers.ts';
import { siteMap } from './pages/site-map.ts';
import { answerUnreadableRequests, readableAddress } from './guards/unreadable-addresses.ts';
import { webFiles } from './pages/web-files.ts';
import { CookieJar } from './rest/cookies.ts';
import { pictureAddresses } from './rest/picture-address.ts';
import { RestClient } from './rest/rest-client.ts';
import { createStoreHealth } from './rest/store-health.ts';
import { connectStore, type Deadlines } from './rest/store-connection.ts';

export interface GatewayTuning {
  /** Where the built web app is; `dist/web` when left out. */
  webFolder?: string;
  /** The web app's renderer; the built one when both folders are left out, else none. */
  webRenderer?: string;
  /** Milliseconds by kind of call. */
  deadlines?: Partial<Deadlines>;
  /** Milliseconds a product list counts as new. */
  catalogueTimeToLive?: number;
  /** What one address may send in place of the usual. */
  rateLimits?: Partial<RateLimits>;
  /** Reads of the store go by node-fetch too, which stand-ins for a store know how to catch. */
  readsByFetch?: boolean;
  /** Takes the log in place of stdout. */
  logStream?: { write(line: string): void };
}

/** Builds the whole gateway; opens no port. Closing it ends what it keeps open. */
export async function buildGateway(config: GatewayConfig, tuning: GatewayTuning = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers', 'res.headers', '*.password', '*.cookie', '*.token'],
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }) },
      ...(tuning.logStream && { stream: tuning.logStream }),
    },
    genReqId: ({ headers }) => readRequestId(headers['x-request-id']) ?? randomUUID(),
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    requestTimeout: 120_000,
    // Whoever was sent here before the balancer knew is answered as ever.
    return503OnClosing: false,
    // Whoever needs longer for a few lines means no good.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: readableAddress,
  } satisfies FastifyHttpOptions<Server>);

  answerUnreadableRequests(app);

  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
    // The door stays open for as long as a balancer that asks /health/ready needs to find out.
    await pause(config.drainDelay);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await securityHeaders(app, config);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] });

  const { log } = app;
  const metrics = createMetrics();
  const count = await rateLimits(app, config.rateLimitsOn ? { ...defaultRateLimits, ...tuning.rateLimits } : undefined);
  const store = connectStore({
    baseUrl: config.backendUrl,
    log,
    deadlines: tuning.deadlines,
    readsByFetch: tuning.readsByFetch,
    measure: (call) => metrics.storeCall(call),
  });
  metrics.gauge('store_down', 'Whether calls to the store are held back.', () => Number(store.breaker.isOpen));
  const ownOrigins = [new URL(config.backendUrl).origin, ...(config.publicOrigin ? [config.publicOrigin] : [])];
  const pictureAddress = pictureAddresses(ownOrigins);
  const catalogue = new Catalogue({
    rest: new RestClient({
      store,
      jar: new CookieJar(config.cookieNames),
      caller: { requestId: 'catalogue' },
      isLasting: true,
    }),
    log,
    pictureAddress,
    timeToLive: tuning.catalogueTimeToLive,
  });
  const { currency } = config;
  const shared: SharedParts = {
    store,
    catalogue,
    currency,
    pictureAddress,
    orderAttempts: createOrderAttempts(),
    demoCalls: { missingUntilMs: 0 },
  };

  metrics.gauge('catalogue_products', 'Products in the catalogue.', () => catalogue.peek()?.products.length ?? 0);

  const persisted = new PersistedOperations(config.manifests);
  const schemaText = readSchemaText();
  const schema = buildSchema(schemaText);
  const costOf = createOperationCosts();
  const answered = new AnsweredOperations(publicDocuments(schema), costOf);
  const executor = new QueryExecutor(schema, { maxCoercionErrors: operationLimits.validationErrors });
  const apollo = createApolloGateway({
    schema,
    executor,
    production: config.production,
    log,
    persisted,
    metrics,
    answered,
    costOf,
    landingPage: config.production ? productionPage() : developerPage(schemaText),
  });
  await apollo.start();

  app.addHook('onClose', async () => {
    await apollo.stop();
    store.close();
  });

  await app.register(graphqlRoute, { apollo, answered, costOf, executor, shared, config, count, persisted, metrics });
  await app.register(metricsRoute, { metrics, config });
  await app.register(healthRoutes, {
    catalogue,
    breaker: store.breaker,
    storeHealth: createStoreHealth(store),
    isDraining: () => isDraining,
  });
  await passThrough(app, config);
  await siteMap(app, { catalogue, config });
  const folder = tuning.webFolder ?? 'dist/web';
  const pages = new PublicPages({
    module: tuning.webRenderer ?? (tuning.webFolder === undefined ? 'dist/web-server/server-entry.js' : undefined),
    folder,
    currency,
    catalogue,
    log,
    queries: visitorQueries({ schema, shared, persisted, config }),
  });
  await webFiles(app, { folder, catalogue, pages, config, count });
  return app;
}

/** A number given by the proxy in front, when it looks like one. */
function readRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : undefined;
}
