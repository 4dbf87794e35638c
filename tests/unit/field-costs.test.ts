import {
  getOperationAST,
  parse,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import manifest from '#gateway/__generated__/persisted-operations.json' with { type: 'json' };
import {
  connections,
  credentialFields,
  listsByFirst,
  openLists,
  pageLists,
  parts,
  scalarLists,
  storeCallsByField,
} from '#gateway/graphql/field-costs.ts';
import { createOperationCosts } from '#gateway/graphql/operation-cost.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';

const schema = buildSchema(readSchemaText());
const fields: GraphQLField<unknown, unknown>[] = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));

const isList = ({ type }: { type: GraphQLOutputType }) => isListType(getNullableType(type));
const hasObjects = ({ type }: { type: GraphQLOutputType }) => isCompositeType(getNamedType(type));
const isConnection = ({ type }: { type: GraphQLOutputType }) => getNamedType(type).name.endsWith('Connection');
const namesOf = (some: { name: string }[]) => [...new Set(some.map(({ name }) => name))].toSorted();
/** The default of the argument `first` for each field of this name; those with `last` have it in their description. */
const defaultsOf = (name: string) =>
  fields
    .filter((field) => field.name === name)
    .map(({ args }) => args.find((argument) => argument.name === 'first'))
    .map((first) =>
      Number(first?.defaultValue ?? /(\d+) when `last` is omitted too/.exec(first?.description ?? '')?.[1]),
    );

describe('the cost tables know', () => {
  test('every list of objects in the schema', () => {
    const listsOfParts = namesOf(fields.filter((field) => isList(field) && Object.hasOwn(parts, field.name)));
    const known = [...Object.keys(listsByFirst), ...pageLists, ...Object.keys(openLists), ...listsOfParts];
    expect(namesOf(fields.filter((field) => isList(field) && hasObjects(field)))).toEqual(known.toSorted());
  });

  test('every list of scalars in the schema', () => {
    const found = namesOf(fields.filter((field) => isList(field) && !hasObjects(field)));
    expect(found).toEqual(Object.keys(scalarLists).toSorted());
  });

  test('every connection in the schema', () => {
    expect(namesOf(fields.filter(isConnection))).toEqual(Object.keys(connections).toSorted());
  });

  test.each(Object.entries({ ...connections, ...listsByFirst }))('the default length of %s', (name, { standard }) => {
    // Fields of the same name share an entry: the longest default counts.
    expect(Math.max(...defaultsOf(name))).toBe(standard);
  });

  test('every root field, and no field that is not in the schema', () => {
    const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    const all = namesOf(fields);
    expect(roots.filter((name) => !storeCallsByField.has(name))).toEqual([]);
    expect([...storeCallsByField.keys()].filter((name) => !all.includes(name))).toEqual([]);
  });
});

test('every mutation that checks or sets a password has the limit of credentials', () => {
  const passwords = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ type }) => {
      const input = getNamedType(type);
      const texts = isInputObjectType(input) ? Object.values(input.getFields()) : [];
      return texts.some((field) => /password/i.test(field.name) && getNamedType(field.type).name === 'String');
    }),
  );
  expect([...passwords.map(({ name }) => name), 'requestPasswordReset'].toSorted()).toEqual(
    credentialFields.toSorted(),
  );
});

test('no operation of the web asks for more objects than an operation may', () => {
  const costOf = createOperationCosts();
  const tooDear = manifest.operations.filter(({ body }) => {
    const document = parse(body);
    const { objects, limit } = costOf(document, getOperationAST(document)!, {});
    return objects > limit;
  });
  expect(manifest.operations.length).toBeGreaterThan(50);
  expect(tooDear.map(({ name }) => name)).toEqual([]);
});
