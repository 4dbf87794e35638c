import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway, readAnswer } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();

interface Manifest {
  operations: { id: string; name: string; body: string }[];
}
const { operations } = JSON.parse(readFileSync('gateway/__generated__/persisted-operations.json', 'utf8')) as Manifest;
const me = operations.find(({ name }) => name === 'Me')!;
const countQuery = 'query Count($first: Int) { products(first: $first) { totalCount nodes { id } } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function open(config: Parameters<typeof openGateway>[0] = {}) {
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/user/is-auth', ({ headers }) =>
    Response.json({ success: true, user: shopper({ name: headers['cookie'] }) }),
  );
  const { url, get } = await openGateway(config, { catalogueTimeToLiveMs: 60_000 });
  return {
    get,
    /** Sends this text as the body. */
    post: async (body: string, headers: Record<string, string> = {}) =>
      await readAnswer(
        await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        }),
      ),
    /** Sends this text behind `/graphql`. */
    getGraphql: async (search: string) => {
      const headers = { 'apollo-require-preflight': 'true' };
      return await readAnswer(await fetch(`${url}/graphql${search}`, { headers }));
    },
  };
}

/** A manifest of another client, with one operation. */
function manifestOf(id: string, body: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'app.json');
  const own = [{ id, name: 'Count', type: 'query', body }];
  writeFileSync(path, JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations: own }));
  return path;
}

describe('operations named by documentId', () => {
  test.each([
    ['with the prefix of its hash', `sha256:${me.id}`],
    ['by the hash alone', me.id],
  ])('an operation named by documentId %s is executed, over POST and GET', async (_how, documentId) => {
    const { post, getGraphql } = await open();
    expect((await post(`{"documentId":"${documentId}"}`)).data).toEqual({ me: null });
    expect((await getGraphql(`?documentId=${documentId}`)).data).toEqual({ me: null });
    expect((await getGraphql(`?documentId=${encodeURIComponent(documentId)}&operationName=Me`)).data).toEqual({
      me: null,
    });
  });

  test('an operation named by documentId gets its variables and its session, on every way of the fast path', async () => {
    const { post, getGraphql, get } = await open({ manifests: [manifestOf(hashOf(countQuery), countQuery)] });
    const documentId = `sha256:${hashOf(countQuery)}`;
    const variables = encodeURIComponent('{"first":1}');
    for (const _time of [1, 2, 3]) {
      const posted = await post(`{"documentId":"${documentId}","variables":{"first":1},"extensions":{"app":1}}`);
      expect(posted.data).toEqual({ products: { totalCount: 1, nodes: [{ id: 'p1' }] } });
      const got = await getGraphql(`?documentId=${documentId}&variables=${variables}`);
      expect(got.data).toEqual(posted.data);
      for (const name of ['ann', 'bob']) {
        const answer = await post(`{"documentId":"${me.id}"}`, { cookie: `token=${name}` });
        expect(answer.data.me.name).toBe(`token=${name}`);
      }
    }
    expect((await post(`{"documentId":"${documentId}","variables":{"first":0}}`)).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
    const metrics = await (await get('/metrics')).text();
    // The first POST came before the catalogue; the second POST and the first GET filled the cache.
    expect(metrics).toContain('greengate_cached_responses_total 3');
    expect(metrics).toContain('greengate_operation_seconds_count{operation="Count",outcome="ok",type="query"} 6');
    expect(metrics).toContain('greengate_operation_seconds_count{operation="Me",outcome="ok",type="query"} 6');
  });

  test('an operation named by documentId is known after a client has registered its text', async () => {
    const { post } = await open();
    const text = '{ __typename }';
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(text) } };
    await post(JSON.stringify({ query: text, extensions }));
    expect((await post(`{"documentId":"sha256:${hashOf(text)}"}`)).data).toEqual({ __typename: 'Query' });
  });

  test('an operation named by documentId is executed by its id in a manifest, which need not be a hash, also when the safelist is enforced', async () => {
    const { post, getGraphql } = await open({ safelist: 'enforce', manifests: [manifestOf('count-1', countQuery)] });
    expect((await post('{"documentId":"count-1"}')).data.products.totalCount).toBe(1);
    expect((await getGraphql('?documentId=count-1')).data.products.totalCount).toBe(1);
    expect((await post(`{"documentId":"sha256:${hashOf(countQuery)}"}`)).data.products.totalCount).toBe(1);
  });

  test.each([
    ['an unknown hash', `sha256:${hashOf('{ unknown }')}`],
    ['another kind of hash', `md5:${me.id}`],
    ['an unknown id', 'unknown'],
  ])('an operation named by documentId is refused for %s as an unknown hash is', async (_what, documentId) => {
    const { post, getGraphql } = await open();
    for (const { status, data, errors } of [
      await post(`{"documentId":"${documentId}"}`),
      await getGraphql(`?documentId=${documentId}`),
    ]) {
      expect([status, data, errors?.length, errors?.[0]?.extensions.code]).toEqual([
        200,
        undefined,
        1,
        'PERSISTED_QUERY_NOT_FOUND',
      ]);
    }
    const { post: postEnforced } = await open({ safelist: 'enforce' });
    const { status, errors } = await postEnforced(`{"documentId":"${documentId}"}`);
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'PERSISTED_QUERY_REQUIRED']);
  });

  test('an operation named by documentId is refused over GET when it is a mutation', async () => {
    const { getGraphql } = await open();
    const logout = operations.find(({ name }) => name === 'Logout')!;
    expect((await getGraphql(`?documentId=sha256:${logout.id}`)).status).toBe(405);
  });
});

describe('refused requests', () => {
  const oneOnly = 'Send one of `documentId`, `query` and `extensions.persistedQuery`, and leave the others out.';
  const persistedQuery = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: me.id } });

  test.each([
    ['it has documentId and query', `{"documentId":"${me.id}","query":"{ me { id } }"}`, oneOnly],
    ['it has documentId and a hash', `{"documentId":"${me.id}","extensions":${persistedQuery}}`, oneOnly],
    ['documentId is no string', '{"documentId":5}', '`documentId` must be one string.'],
  ])('a request is refused with a sentence when %s', async (_when, body, message) => {
    const { post } = await open();
    const { status, errors } = await post(body);
    expect([status, errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([400, 'BAD_REQUEST', message]);
  });

  test.each([
    ['it has documentId and query', `?documentId=${me.id}&query=${encodeURIComponent('{ me { id } }')}`, oneOnly],
    ['documentId comes twice', `?documentId=${me.id}&documentId=${me.id}`, '`documentId` must be one string.'],
  ])('a request is refused with a sentence when %s, over GET', async (_when, search, message) => {
    const { getGraphql } = await open();
    const { status, errors } = await getGraphql(search);
    expect([status, errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([400, 'BAD_REQUEST', message]);
  });

  test.each([
    ['variables are a text', `{"documentId":"${me.id}","variables":"{}"}`],
    ['extensions are a text', `{"documentId":"${me.id}","extensions":"{}"}`],
  ])('a request is refused with a sentence when %s beside documentId', async (_when, body) => {
    const { post } = await open();
    expect((await post(body)).status).toBe(400);
  });
});
