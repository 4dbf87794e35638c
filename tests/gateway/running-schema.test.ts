import { readFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import { expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

mockStore();

test('the schema of a running gateway equals schema.graphql, with descriptions and specifiedBy addresses', async () => {
  const { run } = await openGateway({ introspectionToken: 'a-secret-for-developers' });
  const query = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    inputValueDeprecation: true,
  });

  const { data, errors } = await run(query);

  expect(errors).toBeUndefined();
  const running = buildClientSchema(data as IntrospectionQuery);
  const written = buildSchema(readFileSync('schema.graphql', 'utf8'));
  expect(printSchema(lexicographicSortSchema(running))).toBe(printSchema(lexicographicSortSchema(written)));
  expect(running.getType('DateTime')).toMatchObject({
    description: expect.stringContaining('RFC 3339'),
    specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  });
});

test('introspection names only the places of directives that all clients know', async () => {
  const { run } = await openGateway();
  const { data } = await run('{ __schema { directives { name locations } } }');
  const { directives } = data.__schema as { directives: { name: string; locations: string[] }[] };
  expect(directives.flatMap(({ locations }) => locations)).not.toContain('DIRECTIVE_DEFINITION');
  expect(directives.find(({ name }) => name === 'deprecated')?.locations).toEqual([
    'ARGUMENT_DEFINITION',
    'ENUM_VALUE',
    'FIELD_DEFINITION',
    'INPUT_FIELD_DEFINITION',
  ]);
});

test('introspection may follow the parts of a type as far as a tool likes, but no lists within lists', async () => {
  const { run } = await openGateway();
  // graphql 17 has the levels of the default.
  for (const typeDepth of [9, 10, 100]) {
    const { status, errors } = await run(getIntrospectionQuery({ typeDepth }));
    expect([status, errors]).toEqual([200, undefined]);
  }
  const chain = `{ __schema { types ${'{ ofType '.repeat(600)} { name } ${'}'.repeat(600)} } }`;
  expect((await run(chain)).errors).toBeUndefined();
  for (const wide of [
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    '{ __schema { types { ofType { fields { type { ofType { fields { type { ofType { fields { name } } } } } } } } } } }',
    `{ __schema { types ${'{ ofType { fields { type '.repeat(7)} { name } ${'} } }'.repeat(7)} } }`,
  ]) {
    const { status, errors } = await run(wide);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  }
});
