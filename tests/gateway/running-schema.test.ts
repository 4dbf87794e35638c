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
