import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';

/** Which optional fields an input has: all, none, or all as null. */
export type Fullness = 'all' | 'required' | 'null';

const numbers = new Map<string, number>([
  ['Int', 2],
  ['SafeInt', 2],
  ['Float', 2.5],
]);

/** Values that are no sample when they are made from the name of their field. */
const known = new Map<string, unknown>([
  ['category', 'fruits'],
  ['currency', 'EUR'],
  ['email', 'ada@example.com'],
  ['gtin', '4006381333931'],
  ['postalCodes', ['10115']],
  ['timeZone', 'Europe/Berlin'],
  ['weight', '500 g'],
  ['zipCode', '10115'],
]);

/** A value of this type. A text is the name of its field, so that each place of a request shows where it comes from. */
export function sampleOf(type: GraphQLInputType, name: string, fullness: Fullness): unknown {
  const inner = getNullableType(type);
  if (known.has(name)) return known.get(name);
  if (isListType(inner)) return [sampleOf(inner.ofType, name, fullness)];
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).flatMap((field) => entryOf(field, fullness));
    return Object.fromEntries(inner.isOneOf ? [...fields, ...firstOf(inner.getFields())].slice(0, 1) : fields);
  }
  if (isEnumType(inner)) return inner.getValues().at(-1)?.name;
  if (inner.name === 'Boolean') return true;
  if (inner.name === 'DateTime') return '2026-03-01T10:00:00.000Z';
  return numbers.get(inner.name) ?? name;
}

function entryOf({ name, type, defaultValue }: GraphQLInputField, fullness: Fullness): [string, unknown][] {
  const isRequired = isNonNullType(type) && defaultValue === undefined;
  if (getNullableType(type).toString().includes('Upload')) return [];
  if (isRequired || fullness === 'all') return [[name, sampleOf(type, name, fullness)]];
  return fullness === 'null' && !isNonNullType(type) ? [[name, null]] : [];
}

const firstOf = (fields: Record<string, GraphQLInputField>): [string, unknown][] =>
  Object.values(fields)
    .slice(0, 1)
    .map(({ name, type }) => [name, sampleOf(type, name, 'all')]);
