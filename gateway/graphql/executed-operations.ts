import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { CostOf } from './operation-cost.ts';

/** An operation that Apollo Server has read, found valid and answered without an error. */
export interface AnsweredOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  /** Whether its answer is the anonymous catalogue and nothing else. */
  readonly isPublic: boolean;
  /** How many requests it was charged as. */
  readonly charged: number;
}

/** What Apollo Server has found out about the requests it answered, for whoever wants to answer the next one like it. */
export class AnsweredOperations {
  /** By a part of the context that is the request's own: Apollo Server copies the context itself. */
  readonly #notes = new WeakMap<GatewayContext['api'], AnsweredOperation>();
  readonly #isPublic: (document: DocumentNode) => boolean;

  readonly #costOf: CostOf;

  constructor(isPublic: (document: DocumentNode) => boolean, costOf: CostOf) {
    this.#isPublic = isPublic;
    this.#costOf = costOf;
  }

  /** Undefined for what ended in an error, and for what Apollo Server must see every time. */
  of({ api }: GatewayContext): AnsweredOperation | undefined {
    return this.#notes.get(api);
  }

  plugin(): ApolloServerPlugin<GatewayContext> {
    return {
      requestDidStart: async () => ({
        willSendResponse: async ({ contextValue, document, operation, request, metrics, response }) => {
          if (!document || !operation || response.body.kind !== 'single' || response.body.singleResult.errors) return;
          // A request that registers a text must reach Apollo Server every time.
          if (metrics.persistedQueryRegister) return;
          const { charged } = this.#costOf(document, operation, request.variables ?? {});
          this.#notes.set(contextValue.api, { document, operation, isPublic: this.#isPublic(document), charged });
        },
      }),
    };
  }
}
