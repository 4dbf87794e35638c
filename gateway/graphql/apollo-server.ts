import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { asksForSchema } from '../fast-path/public-documents.ts';
import type { QueryExecutor } from '../fast-path/query-executor.ts';
import { Fault } from '../rest/faults.ts';
import type { Log } from '../rest/store-connection.ts';
import type { AnsweredOperations } from './executed-operations.ts';
import { answerStatus, countOperations, numberInternalErrors } from './response-plugins.ts';
import { chargeOperations } from './cost-plugin.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { CostOf } from './operation-cost.ts';
import { limitOperations, operationLimits } from './operation-limits.ts';
import type { PersistedOperations } from './persisted-operations.ts';

interface ApolloGatewayOptions {
  schema: GraphQLSchema;
  executor: QueryExecutor;
  production: boolean;
  log: Log;
  persisted: PersistedOperations;
  metrics: Metrics;
  answered: AnsweredOperations;
  costOf: CostOf;
  /** The page for people who open the API's address in a browser. */
  landingPage: string;
}

/** Codes of errors that Apollo finds in the request itself: their texts are safe, and needed. */
const requestErrors = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'RATE_LIMITED',
];

/** A genuine Apollo Server, without a port of its own. */
export function createApolloGateway(options: ApolloGatewayOptions) {
  const { schema, executor, production, log, persisted, metrics, answered, costOf, landingPage } = options;
  return new ApolloServer<GatewayContext>({
    gateway: executedBy(executor, schema),
    stringifyResult: (result) => executor.stringify(result),
    // In production a plugin below closes it, for all but the holder of the token.
    introspection: true,
    persistedQueries: { cache: persisted.cache },
    csrfPrevention: true,
    nodeEnv: production ? 'production' : 'development',
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    validationRules: [limitOperations],
    validationOptions: { maxErrors: operationLimits.validationErrors },
    parseOptions: { maxTokens: operationLimits.tokens },
    maxRecursiveSelections: true,
    formatError,
    logger: {
      debug: (message: unknown) => log.debug({}, String(message)),
      info: (message: unknown) => log.info({}, String(message)),
      warn: (message: unknown) => log.warn({}, String(message)),
      error: (message: unknown) => log.error({}, String(message)),
    },
    plugins: [
      // Watching every field for cache hints costs a fifth of the speed; every answer is `no-store` anyway.
      ApolloServerPluginCacheControlDisabled(),
      { serverWillStart: async () => ({ renderLandingPage: async () => ({ html: landingPage }) }) },
      ...(production ? [closeIntrospection()] : []),
      reportErrors(log),
      countOperations(metrics, persisted),
      chargeOperations({ costOf, isShown: !production }),
      numberInternalErrors(),
      answerStatus(),
      answered.plugin(),
    ],
  });
}

/** The way in which Apollo Server takes an executor that is not graphql's own. */
function executedBy(
  executor: QueryExecutor,
  apiSchema: GraphQLSchema,
): ApolloServerOptionsWithGateway<GatewayContext>['gateway'] {
  return {
    async load() {
      return {
        async executor(asked) {
          const context = asked.context as GatewayContext;
          return context.executed ?? (await executor.execute({ ...asked, context }));
        },
      };
    },
    onSchemaLoadOrUpdate(listen) {
      listen({ apiSchema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** Lets through faults of ours and faults of the request; whatever else was thrown is a bug and stays inside. */
function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { locations, path } = formatted;
  const where = { ...(locations && { locations }), ...(path && { path }) };
  const cause = unwrapResolverError(error);
  if (cause instanceof Fault) {
    const { code, message, retryAfterMs } = cause;
    return { message, ...where, extensions: { code, ...(retryAfterMs !== undefined && { retryAfterMs }) } };
  }
  const code = formatted.extensions?.['code'];
  if (typeof code === 'string' && requestErrors.includes(code)) {
    const retryAfterMs = formatted.extensions?.['retryAfterMs'];
    return {
      message: formatted.message,
      ...where,
      extensions: { code, ...(retryAfterMs !== undefined && { retryAfterMs }) },
    };
  }
  return { message: 'Something went wrong here.', ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Writes causes to the log, and tells the client under which number a bug is found there. */
function reportErrors(log: Log): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async () => ({
      async didEncounterErrors({ errors, contextValue: { requestId }, operationName }) {
        for (const error of errors) {
          const cause = unwrapResolverError(error);
          const fields = { requestId, operationName, path: error.path?.join('.') };
          if (cause instanceof Fault) {
            const { code, detail } = cause;
            log[code.startsWith('UPSTREAM') ? 'warn' : 'info']({ ...fields, code, detail }, 'a call failed');
          } else if (error.originalError && !requestErrors.includes(String(error.extensions['code']))) {
            log.error({ ...fields, err: error.originalError }, 'a resolver failed');
          }
        }
      },
    }),
  };
}

/** The schema stays inside, unless the request holds the token. Anywhere in the document: payloads lead back to Query. */
function closeIntrospection(): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, contextValue: { mayIntrospect } }) {
        if (mayIntrospect || !asksForSchema(document)) return;
        throw new GraphQLError('Introspection is closed here.', {
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
        });
      },
    }),
  };
}
