import { readFileSync, readdirSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readSchemaText } from '#gateway/graphql/schema.ts';

/** Every code this server can answer with: those it spells itself, and those of Apollo that it lets through. */
const codes = new Set(
  [
    'gateway/rest/faults.ts',
    ...['graphql', 'fast-path', 'pages', 'guards'].flatMap((room) => readFolder(`gateway/${room}`)),
  ].flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g)].map(([, code = '']) => code)),
);
codes.add('OVERLOADED');
// Ends a start, and reaches no client.
codes.delete('BAD_MANIFEST');
// Codes of Node's parser and of Fastify, which the gateway reads.
for (const code of codes) if (/^(HPE|FST)_/.test(code)) codes.delete(code);

function readFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);
}

test('every error code is explained in the schema’s own text and in docs/api.md', () => {
  const { Query, Mutation } = buildSchema(readSchemaText()).getTypeMap();
  const schemaText = `${Query?.description}${Mutation?.description}`;
  const page = readFileSync('docs/api.md', 'utf8');
  expect(codes.size).toBeGreaterThan(15);
  for (const code of codes) {
    expect.soft(schemaText, code).toContain(`\`${code}\``);
    expect.soft(page, code).toContain(`\`${code}\``);
  }
});
