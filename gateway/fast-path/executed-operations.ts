import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { CostOf } from '../graphql/operation-cost.ts';
import { isPublicDocument } from './public-documents.ts';

/** An operation that Apollo Server has parsed, found valid and executed without an error. */
export interface ExecutedOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Whether its response is the public catalogue and nothing else. */
  readonly isPublic: boolean;
  /** Requests that it counted as in the rate limit. */
  readonly charged: number;
}

/** Remembers, for the time of a request, what Apollo Server has executed for it. */
export function createExecutedOperations(schema: GraphQLSchema, costOf: CostOf) {
  // The key is a part of the context that belongs to one request: Apollo Server copies the context itself.
  const byRequest = new WeakMap<GatewayContext['api'], ExecutedOperation>();

  const plugin: ApolloServerPlugin<GatewayContext> = {
    requestDidStart: async () => ({
      async willSendResponse({ contextValue, document, operation, request, metrics, response }) {
        if (!document || !operation || response.body.kind !== 'single' || response.body.singleResult.errors) return;
        // Apollo Server must see every request that registers a text.
        if (metrics.persistedQueryRegister) return;
        const { charged } = costOf(document, operation, request.variables ?? {});
        const isPublic = isPublicDocument(document, schema);
        byRequest.set(contextValue.api, { document, operation, isPublic, charged });
      },
    }),
  };

  return {
    plugin,
    /** The operation of a request; undefined after an error, and for requests that must always reach Apollo Server. */
    of: ({ api }: GatewayContext): ExecutedOperation | undefined => byRequest.get(api),
  };
}
