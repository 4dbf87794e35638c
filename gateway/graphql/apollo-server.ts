import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { FastPath } from '../fast-path/fast-path.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Log } from '../log.ts';
import { limitCosts } from './cost-plugin.ts';
import { formatError, logErrors } from './errors.ts';
import { refuseIntrospection } from './introspection.ts';
import type { CostOf } from './operation-cost.ts';
import { limitOperations, operationLimits } from './operation-limits.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { addRequestIds, countOperations, setStatus } from './response-plugins.ts';
import { refuseSubscriptions } from './subscriptions.ts';

interface ApolloOptions {
  schema: GraphQLSchema;
  fastPath: FastPath;
  production: boolean;
  log: Log;
  persisted: PersistedOperations;
  metrics: Metrics;
  costOf: CostOf;
  /** The HTML that browsers get at /graphql. */
  landingPage: string;
}

/** Apollo Server, without an HTTP server of its own. */
export function createApolloServer(options: ApolloOptions) {
  const { schema, fastPath, production, log, persisted, metrics, costOf, landingPage } = options;
  return new ApolloServer<GatewayContext>({
    gateway: executeBy(fastPath, schema),
    // In production, a plugin below refuses introspection without the token.
    introspection: true,
    persistedQueries: { cache: persisted.apolloCache },
    csrfPrevention: true,
    nodeEnv: production ? 'production' : 'development',
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    stopOnTerminationSignals: false,
    validationRules: [limitOperations, refuseSubscriptions],
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
      // Collecting cache hints of every field costs a fifth of the speed, and every response is `no-store`.
      ApolloServerPluginCacheControlDisabled(),
      { serverWillStart: async () => ({ renderLandingPage: async () => ({ html: landingPage }) }) },
      ...(production ? [refuseIntrospection()] : []),
      logErrors(log),
      countOperations(metrics, persisted),
      limitCosts({ costOf, showsCost: !production }),
      addRequestIds(),
      setStatus(),
      fastPath.plugin,
    ],
  });
}

/** A gateway of Apollo Server: only from one does it accept another executor than graphql's own. */
function executeBy(
  fastPath: FastPath,
  apiSchema: GraphQLSchema,
): ApolloServerOptionsWithGateway<GatewayContext>['gateway'] {
  return {
    load: async () => ({
      executor: async (requested) =>
        await fastPath.execute({ ...requested, context: requested.context as GatewayContext }),
    }),
    onSchemaLoadOrUpdate(listener) {
      listener({ apiSchema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}
