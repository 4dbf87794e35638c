import { getDirectiveValues, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';

/** The length of a list, by `@listSize`. */
export interface ListSize {
  /** The length without the arguments. */
  assumedSize: number;
  /** The length that counts for larger and for invalid arguments. */
  maxSize: number;
  /** The arguments that set the length; none for a list whose length only the response tells. */
  slicingArguments: readonly string[];
  /** The lists in the object of the field that have this length; none when the field itself is the list. */
  sizedFields: readonly string[];
}

/** The cost of a field, by `@cost` and `@listSize` in `schema.graphql`. */
export interface FieldCost {
  /** The number of calls to the store that it may cause. */
  calls: number;
  /** Objects that each of its objects counts as, at least; 0 for parts of the object around it. */
  weight: number;
  list: ListSize | undefined;
}

/** The costs of the fields that have directives. */
export type FieldCosts = ReadonlyMap<GraphQLField<unknown, unknown>, FieldCost>;

/** The cost of all other fields. */
export const plainCost: FieldCost = { calls: 0, weight: 1, list: undefined };

const costsBySchema = new WeakMap<GraphQLSchema, FieldCosts>();

/** Reads the costs of all fields from the directives of a schema; once, as all operations need them. */
export function fieldCostsOf(schema: GraphQLSchema): FieldCosts {
  let costs = costsBySchema.get(schema);
  if (!costs) costsBySchema.set(schema, (costs = readFieldCosts(schema)));
  return costs;
}

function readFieldCosts(schema: GraphQLSchema): FieldCosts {
  const [cost, listSize] = [schema.getDirective('cost'), schema.getDirective('listSize')];
  const costs = new Map<GraphQLField<unknown, unknown>, FieldCost>();
  for (const type of Object.values(schema.getTypeMap())) {
    for (const field of isObjectType(type) ? Object.values(type.getFields()) : []) {
      const { astNode } = field;
      if (!astNode?.directives?.length) continue;
      const { calls = 0, weight = '1' } = (cost && getDirectiveValues(cost, astNode)) ?? {};
      const list = listSize && getDirectiveValues(listSize, astNode);
      costs.set(field, { calls: Number(calls), weight: Number(weight), list: list ? toListSize(list) : undefined });
    }
  }
  return costs;
}

const toListSize = (values: Record<string, unknown>): ListSize => ({
  maxSize: Number.POSITIVE_INFINITY,
  ...(values as Omit<ListSize, 'maxSize'>),
});
