import { readFileSync } from 'node:fs';
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { compileWriter } from '#gateway/fast-path/response-writer.ts';
import { createTextCache } from '#gateway/fast-path/text-cache.ts';

const snapshotOf = (version: number) => ({ version }) as Snapshot;
const cached = (text: string) => ({ text, objects: 1 });

test('a text is kept for one origin and one field, and is not given to another', () => {
  const textsOf = createTextCache();
  const snapshot = snapshotOf(1);
  textsOf(snapshot, 'https://a.example')?.of(1).set('p1', cached('of a'));
  expect(textsOf(snapshot, 'https://a.example')?.of(1).get('p1')?.text).toBe('of a');
  expect(textsOf(snapshot, 'https://b.example')?.of(1).get('p1')).toBeUndefined();
  expect(textsOf(snapshot, 'https://a.example')?.of(2).get('p1')).toBeUndefined();
  textsOf(snapshot, 'https://b.example')?.of(1).set('p1', cached('of b'));
  expect(textsOf(snapshot, 'https://a.example')?.of(1).get('p1')?.text).toBe('of a');
});

test('a newer snapshot drops all texts, and an older one gets none', () => {
  const textsOf = createTextCache();
  const [older, newer] = [snapshotOf(1), snapshotOf(2)];
  const slow = textsOf(older, 'https://a.example');
  slow?.of(1).set('p1', cached('old'));
  expect(textsOf(newer, 'https://a.example')?.of(1).get('p1')).toBeUndefined();
  expect(textsOf(older, 'https://a.example')).toBeUndefined();
  // A request that began with the older snapshot adds nothing to the newer one.
  slow?.of(1).set('p2', cached('late'));
  expect(textsOf(newer, 'https://a.example')?.of(1).get('p2')).toBeUndefined();
});

test('a text of more than two million characters is not kept, and all are dropped above sixteen million', () => {
  const textsOf = createTextCache();
  const snapshot = snapshotOf(1);
  const field = () => textsOf(snapshot, 'https://a.example')!.of(1);
  const mebi = 1024 * 1024;
  field().set('long', cached('x'.repeat(2 * mebi + 1)));
  expect(field().get('long')).toBeUndefined();
  for (let at = 0; at < 8; at += 1) field().set(at, cached('x'.repeat(2 * mebi)));
  expect(field().get(0)?.text).toHaveLength(2 * mebi);
  field().set(8, cached('x'));
  expect(field().get(0)).toBeUndefined();
});

test('long keys count as characters, too', () => {
  const textsOf = createTextCache();
  const snapshot = snapshotOf(1);
  const field = () => textsOf(snapshot, 'https://a.example')!.of(1);
  field().set('p1', cached('first'));
  for (let at = 0; at < 8; at += 1) field().set(String(at).repeat(2 * 1024 * 1024), cached(''));
  expect(field().get('p1')).toBeUndefined();
});

test('the text of a public field is kept for personal responses only, because the response cache has the others', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const { products, me } = schema.getQueryType()!.getFields();
  products!.resolve = () => ({ totalCount: 7 });
  me!.resolve = () => ({ name: 'Ada' });
  const keptBy = (query: string) => {
    const texts: string[] = [];
    const snapshot = snapshotOf(1);
    const ofField = { get: () => undefined, set: (_key: unknown, { text }: { text: string }) => void texts.push(text) };
    const document = parse(query);
    const [operation] = document.definitions as [OperationDefinitionNode];
    const context = { api: { products: { snapshot: () => snapshot } }, publicOrigin: '' } as never;
    const textCache = () => ({ snapshot, of: () => ofField });
    const text = compileWriter({ schema, document, operation, variables: {} })({
      context,
      variables: {},
      objects: 0,
      textCache,
    });
    return { text, texts };
  };
  const [both, alone] = ['{ me { name } products { totalCount } }', '{ products { totalCount } }'].map(keptBy);
  expect(both).toEqual({ text: '{"me":{"name":"Ada"},"products":{"totalCount":7}}', texts: ['{"totalCount":7}'] });
  expect(alone).toEqual({ text: '{"products":{"totalCount":7}}', texts: [] });
});
