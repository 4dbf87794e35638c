import { readFileSync, readdirSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { readSchemaText } from '#gateway/graphql/schema.ts';

/** Every error code of the gateway: its own and those of Apollo Server. */
const codes = new Set(
  [
    'gateway/refusals/faults.ts',
    ...['graphql', 'fast-path', 'pages', 'guards'].flatMap((folder) => readFolder(`gateway/${folder}`)),
  ].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g)].map(([, code = '']) => code)),
);
codes.add('OVERLOADED');
// Codes of a failed start, which no client sees.
codes.delete('BAD_MANIFEST');
// Features of stores.
const features = buildSchema(readSchemaText()).getType('StoreFeature');
if (!isEnumType(features)) throw new Error('The schema has no enum StoreFeature.');
for (const { name } of features.getValues()) codes.delete(name);
// Codes of Node's HTTP parser and of Fastify, which the gateway only reads.
for (const code of codes) if (/^(HPE|FST)_/.test(code)) codes.delete(code);

function readFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);
}

test('schema.graphql and docs/api.md explain every error code', () => {
  const { Query, Mutation } = buildSchema(readSchemaText()).getTypeMap();
  const schemaText = `${Query?.description}${Mutation?.description}`;
  const page = readFileSync('docs/api.md', 'utf8');
  expect(codes.size).toBeGreaterThan(15);
  for (const code of codes) {
    expect.soft(schemaText, code).toContain(`\`${code}\``);
    expect.soft(page, code).toContain(`\`${code}\``);
  }
});

test('docs/api.md has a row for every code of a refused change, and no other', () => {
  const refusals = buildSchema(readSchemaText()).getType('UserErrorCode');
  if (!isEnumType(refusals)) throw new Error('The schema has no enum UserErrorCode.');
  const section = /^## Refusals$(.*?)^## /ms.exec(readFileSync('docs/api.md', 'utf8'))?.[1] ?? '';
  const rows = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code);
  expect(rows).toEqual(refusals.getValues().map(({ name }) => name));
});
