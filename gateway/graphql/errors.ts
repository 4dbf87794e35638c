import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { Fault } from '../refusals/faults.ts';
import * as texts from '../refusals/texts.ts';
import type { Log } from '../log.ts';

/** Codes of errors that are the client's mistake or a limit. Their messages are safe to send. */
const requestErrors = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'RATE_LIMITED',
];

/** Keeps the messages of faults and of request errors. Any other error is a bug: its message stays in the log. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  const cause = unwrapResolverError(error);
  if (cause instanceof Fault) return { message: cause.message, ...place, extensions: extensionsOf(cause) };
  const { code, retryAfterMs } = extensions ?? {};
  if (typeof code === 'string' && requestErrors.includes(code)) {
    return { message, ...place, extensions: extensionsOf({ code, retryAfterMs }) };
  }
  return { message: texts.somethingWentWrong, ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

const extensionsOf = ({ code, retryAfterMs }: { code: string; retryAfterMs?: unknown }) => ({
  code,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

/** Logs the causes of errors. */
export function logErrors(log: Log): ApolloServerPlugin<GatewayContext> {
  return {
    requestDidStart: async () => ({
      async didEncounterErrors({ errors, contextValue: { requestId }, operationName }) {
        for (const error of errors) {
          const cause = unwrapResolverError(error);
          const fields = { requestId, operation: operationName ?? undefined, path: error.path?.join('.') };
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
