import {
  buildSchema as buildPlainSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import manifest from '#gateway/__generated__/persisted-operations.json' with { type: 'json' };
import { fieldCostsOf, plainCost } from '#gateway/graphql/field-costs.ts';
import { createOperationCosts } from '#gateway/graphql/operation-cost.ts';
import { credentialFields, storeCallsOf } from '#gateway/graphql/operation-limits.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';
import { costFaults } from '../../scripts/schema/costs.mjs';

const schemaText = readSchemaText();
const schema = buildSchema(schemaText);

function fieldOf(from: GraphQLSchema, coordinate: string): GraphQLField<unknown, unknown> {
  const [typeName = '', name = ''] = coordinate.split('.');
  const type = from.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`The schema has no ${coordinate}.`);
  return field;
}
const costOfField = (coordinate: string) => fieldCostsOf(schema).get(fieldOf(schema, coordinate)) ?? plainCost;

describe('the schema check', () => {
  test('the schema check finds nothing that is not marked', () => {
    expect(costFaults(schema)).toEqual([]);
  });

  test.each([
    ['a list', 'images: [Image!]! @cost(weight: "0") @listSize(assumedSize: 4)', 'images: [Image!]!', 'Product.images'],
    [
      'a list of scalars',
      /description: \[String!\]! @listSize\(.*\)/g,
      'description: [String!]!',
      'Product.description',
    ],
    ['a list of a connection', ', sizedFields: ["edges", "nodes"]', '', 'ProductConnection.nodes'],
    ['a connection', /(: MailConnection[^@]*(@(needs|cost)\(.*\)\s*)*)@listSize\(.*\)/g, '$1', 'Seller.mails'],
    ['a mutation', /(: LoginPayload @semanticNonNull) @cost\(.*\)/g, '$1', 'Mutation.login'],
    ['a mutation without a call', /(: LoginPayload @semanticNonNull @cost)\(.*\)/g, '$1(calls: 0)', 'Mutation.login'],
    ['a read of the seller', /(team: .*)@cost\(calls: 1\)/g, '$1', 'Seller.team'],
    ['a weight that is no number', 'weight: "51"', 'weight: "much"', 'User.regulars'],
    ['an argument for the length', 'slicingArguments: ["first"]', 'slicingArguments: ["size"]', 'Product.related'],
    ['a longest length', 'maxSize: 20, ', '', 'Product.related'],
    ['lists of another type', '["edges", "nodes"]', '["edges", "nodes", "rows"]', 'User.orders'],
  ])('the schema check names %s', (_what, marked, unmarked, coordinate) => {
    const changed = schemaText.replaceAll(marked, unmarked);
    expect(changed).not.toBe(schemaText);
    expect(costFaults(buildPlainSchema(changed))).toContainEqual(expect.stringContaining(coordinate));
  });
});

test('no field costs calls whose value comes with the reply to another field', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
      : [],
  );
  const costly = fields.filter(({ name }) => costOfField(name).calls > 0);
  expect(costly.length).toBeGreaterThan(60);
  // Without a resolver, the value is a part of the object around it.
  expect(costly.flatMap(({ name, field }) => (field.resolve ? [] : [name]))).toEqual([]);
});

/** The number by which a list is assumed to be longer than without the arguments for its length. */
const assumedLonger: Record<string, number> = { 'User.orders': 30 };

test('the assumed length of each list is its length without arguments', () => {
  const listed = Object.values(schema.getTypeMap())
    .flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : []))
    .filter((coordinate) => (costOfField(coordinate).list?.slicingArguments.length ?? 0) > 0);
  expect(listed.length).toBeGreaterThan(10);
  const standardOf = (coordinate: string) => {
    const first = fieldOf(schema, coordinate).args.find(({ name }) => name === 'first');
    const described = /(\d+) when `last` is omitted too/.exec(first?.description ?? '')?.[1];
    return Number(first?.defaultValue ?? described) + (assumedLonger[coordinate] ?? 0);
  };
  expect(listed.map((coordinate) => [coordinate, costOfField(coordinate).list?.assumedSize])).toEqual(
    listed.map((coordinate) => [coordinate, standardOf(coordinate)]),
  );
});

test('fields of one name have the costs of their own types', () => {
  const directives = [...schemaText.matchAll(/^directive @(cost|listSize)\([^]*?\n\) on \w+$/gm)].map(([text]) => text);
  const small = buildPlainSchema(`${directives.join('\n')}
    type Query { shelf: Shelf  order: Order @cost(calls: 4) }
    type Shelf { lines: [Line!]! @listSize(assumedSize: 3)  order: Order  image: Image @cost(weight: "0") }
    type Order { lines: [Line!]! @listSize(assumedSize: 40)  image: Image }
    type Line { id: ID! }
    type Image { url: String! }`);
  const document = parse('{ shelf { lines { id } a: image { url } order { image { url } } } order { lines { id } } }');
  const operation = getOperationAST(document)!;
  const cost = createOperationCosts(small)(document, operation, {});
  // A shelf with 3 lines, an order with its image; an order with 40 lines.
  expect([cost.objects, storeCallsOf(small, document, operation)]).toEqual([1 + 3 + 2 + 1 + 40, 4]);
  const data = { shelf: { lines: [{ id: '1' }], a: { url: '' }, order: { image: { url: '' } } }, order: { lines: [] } };
  expect(cost.objectsIn(data)).toBe(1 + 1 + 2 + 1);
});

test('fields below a fragment have the costs of its type, and not only those of the interface around it', () => {
  const directive = /^directive @cost\([^]*?\n\) on \w+$/m.exec(schemaText)?.[0];
  const small = buildPlainSchema(`${directive}
    type Query { thing: Thing }
    interface Thing { id: ID! }
    type Shelf implements Thing { id: ID!  stock: Int @cost(calls: 3) }`);
  const callsIn = (text: string) => {
    const document = parse(text);
    return storeCallsOf(small, document, getOperationAST(document)!);
  };
  expect(callsIn('{ thing { id ... on Shelf { stock } } }')).toBe(3);
  expect(callsIn('{ thing { ... { ... on Shelf { stock } } } }')).toBe(3);
  expect(callsIn('{ thing { ...Stock } } fragment Stock on Shelf { stock }')).toBe(3);
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
  const costOf = createOperationCosts(schema);
  const tooDear = manifest.operations.filter(({ body }) => {
    const document = parse(body);
    const { objects, limit } = costOf(document, getOperationAST(document)!, {});
    return objects > limit;
  });
  expect(manifest.operations.length).toBeGreaterThan(50);
  expect(tooDear.map(({ name }) => name)).toEqual([]);
});
