import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** The values of arguments by their names, as GraphQL text. */
export type ArgumentTexts = Record<string, string>;

const deepest = 5;

/** The field with its arguments; undefined when a required one has no value. */
function callOf(field: GraphQLField<unknown, unknown>, texts: ArgumentTexts): string | undefined {
  const given: string[] = [];
  for (const argument of field.args) {
    const text = texts[argument.name];
    if (text !== undefined) given.push(`${argument.name}: ${text}`);
    else if (isRequiredArgument(argument)) return undefined;
  }
  return field.name + (given.length > 0 ? `(${given.join(', ')})` : '');
}

/** All that can be read of this type, down to a depth, without types that are above. */
function selectionOf(type: GraphQLObjectType, texts: ArgumentTexts, above: readonly string[]): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const call = callOf(field, texts);
    if (call === undefined) return [];
    if (!isCompositeType(inner)) return [call];
    if (!isObjectType(inner) || above.includes(inner.name) || above.length >= deepest) return [];
    const selection = selectionOf(inner, texts, [...above, inner.name]);
    return selection === '' ? [] : [`${call} { ${selection} }`];
  });
  return parts.join(' ');
}

interface WholeQuery {
  /** The field that it reads, such as `seller.orders`. */
  name: string;
  query: string;
}

/** The fields of these roots are read one by one. */
const holders = ['me', 'seller', 'store'];

/**
 * A query for each field of the roots and of what they hold (`me`, `seller`, `store`), which reads all that can be read of it. `texts` has
 * the values of its arguments.
 */
export function wholeQueries(schema: GraphQLSchema, texts: ArgumentTexts): WholeQuery[] {
  const read = (field: GraphQLField<unknown, unknown>, above: readonly string[]): string | undefined => {
    const call = callOf(field, texts);
    const type = getNamedType(field.type);
    if (call === undefined || !isCompositeType(type)) return call;
    return isObjectType(type) ? `${call} { ${selectionOf(type, texts, [...above, type.name])} }` : undefined;
  };
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((root) => {
    const type = getNamedType(root.type);
    if (!holders.includes(root.name) || !isObjectType(type)) {
      const text = read(root, []);
      return text === undefined ? [] : [{ name: root.name, query: `{ ${text} }` }];
    }
    return Object.values(type.getFields()).flatMap((field) => {
      const text = read(field, [type.name]);
      return text === undefined ? [] : [{ name: `${root.name}.${field.name}`, query: `{ ${root.name} { ${text} } }` }];
    });
  });
}
