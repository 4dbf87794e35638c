import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  parse,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Outcome } from '../refusals/outcome.ts';
import { accountsResolvers } from '../features/accounts/accounts-resolvers.ts';
import { addressesResolvers } from '../features/addresses/addresses-resolvers.ts';
import { cartResolvers } from '../features/cart/cart-resolvers.ts';
import { categoriesResolvers } from '../features/categories/categories-resolvers.ts';
import { deliveryResolvers } from '../features/delivery/delivery-resolvers.ts';
import { customersResolvers } from '../features/customers/customers-resolvers.ts';
import { depositsResolvers } from '../features/deposits/deposits-resolvers.ts';
import { foodResolvers } from '../features/food/food-resolvers.ts';
import { guestsResolvers } from '../features/guests/guests-resolvers.ts';
import { importsResolvers } from '../features/imports/imports-resolvers.ts';
import { lawResolvers } from '../features/law/law-resolvers.ts';
import { mailResolvers } from '../features/mail/mail-resolvers.ts';
import { newsletterResolvers } from '../features/newsletter/newsletter-resolvers.ts';
import { ordersResolvers } from '../features/orders/orders-resolvers.ts';
import { productsResolvers } from '../features/products/products-resolvers.ts';
import { sessionsResolvers } from '../features/sessions/sessions-resolvers.ts';
import { shoppingListResolvers } from '../features/shopping-list/shopping-list-resolvers.ts';
import { staffResolvers } from '../features/staff/staff-resolvers.ts';
import { statusResolvers } from '../features/status/status-resolvers.ts';
import { stockResolvers } from '../features/stock/stock-resolvers.ts';
import { storeResolvers } from '../features/store/store-resolvers.ts';
import { withdrawalsResolvers } from '../features/withdrawals/withdrawals-resolvers.ts';
import { scalarResolvers } from './scalars.ts';
import { takesText, withTextLimits } from './text-limits.ts';
import type { UnresolvedField } from './unresolved-fields.ts';

const resolvers = [
  storeResolvers,
  productsResolvers,
  foodResolvers,
  categoriesResolvers,
  deliveryResolvers,
  customersResolvers,
  depositsResolvers,
  guestsResolvers,
  importsResolvers,
  cartResolvers,
  accountsResolvers,
  addressesResolvers,
  ordersResolvers,
  sessionsResolvers,
  lawResolvers,
  mailResolvers,
  newsletterResolvers,
  statusResolvers,
  stockResolvers,
  staffResolvers,
  shoppingListResolvers,
  withdrawalsResolvers,
] as const;

// A compiler error here names a field that has neither a resolver nor a value of the right type in its parent's type.
requireNone<UnresolvedField<(typeof resolvers)[number]>>();

/** Reads `schema.graphql` in the working directory. */
export function readSchemaText(): string {
  return readFileSync('schema.graphql', 'utf8');
}

/**
 * `@deprecated` on what this schema deprecates. That of graphql 16.15 names directives too, which the newest specification
 * allows, and graphql-core 3.2 for Python reads no schema with it.
 */
const deprecated = `
"Marks an element of a GraphQL schema as no longer supported."
directive @deprecated(
  "Why it is no longer supported, and usually what to use instead."
  reason: String = "No longer supported"
) on ARGUMENT_DEFINITION | ENUM_VALUE | FIELD_DEFINITION | INPUT_FIELD_DEFINITION
`;

/**
 * Adds the resolvers to the schema. The text is known to be valid, and validating it would take a tenth of the gateway's start.
 * No field returns an interface, so no type needs `resolveType`: Reply and PostalAddress are there for fragments of clients.
 */
export function buildSchema(typeDefs: string): GraphQLSchema {
  const schema = buildASTSchema(parse(typeDefs + deprecated, { noLocation: true }), { assumeValidSDL: true });
  for (const [name, functions] of Object.entries(scalarResolvers)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) throw new Error(`The schema has no scalar ${name}.`);
    Object.assign(type, functions);
  }
  for (const feature of resolvers) {
    for (const [typeName, fields] of Object.entries(feature)) {
      const type = schema.getType(typeName);
      const known = isObjectType(type) ? type.getFields() : {};
      for (const [name, resolve] of Object.entries(fields)) {
        const field = known[name];
        if (!field) throw new Error(`The schema has no field ${typeName}.${name}.`);
        const resolver = resolve as GraphQLFieldResolver<unknown, GatewayContext>;
        const isMutation = typeName === 'Mutation';
        const bounded = field.args.some(takesText) ? withTextLimits(resolver, { isMutation }) : resolver;
        field.resolve = isMutation
          ? onceIfRemembered(field.args.some(takesVersion) ? onceForVersion(name, bounded) : bounded)
          : bounded;
      }
    }
  }
  return schema;
}

const takesVersion = ({ name, type }: GraphQLArgument) => {
  const input = getNamedType(type);
  return name === 'ifVersion' || (isInputObjectType(input) && 'ifVersion' in input.getFields());
};

/** Browsers repeat a request whose connection closes before the response: a change of a version that was made is not refused then. */
function onceForVersion(mutation: string, resolve: GraphQLFieldResolver<unknown, GatewayContext>): typeof resolve {
  return (root, args: { ifVersion?: unknown; input?: { ifVersion?: unknown } }, context, info) => {
    const version = args.ifVersion ?? args.input?.ifVersion;
    const change = async () => (await resolve(root, args, context, info)) as Outcome;
    return typeof version === 'number' ? context.changeOnce(mutation, version, args, change) : change();
  };
}

/** A change of the fast path is not sent again when graphql executes its operation for the messages of its errors. */
function onceIfRemembered(resolve: GraphQLFieldResolver<unknown, GatewayContext>): typeof resolve {
  return (root, args: Record<string, unknown>, context, info) => {
    const { change } = context;
    if (!change) return resolve(root, args, context, info);
    return (change.result ??= (async () => await resolve(root, args, context, info))());
  };
}

/** A check by the compiler; at run time it does nothing. */
function requireNone<_Names extends never>(): void {}
