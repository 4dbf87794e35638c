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

/** The root field that needs no call to the store. */
const storeResolvers: Resolvers = {
  Query: {
    store: (_root, _args, { currency }) => ({ currency }),
  },
};

/** Reads `schema.graphql` in the working directory. */
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
    // No field has an interface as its type: Reply and PostalAddress are there for fragments of clients.
    resolverValidationOptions: { requireResolversForResolveType: 'ignore', requireResolversToMatchSchema: 'error' },
  });
}
