import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { Fault } from '../refusals/faults.ts';
import { costExtension, settleCost, type CostOf, type EstimatedCost } from './operation-cost.ts';

interface CostPluginOptions {
  costOf: CostOf;
  /** Whether responses say what they cost. */
  showsCost: boolean;
}

/** Refuses operations that ask for too many objects, and counts expensive ones several times towards the rate limit. */
export function limitCosts({ costOf, showsCost }: CostPluginOptions): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      let cost: EstimatedCost | undefined;
      return {
        async didResolveOperation({ document, operation, request, contextValue: { charge } }) {
          if (!operation) return;
          const found = costOf(document, operation, request.variables ?? {});
          const { objects, charged, limit } = found;
          if (objects > limit) {
            const message = `An operation may ask for at most ${limit} objects, lists within lists multiplied; this one: ${objects}. Ask for shorter lists.`;
            throw new GraphQLError(message, {
              extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
            });
          }
          // The route has counted the request once.
          await charge(charged - 1).catch(refuse);
          cost = found;
        },
        async willSendResponse({ response, contextValue: { charge } }) {
          if (!cost || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          const { objectsIn } = cost;
          cost = await settleCost(cost, () => objectsIn(singleResult.data), charge);
          if (showsCost) singleResult.extensions = { ...singleResult.extensions, ...costExtension(cost) };
        },
      };
    },
  };
}

function refuse(error: unknown): never {
  if (!(error instanceof Fault)) throw error;
  const { code, message, retryAfterMs } = error;
  throw new GraphQLError(message, { extensions: { code, retryAfterMs } });
}
