import { buildSchema, getVariableValues, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createVariableCoercion } from '#gateway/fast-path/variable-coercion.ts';

const schema = buildSchema(`
  enum Color { RED GREEN }
  input Line { id: ID!, quantity: Int! = 1, color: Color, next: Line, tags: [String!] }
  input Either @oneOf { id: ID, name: String }
  type Query { ask(lines: [Line!], line: Line, flag: Boolean, amount: Float, either: Either): Int }
`);
const { definitions } = parse(`query (
  $lines: [Line!]! = [{ id: "d" }], $line: Line, $flag: Boolean = true, $amount: Float, $either: Either
) { ask(lines: $lines, line: $line, flag: $flag, amount: $amount, either: $either) }`);
const [operation] = definitions;
if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
const coerce = createVariableCoercion(schema);

test.each([
  {},
  { lines: [{ id: 7 }], unknown: 1 },
  { lines: { id: 'a', color: 'RED', tags: 'one', next: { id: 'b', quantity: 2, next: null } } },
  { lines: [], line: null, flag: null, amount: 3 },
  { line: { id: 'a', tags: [] }, amount: 1.5 },
])('variables that fit are coerced as by graphql: %j', (variables) => {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  expect(coerced).toBeDefined();
  expect(coerce(operation, variables)).toEqual(coerced);
});

test.each([
  { lines: null },
  { lines: [null] },
  { lines: [{}] },
  { lines: [{ id: 'a', quantity: null }] },
  { lines: [{ id: 'a', quantity: 1.5 }] },
  { lines: [{ id: 'a', quantity: 2 ** 31 }] },
  { lines: [{ id: 'a', color: 'BLUE' }] },
  { lines: [{ id: 'a', extra: 1 }] },
  { lines: [{ id: 'a', constructor: 1 }] },
  { line: [[]] },
  { line: 'a' },
  { flag: 'true' },
  { amount: '3' },
  { either: { id: 'a', name: 'b' } },
])('variables that do not fit are left to graphql: %j', (variables) => {
  expect(getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors).toBeDefined();
  expect(coerce(operation, variables)).toBeUndefined();
});
