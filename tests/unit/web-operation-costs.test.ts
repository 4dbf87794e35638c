import { readFileSync } from 'node:fs';
import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createOperationCosts } from '#gateway/graphql/operation-cost.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';

const { operations } = JSON.parse(
  readFileSync(new URL('../../gateway/__generated__/persisted-operations.json', import.meta.url), 'utf8'),
) as { operations: { name: string; body: string }[] };

test('no operation of the web app asks for more objects than the gateway allows, with its default variables', () => {
  const costOf = createOperationCosts(buildSchema(readSchemaText()));
  expect(operations.length).toBeGreaterThan(50);
  const tooLarge = operations.filter(({ body }) => {
    const document = parse(body);
    const { objects, limit } = costOf(document, getOperationAST(document)!, {});
    return objects > limit;
  });
  expect(tooLarge.map(({ name }) => name)).toEqual([]);
});
