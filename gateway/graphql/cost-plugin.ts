import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { Fault } from '../rest/faults.ts';
import { countObjects, priceOf, type CostOf, type FoundCost } from './operation-cost.ts';

interface CostPluginOptions {
  costOf: CostOf;
  /** Whether answers say what they cost. */
  isShown: boolean;
}

/** Refuses operations that ask for too many objects, charges expensive ones to their address, and shows what they cost. */
export function chargeOperations({ costOf, isShown }: CostPluginOptions): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      let cost: FoundCost | undefined;
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
          // The request itself was counted when it came.
          await charge(charged - 1).catch(refuse);
          cost = found;
        },
        async willSendResponse({ response, contextValue: { charge } }) {
          if (!cost || response.body.kind !== 'single') return;
          const { singleResult } = response.body;
          cost = await settle(cost, singleResult.data, charge);
          if (isShown) singleResult.extensions = { ...singleResult.extensions, ...costExtension(cost) };
        },
      };
    },
  };
}

/** Charges what an answer holds beyond what was assumed of it. The answer is made, and is sent whatever the limit says. */
export async function settle(cost: FoundCost, data: unknown, charge: GatewayContext['charge']): Promise<FoundCost> {
  // The root object does not count.
  const objects = cost.isOpenEnded ? countObjects(data) - 1 : 0;
  if (objects <= cost.objects) return cost;
  const settled = { ...cost, ...priceOf(objects) };
  if (settled.charged <= cost.charged) return { ...settled, charged: cost.charged };
  await charge(settled.charged - cost.charged).catch(() => undefined);
  return settled;
}

export const costExtension = ({ objects, charged, limit }: FoundCost) => ({ cost: { objects, charged, limit } });

function refuse(error: unknown): never {
  if (!(error instanceof Fault)) throw error;
  const { code, message, retryAfterMs } = error;
  throw new GraphQLError(message, { extensions: { code, retryAfterMs } });
}
