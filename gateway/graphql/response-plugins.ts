import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { PersistedOperations } from './persisted-operations.ts';

type Plugin = ApolloServerPlugin<GatewayContext>;

const graphqlResponse = 'application/graphql-response+json';
/** Faults of the document and its variables, for which a plain JSON answer has the status 200. */
const documentErrors = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];
/** Faults that are the whole request's, wherever in the operation they were found. */
const statusOf: Record<string, number> = { RATE_LIMITED: 429, OVERLOADED: 503 };

const codeOf = (error: GraphQLFormattedError | undefined) => error?.extensions?.['code'];

/** Tells the client under which number a bug is found in the log. */
export function numberInternalErrors(): Plugin {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ response, contextValue: { requestId } }) {
        if (response.body?.kind !== 'single') return;
        const { singleResult } = response.body;
        singleResult.errors = singleResult.errors?.map((error) =>
          codeOf(error) === 'INTERNAL_SERVER_ERROR'
            ? { ...error, extensions: { ...error.extensions, requestId } }
            : error,
        );
      },
    }),
  };
}

/** The statuses of GraphQL over HTTP, which depend on what the client accepts, and of limits. */
export function answerStatus(): Plugin {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ request, response }) {
        if (response.body?.kind !== 'single') return;
        const { errors = [] } = response.body.singleResult;
        const limited = errors.find((error) => String(codeOf(error)) in statusOf);
        if (limited) {
          response.http.status = statusOf[String(codeOf(limited))] ?? 503;
          const wait = limited.extensions?.['retryAfterMs'];
          if (typeof wait === 'number') response.http.headers.set('retry-after', String(Math.ceil(wait / 1000)));
          return;
        }
        const accept = request.http?.headers.get('accept') ?? '';
        const wantsPlainJson = accept.includes('application/json') && !accept.includes(graphqlResponse);
        const isAboutDocument =
          errors.length > 0 && errors.every((error) => documentErrors.includes(String(codeOf(error))));
        if (wantsPlainJson && isAboutDocument && response.http.status === 400) response.http.status = 200;
      },
    }),
  };
}

export function countOperations(metrics: Metrics, persisted: PersistedOperations): Plugin {
  return {
    async requestDidStart() {
      const startedAt = performance.now();
      return {
        async willSendResponse({ operationName, request, response }) {
          const errors = response.body?.kind === 'single' ? response.body.singleResult.errors : undefined;
          metrics.operation({
            name: persisted.nameOf(operationName ?? request.operationName),
            outcome: errors ? String(codeOf(errors[0])) : 'ok',
            seconds: (performance.now() - startedAt) / 1000,
          });
        },
      };
    },
  };
}
