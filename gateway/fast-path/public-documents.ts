import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { ResolversTypes } from '../__generated__/resolvers.ts';
import type { Query } from '../__generated__/schema.ts';

/** Root fields that are the same for every visitor. */
const publicRootFields = new Set<string>([
  'categories',
  'nearestProducts',
  'product',
  'products',
  'store',
  '__typename',
] satisfies (keyof Query)[]);
/** The object types that they lead to. */
export const publicTypes = new Set<string>([
  'AllergenSummary',
  'Category',
  'Currency',
  'Deposit',
  'FoodFacts',
  'FoodMaker',
  'Image',
  'Nutrition',
  'PackSize',
  'PageInfo',
  'Portion',
  'Product',
  'ProductConnection',
  'ProductEdge',
  'SocialLink',
  'Store',
  'StoreContact',
  'StorePage',
  'UnitPrice',
] satisfies (keyof ResolversTypes)[]);
/** The public root fields whose values come from the catalogue. */
export const catalogueFields = new Set<string>([
  'categories',
  'nearestProducts',
  'product',
  'products',
] satisfies (keyof Query)[]);

/**
 * Tells whether a valid document reads the public catalogue and nothing else. The check looks at the parent type of every
 * field, so that a later field of the schema that leads from a product to personal data makes documents with it personal.
 */
export function isPublicDocument(document: DocumentNode, schema: GraphQLSchema): boolean {
  let asksCatalogue = false;
  let isPersonal = false;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: name } }) {
        const parent = types.getParentType();
        if (parent && parent === schema.getQueryType()) {
          asksCatalogue ||= catalogueFields.has(name);
          isPersonal ||= !publicRootFields.has(name);
        } else {
          isPersonal ||= !parent || !publicTypes.has(parent.name);
        }
      },
    }),
  );
  return asksCatalogue && !isPersonal;
}
