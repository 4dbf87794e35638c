import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway, readAnswer } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();
const ann = { cookie: 'token=ann' };
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

interface GraphqlRequest {
  query?: string;
  variables?: object;
  extensions?: object;
}

/** A gateway whose catalogue stays the same for the whole test, and its log. */
async function open() {
  store.on('GET /api/product/list', {
    success: true,
    products: Array.from({ length: 30 }, (_, at) => product({ _id: `p${at}`, name: `Apple ${at}`, price: at + 5 })),
  });
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  const lines: string[] = [];
  const { url } = await openGateway(
    { logLevel: 'warn' },
    { catalogueTimeToLiveMs: 60_000, logStream: { write: (line) => lines.push(line) } },
  );
  const post = async (body: GraphqlRequest) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...ann },
      body: JSON.stringify(body),
    });
    return outcomeOf(await readAnswer(response));
  };
  const get = async (body: GraphqlRequest) => {
    const search = new URLSearchParams(
      Object.entries(body).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const headers = { 'apollo-require-preflight': 'true', ...ann };
    return outcomeOf(await readAnswer(await fetch(`${url}/graphql?${search.toString()}`, { headers })));
  };
  return { post, get, lines };
}

const outcomeOf = ({ status, data, errors }: Awaited<ReturnType<typeof readAnswer>>) => ({ status, data, errors });

/** Sends a request often enough that the gateway caches its document and its response, and compiles it. */
async function askOften(ask: () => Promise<unknown>) {
  for (let count = 0; count < 5; count += 1) await ask();
}

const catalogueQuery = '{ products(first: $first, filter: $filter) { totalCount nodes { id } } }';

describe('omitted variables and null variables', () => {
  // `first` falls back to its default when it is left out, and to the catalogue's usual size when it is null.
  const head = 'query ($first: Int = 3, $filter: ProductFilter = { search: "Apple 1" })';
  const ways: [way: string, query: string][] = [
    ['a query of the catalogue alone, which the response cache serves', `${head} ${catalogueQuery}`],
    [
      'a query of catalogue and session, whose catalogue part is cached',
      `${head} { products(first: $first, filter: $filter) { totalCount nodes { id } } me { id } }`,
    ],
    [
      'a query of the catalogue below a session, which is compiled',
      `${head} { me { id } store { name } ...Rest } fragment Rest on Query ${catalogueQuery}`,
    ],
  ];
  const nulls = { first: null, filter: null };

  test.each(ways)('an omitted variable and a null variable stay different in %s', async (_way, query) => {
    const first = await open();
    const withDefaults = await first.post({ query });
    const withNulls = await first.post({ query, variables: nulls });
    expect(withDefaults.data.products.nodes).toHaveLength(3);
    expect(withDefaults.data.products.totalCount).toBe(12);
    expect(withNulls.data.products.nodes).toHaveLength(24);
    expect(withNulls.data.products.totalCount).toBe(30);

    const { post } = await open();
    for (const variables of [{}, nulls, { first: null }, { filter: null }, {}, nulls]) {
      await askOften(() => post({ query, variables }));
    }
    expect(await post({ query })).toEqual(withDefaults);
    expect(await post({ query, variables: nulls })).toEqual(withNulls);
    expect(await post({ query, variables: { first: 5 } })).toEqual(
      await first.post({ query, variables: { first: 5 } }),
    );
  });

  test('an omitted variable and a null variable stay different in a query with a default value in the schema', async () => {
    const query = 'query ($first: Int) { product(id: "p0") { related(first: $first) { id } } me { id } }';
    const { post } = await open();
    await askOften(() => post({ query, variables: { first: null } }));
    await askOften(() => post({ query, variables: { first: 2 } }));
    expect((await post({ query })).data.product.related).toHaveLength(5);
  });
});

describe('infinite prices', () => {
  test.each([
    ['minPrice', '1e999'],
    ['maxPrice', '-1e999'],
  ])('an infinite price is refused, not treated as no limit: %s: %s', async (name, price) => {
    const { post } = await open();
    const listOf = (value: string) => `{ products(filter: { ${name}: ${value} }) { totalCount } }`;

    const { errors } = await post({ query: listOf(price) });

    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await post({ query: listOf('null') })).data).toEqual({ products: { totalCount: 30 } });
  });
});

describe('client errors', () => {
  const cases: [mistake: string, query: string, good: object, bad: object, code: string][] = [
    ...(['skip', 'include'] as const).flatMap((directive): [string, string, object, object, string][] => [
      [
        `null in @${directive}, the catalogue alone`,
        `query ($a: Boolean = true) { products { totalCount nodes @${directive}(if: $a) { id } } }`,
        {},
        { a: null },
        'BAD_USER_INPUT',
      ],
      [
        `null in @${directive}, at the root`,
        `query ($a: Boolean = true) { products @${directive}(if: $a) { totalCount } me { id } }`,
        { a: false },
        { a: null },
        'BAD_USER_INPUT',
      ],
      [
        `null in @${directive}, below a session`,
        `query ($a: Boolean = true) { products { totalCount } me { id ...F @${directive}(if: $a) } } fragment F on User { name }`,
        {},
        { a: null },
        'BAD_USER_INPUT',
      ],
    ]),
    [
      'null in an argument that must have a value',
      'query ($id: ID = "p1") { product(id: $id) { id } me { id } }',
      {},
      { id: null },
      'BAD_USER_INPUT',
    ],
    [
      'null in a list of values',
      'query ($id: ID = "p1") { products(filter: { ids: [$id] }) { totalCount } me { id } }',
      {},
      { id: null },
      'BAD_USER_INPUT',
    ],
    [
      'a variable of another type',
      'query ($first: Int) { products(first: $first) { totalCount } me { id } }',
      { first: 2 },
      { first: 'many' },
      'BAD_USER_INPUT',
    ],
    [
      'a list that is too long',
      'query ($first: Int) { products(first: $first) { totalCount } me { id } }',
      { first: 2 },
      { first: 1000 },
      'BAD_USER_INPUT',
    ],
  ];

  test.each(cases)(
    'a client error gets the same response from cold and warm caches and no error in the log: %s',
    async (_mistake, query, good, bad, code) => {
      const once = await open();
      const expected = await once.post({ query, variables: bad });
      expect(expected.errors?.map(({ extensions }) => extensions)).toEqual([{ code }]);
      expect(await once.get({ query, variables: bad })).toMatchObject({ errors: expected.errors });

      const often = await open();
      const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(query) } };
      expect((await often.post({ query, variables: good })).errors).toBeUndefined();
      await askOften(() => often.post({ query, variables: good }));
      await askOften(() => often.get({ query, variables: good }));
      await askOften(() => often.post({ query, variables: good, extensions }));
      await askOften(() => often.post({ variables: good, extensions }));

      expect(await often.post({ query, variables: bad })).toEqual(expected);
      expect(await often.post({ variables: bad, extensions })).toEqual(expected);
      expect(await often.post({ query, variables: bad, extensions })).toEqual(expected);
      expect([...once.lines, ...often.lines]).toEqual([]);
    },
  );

  test('an absent variable where a field has a value of its own is no null', async () => {
    const { post } = await open();
    const query =
      'mutation ($a: Boolean) { changeProducts(input: { products: [{ id: "p1" }], percent: 5, dryRun: $a }) { success } }';
    expect((await post({ query, variables: {} })).errors).toBeUndefined();
    expect((await post({ query, variables: { a: true } })).errors).toBeUndefined();
    expect((await post({ query, variables: { a: null } })).errors).toMatchObject([
      { message: 'Variable "$a" must not be null where a value is required.' },
    ]);
  });

  test('a change with null in @skip changes nothing, with cold and warm caches', async () => {
    const { post, lines } = await open();
    const { status, errors } = await post({
      query: 'mutation ($a: Boolean = false) { updateCart(input: { items: [] }) { success message @skip(if: $a) } }',
      variables: { a: null },
    });

    expect(status).toBe(400);
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Variable "$a" must not be null where a value is required.',
        extensions: { code: 'BAD_USER_INPUT' },
      }),
    ]);
    expect(store.seen).toEqual([]);
    expect(lines).toEqual([]);
  });

  test.each([
    ['a hash of another text', { version: 1, sha256Hash: hashOf('{ me { id } }') }],
    ['a malformed hash', { version: 1, sha256Hash: 7 }],
    ['another version of the protocol', { version: 2, sha256Hash: hashOf('{ __typename }') }],
    ['no fields', {}],
  ])(
    'a persisted operation with %s gets the same error from cold and warm caches',
    async (_mistake, persistedQuery) => {
      const { post, get, lines } = await open();
      for (const query of ['{ products { totalCount } }', '{ me { id } products { totalCount } }']) {
        await askOften(() => post({ query }));
        for (const answer of [
          await post({ query, extensions: { persistedQuery } }),
          await get({ query, extensions: { persistedQuery } }),
        ]) {
          expect(answer.status).toBe(400);
          expect(answer.data).toBeUndefined();
          expect(answer.errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'BAD_REQUEST' }]);
          expect(answer.errors?.[0]?.message).toMatch(/^The (hash|version)/);
        }
        expect((await post({ query })).errors).toBeUndefined();
      }
      expect(lines).toEqual([]);
    },
  );
});
