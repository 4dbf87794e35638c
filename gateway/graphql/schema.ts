import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { Resolvers } from '../__generated__/schema.ts';
import { addressesResolvers } from '../features/addresses/addresses-resolvers.ts';
import { cartResolvers } from '../features/cart/cart-resolvers.ts';
import { newsletterResolvers } from '../features/newsletter/newsletter-resolvers.ts';
import { ordersResolvers } from '../features/orders/orders-resolvers.ts';
import { productsResolvers } from '../features/products/products-resolvers.ts';
import { sessionsResolvers } from '../features/sessions/sessions-resolvers.ts';
import { scalarResolvers } from './scalars.ts';

/** The one root field that wraps no call of the store. */
const storeResolvers: Resolvers = {
  Query: {
    store: (_root, _args, { currency }) => ({ currency }),
  },
};

/** The contract's text, read from the folder the process runs in. */
export function readSchemaText(): string {
  return readFileSync('schema.graphql', 'utf8');
}

export function buildSchema(typeDefs: string): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs,
    resolvers: [
      scalarResolvers,
      storeResolvers,
      productsResolvers,
      cartResolvers,
      addressesResolvers,
      ordersResolvers,
      sessionsResolvers,
      newsletterResolvers,
    ],
    // No field answers an interface: Reply and PostalAddress are there for fragments.
    resolverValidationOptions: { requireResolversForResolveType: 'ignore', requireResolversToMatchSchema: 'error' },
  });
}
