import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openGateway, readAnswer } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();

/** A gateway with its log from the level `warn`, and the outcomes of operations that its metrics count. */
async function open() {
  const lines: string[] = [];
  const { url, get } = await openGateway({ logLevel: 'warn' }, { logStream: { write: (line) => lines.push(line) } });
  const outcomes = async () =>
    [...(await (await get('/metrics')).text()).matchAll(/greengate_operation_seconds_count\{.*outcome="(\w+)"/g)].map(
      ([, outcome]) => outcome,
    );
  const send = async (init: RequestInit, search = '') => await readAnswer(await fetch(`${url}/graphql${search}`, init));
  const post = async (body: object, headers = {}) =>
    await send({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const ask = async (parameters: Record<string, string>, headers = {}) =>
    await send(
      { headers: { 'apollo-require-preflight': 'true', ...headers } },
      `?${new URLSearchParams(parameters).toString()}`,
    );
  return { post, ask, send, outcomes, lines };
}

const noSubscriptions = 'This API has no subscriptions: send a query again to see what has changed.';
/** The last one is what Apollo Client sends with a subscription. */
const accepted = [
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'multipart/mixed;boundary="graphql";subscriptionSpec=1.0,application/json',
];
const subscriptions: [what: string, body: { query: string; operationName?: string }][] = [
  ['with a name', { query: 'subscription S { productChanged { id } }' }],
  ['named by the request', { query: 'subscription S { productChanged { id } }', operationName: 'S' }],
  ['without a name', { query: 'subscription { __typename }' }],
  ['beside a query', { query: 'query Q { __typename } subscription S { __typename }', operationName: 'S' }],
];

test.each(subscriptions)('a subscription %s is refused with 400, by POST and by GET', async (_what, body) => {
  const { post, ask, outcomes, lines } = await open();
  for (const accept of accepted) {
    for (const { status, data, errors } of [await post(body, { accept }), await ask({ ...body }, { accept })]) {
      expect(status).toBe(400);
      expect(data).toBeUndefined();
      expect(errors?.map(({ message, extensions }) => ({ message, extensions }))).toEqual([
        { message: noSubscriptions, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
      ]);
    }
  }
  expect(await outcomes()).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  expect(lines).toEqual([]);
});

test('a subscription is refused also as a persisted operation, with an upload, and in a batch', async () => {
  store.on('GET /api/seller/is-auth', { success: true });
  const { post, ask, send, outcomes, lines } = await open();
  const query = 'subscription S { productChanged { id } }';
  const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', '{"0":["variables.file"]}');
  form.set('0', new Blob(['x']), 'x.png');
  const answers = [
    await post({ query, extensions }),
    await ask({ query, extensions: JSON.stringify(extensions) }),
    await send({
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', cookie: 'sellerToken=s' },
      body: form,
    }),
    // It was not registered.
    await post({ extensions }),
    await post([{ query }]),
  ];
  expect(answers.map(({ status, errors }) => [status, errors?.[0]?.extensions.code])).toEqual([
    ...Array.from({ length: 3 }, () => [400, 'GRAPHQL_VALIDATION_FAILED']),
    [200, 'PERSISTED_QUERY_NOT_FOUND'],
    [400, 'BAD_REQUEST'],
  ]);
  expect(await outcomes()).not.toContain('INTERNAL_SERVER_ERROR');
  expect(lines).toEqual([]);
});

const two = 'query A { __typename } query B { __typename }';
const faults: [what: string, body: Record<string, unknown>, code: string][] = [
  ['two operations and no name', { query: two }, 'OPERATION_RESOLUTION_FAILURE'],
  ['two operations and an unknown name', { query: two, operationName: 'C' }, 'OPERATION_RESOLUTION_FAILURE'],
  [
    'one operation and another name',
    { query: 'query A { __typename }', operationName: 'C' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['one operation and an empty name', { query: '{ __typename }', operationName: '' }, 'OPERATION_RESOLUTION_FAILURE'],
  ['only a fragment', { query: 'fragment F on Query { __typename }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['only a type', { query: 'type T { a: Int }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['no text', { query: ' ' }, 'GRAPHQL_PARSE_FAILED'],
  [
    'thirty wrong values in a variable',
    {
      query: 'query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }',
      variables: { filter: { ids: Array.from({ length: 30 }, () => ({})) } },
    },
    'BAD_USER_INPUT',
  ],
  [
    'thirty unknown fields in a variable of a change',
    {
      query: 'mutation ($input: UpdateCartInput!) { updateCart(input: $input) { success } }',
      variables: { input: Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`x${at}`, at])) },
    },
    'BAD_USER_INPUT',
  ],
];

test.each(faults)(
  'a request with %s is refused as its own fault, not as one of the gateway',
  async (_what, body, code) => {
    const { post, outcomes, lines } = await open();
    const { status, data, errors = [] } = await post(body);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set([code]));
    expect(await outcomes()).toEqual([code]);
    expect(lines).toEqual([]);
  },
);

test('a file that is not sent as multipart form data is refused with how to send it', async () => {
  const { post, lines } = await open();
  const head = 'mutation ($file: Upload) { previewImport(input: { file: $file }) { success } }';
  const answers = [
    await post({ query: head, variables: { file: {} } }),
    await post({ query: head, variables: { file: 'name;price' } }),
    await post({ query: 'mutation { previewImport(input: { file: "name;price" }) { success } }' }),
  ];
  for (const { status, errors } of answers) {
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toContain('Send files as multipart form data: https://github.com/');
  }
  expect(lines).toEqual([]);
});
