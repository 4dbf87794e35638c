import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, visit, type DocumentNode } from 'graphql';
import type { GatewayContext } from '../context.ts';

/** Whether a document reads the schema, anywhere in it: payloads of mutations lead back to Query. */
export function asksForSchema(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Field({ name }) {
      isFound ||= name.value === '__schema' || name.value === '__type';
    },
  });
  return isFound;
}

/** Refuses introspection, except for requests with the introspection token. */
export function refuseIntrospection(): ApolloServerPlugin<GatewayContext> {
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
