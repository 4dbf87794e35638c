import type { ApolloServerPlugin } from '@apollo/server';
import { trace } from '@opentelemetry/api';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Metrics } from '../operations/metrics.ts';
import { hasRequestId } from '../guards/graphql-error.ts';
import { failOperation, nameOperation } from './operation-span.ts';
import { payloadCodes, payloadOrder } from './payload-codes.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { hasSubscription } from './subscriptions.ts';

type Plugin = ApolloServerPlugin<GatewayContext>;

const graphqlResponse = 'application/graphql-response+json';
/** Errors of the document or its variables: a plain JSON response with them has the status 200. */
const documentErrors = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'];
/** Codes that set the status of the response, from whichever field they come. */
const statusByCode: Record<string, number> = { RATE_LIMITED: 429, OVERLOADED: 503 };

const codeOf = (error: GraphQLFormattedError | undefined) => error?.extensions?.['code'];

/** Adds the request id to errors of the gateway and of the store, so that people can say which lines of the log are meant. */
export function addRequestIds(): Plugin {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ response, contextValue: { requestId } }) {
        if (response.body?.kind !== 'single') return;
        const { singleResult } = response.body;
        singleResult.errors = singleResult.errors?.map((error) =>
          hasRequestId(codeOf(error)) ? { ...error, extensions: { ...error.extensions, requestId } } : error,
        );
      },
    }),
  };
}

/** Sets the statuses of exceeded limits, and those of GraphQL over HTTP, which depend on the accepted media types. */
export function setStatus(): Plugin {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ request, response, document }) {
        if (response.body?.kind !== 'single') return;
        const { errors = [] } = response.body.singleResult;
        const limited = errors.find((error) => String(codeOf(error)) in statusByCode);
        if (limited) {
          response.http.status = statusByCode[String(codeOf(limited))] ?? 503;
          const retryAfterMs = limited.extensions?.['retryAfterMs'];
          if (typeof retryAfterMs === 'number') {
            response.http.headers.set('retry-after', String(Math.ceil(retryAfterMs / 1000)));
          }
          return;
        }
        const accept = request.http?.headers.get('accept') ?? '';
        const wantsPlainJson = accept.includes('application/json') && !accept.includes(graphqlResponse);
        const isAboutDocument =
          errors.length > 0 && errors.every((error) => documentErrors.includes(String(codeOf(error))));
        // Apollo Client accepts plain JSON for a subscription, and would take 200 for the beginning of its events.
        const isSubscription = document !== undefined && hasSubscription(document);
        if (wantsPlainJson && isAboutDocument && !isSubscription && response.http.status === 400) {
          response.http.status = 200;
        }
      },
    }),
  };
}

/** Measures every operation that Apollo Server handles, and describes it in its span. */
export function countOperations(metrics: Metrics, persisted: PersistedOperations): Plugin {
  return {
    async requestDidStart() {
      const startedAt = performance.now();
      return {
        async willSendResponse({ operation, operationName, request, response, contextValue: { traceContext, facts } }) {
          const { errors, data } = response.body?.kind === 'single' ? response.body.singleResult : {};
          const name = persisted.nameOf(operationName ?? request.operationName);
          const outcome = errors ? String(codeOf(errors[0])) : 'ok';
          const type = operation?.operation ?? 'none';
          // The fast path may have waited for the store before it left a failed operation to Apollo Server.
          const seconds = (performance.now() - (facts.startedAtMs ?? startedAt)) / 1000;
          metrics.operation({ type, name, outcome, seconds });
          const refusals = payloadCodes(type, data);
          for (const code of refusals) metrics.refusal(code);
          facts.operation = operation?.name?.value;
          facts.order = payloadOrder(type, data);
          facts.codes = [...(errors ?? []).map((error) => String(codeOf(error))), ...refusals];
          const span = traceContext && trace.getSpan(traceContext);
          if (!span) return;
          if (operation) {
            const named = { type: operation.operation, name: operation.name?.value };
            nameOperation(span, named, { isKnown: name !== 'other' });
          }
          if (errors) failOperation(span, outcome);
        },
      };
    },
  };
}
