import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSchemaText } from '#gateway/graphql/schema.ts';
import { limitOperations } from '#gateway/graphql/operation-limits.ts';
import { openGateway, readAnswer } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

mockStore();

interface Manifest {
  operations: { id: string; name: string; type: string; body: string }[];
}
const manifest = JSON.parse(readFileSync('gateway/__generated__/persisted-operations.json', 'utf8')) as Manifest;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const storeQuery = '{ store { name } }';
const meQuery = manifest.operations.find(({ name }) => name === 'Me')!;

async function open(config: object = {}, tuning: object = {}) {
  const { url } = await openGateway(config, tuning);
  return {
    url,
    ask: async (body: object) =>
      await readAnswer(
        await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
}
const byHash = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

describe('every operation of the web app', () => {
  const schema = buildSchema(readSchemaText());

  test.each(manifest.operations)(
    'the operation $name is valid, within the limits, and identified by the hash of its text',
    ({ id, body }) => {
      const document = parse(body, { maxTokens: 2000 });
      expect(validate(schema, document)).toEqual([]);
      expect(validate(schema, document, [limitOperations])).toEqual([]);
      expect(id).toBe(hashOf(body));
    },
  );
});

describe('operations sent as a hash', () => {
  test('an operation sent as a hash is executed when it belongs to the web app', async () => {
    const { ask } = await open();
    expect((await ask({ operationName: 'Me', ...byHash(meQuery.id) })).data).toEqual({ me: null });
  });

  test('an operation sent as a hash must be sent with its text when it is unknown, and is known afterwards', async () => {
    const { ask } = await open();
    const persisted = byHash(hashOf(storeQuery));
    expect((await ask(persisted)).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await ask({ query: storeQuery, ...persisted })).data).toEqual({ store: { name: 'Greengate' } });
    expect((await ask(persisted)).data).toEqual({ store: { name: 'Greengate' } });
  });

  test('an operation sent as a hash that does not match its text is refused', async () => {
    const { ask } = await open();
    expect((await ask({ query: storeQuery, ...byHash(meQuery.id) })).status).toBe(400);
  });

  test('an operation sent as a hash is dropped after a thousand newer registrations, unless it belongs to the web app', async () => {
    const { ask } = await open();
    const named = (at: number) => `query Q${at} { store { name } }`;
    const register = (at: number) => ask({ query: named(at), ...byHash(hashOf(named(at))) });
    for (let at = 0; at <= 1000; at += 50) {
      await Promise.all(Array.from({ length: Math.min(50, 1001 - at) }, (_, step) => register(at + step)));
    }
    expect((await ask(byHash(hashOf(named(0))))).errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect((await ask(byHash(hashOf(named(1000))))).errors).toBeUndefined();
    expect((await ask(byHash(meQuery.id))).errors).toBeUndefined();
  });
});

describe('the safelist', () => {
  test('the safelist accepts only registered operations when enforced, by hash or by text', async () => {
    const { ask, url } = await open({ safelist: 'enforce' });

    const { status, errors } = await ask({ query: storeQuery });
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'PERSISTED_QUERY_REQUIRED']);
    expect((await ask({ query: storeQuery, ...byHash(hashOf(storeQuery)) })).errors?.[0]?.extensions.code).toBe(
      'PERSISTED_QUERY_REQUIRED',
    );
    expect((await ask(byHash(meQuery.id))).data).toEqual({ me: null });
    expect((await ask({ query: meQuery.body })).data).toEqual({ me: null });

    const get = (search: string) =>
      fetch(`${url}/graphql?${search}`, { headers: { 'apollo-require-preflight': 'true' } }).then(readAnswer);
    expect((await get(new URLSearchParams({ query: storeQuery }).toString())).status).toBe(400);
    const extensions = JSON.stringify(byHash(meQuery.id).extensions);
    expect((await get(new URLSearchParams({ extensions }).toString())).data).toEqual({ me: null });
  });

  test('the safelist accepts the operations of the last release, which open pages still send, and they are valid', async () => {
    const last = JSON.parse(readFileSync('gateway/__generated__/last-release-operations.json', 'utf8')) as Manifest;
    const gone = last.operations.filter(({ id }) => !manifest.operations.some((each) => each.id === id));
    const schema = buildSchema(readSchemaText());
    expect(last.operations.flatMap(({ body }) => validate(schema, parse(body)).map(({ message }) => message))).toEqual(
      [],
    );
    expect(gone.length).toBeGreaterThan(0);
    const { ask } = await open({ safelist: 'enforce' });
    // Without cookies, these ask the store nothing.
    for (const { name, id } of gone.filter(({ body }) => /^query [^{]*\{\s*(me|seller)\b/.test(body))) {
      const { errors } = await ask({ operationName: name, ...byHash(id) });
      expect
        .soft(
          (errors ?? []).map(({ extensions }) => extensions['code']),
          name,
        )
        .not.toContain('PERSISTED_QUERY_REQUIRED');
    }
  });

  test('the safelist logs unregistered operations in log mode', async () => {
    const lines: string[] = [];
    const { ask } = await open(
      { safelist: 'log', logLevel: 'warn' },
      { logStream: { write: (line: string) => lines.push(line) } },
    );
    expect((await ask({ query: storeQuery })).data).toEqual({ store: { name: 'Greengate' } });
    expect((await ask(byHash(meQuery.id))).data).toEqual({ me: null });
    // Repeated, it is answered by the quick way.
    for (const _repeated of [2, 3, 4]) await ask({ query: storeQuery });
    const logged = lines.filter((line) => line.includes('an operation is in no manifest'));
    const ids = logged.map((line) => (JSON.parse(line) as { requestId: unknown }).requestId);
    expect(ids).toEqual(Array.from({ length: 4 }, () => expect.any(String) as unknown));
    expect(new Set(ids).size).toBe(4);
  });

  test('the safelist accepts the manifests of other clients', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'app.json');
    const operations = [{ id: hashOf(storeQuery), name: 'Currency', type: 'query', body: storeQuery }];
    writeFileSync(path, JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }));

    const { ask } = await open({ safelist: 'enforce', manifests: [path] });
    expect((await ask({ query: storeQuery })).data).toEqual({ store: { name: 'Greengate' } });

    writeFileSync(path, '{}');
    await expect(open({ manifests: [path] })).rejects.toThrow(`SAFELIST_MANIFESTS: ${path} is no manifest`);
  });
});
