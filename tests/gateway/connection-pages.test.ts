import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { withFeatures } from '#tests/support/store-features.ts';

// Tested here: the cursors of the lists of which the store says only whether there is a next page.

const at = '2026-03-01T12:00:00.000Z';
const aChange = (id: string) => ({
  id,
  at,
  action: 'X',
  actor: { name: 'Pat' },
  subject: { kind: 'PRODUCT', name: 'Tea' },
});
const aWithdrawal = (id: string) => ({ id, receivedAt: at, orderNumber: '1001', name: 'Ann', email: 'ann@a.test' });

test.each<[field: string, key: string, call: string, list: string, entry: (value: string) => object]>([
  ['shopChanges', 'id', 'GET /api/staff/changes', 'changes', aChange],
  ['mails', 'id', 'GET /api/mail/list', 'mails', (id: string) => ({ id, state: 'SENT', tries: 1, createdAt: at })],
  ['withdrawals', 'id', 'GET /api/withdrawal/list', 'withdrawals', aWithdrawal],
  [
    'subscribers',
    'email',
    'GET /api/newsletter/subscribers',
    'subscribers',
    (email: string) => ({ email, unsubscribeToken: 't' }),
  ],
])(
  'a page of %s begins and ends with its first and last entry, and says what is around it',
  async (field, key, call, list, entry) => {
    const asked: (string | null)[] = [];
    let isLast = false;
    let entries = ['a', 'b', 'c'].map((value) => entry(value));
    const store = await openStore({
      'GET /api/store': withFeatures('staff', 'mail', 'orders.withdrawal', 'newsletter.list', 'sessions.own'),
      'GET /api/seller/is-auth': { success: true },
      [call]: (request: IncomingMessage, response: ServerResponse) => {
        const query = new URL(request.url ?? '', 'http://store.test').searchParams;
        asked.push(query.get('first'), query.get('after'));
        sendJson(response, { success: true, [list]: entries, totalCount: 3, pageInfo: { hasNextPage: !isLast } });
      },
    });
    const { run } = await openGateway({ backendUrl: store.url });
    const page = async (args: string) => {
      const fields = `nodes { ${key} } edges { cursor node { ${key} } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage }`;
      return (await run(`{ seller { page: ${field}${args} { ${fields} } } }`, {}, { cookie: 'sellerToken=s' })).data
        .seller.page;
    };
    const nodes = ['a', 'b', 'c'].map((value) => ({ [key]: value }));
    const edges = ['a', 'b', 'c'].map((cursor) => ({ cursor, node: { [key]: cursor } }));
    const ends = { startCursor: 'a', endCursor: 'c' };
    expect(await page('')).toEqual({ nodes, edges, pageInfo: { ...ends, hasNextPage: true, hasPreviousPage: false } });
    isLast = true;
    expect(await page('(first: 3, after: "z")')).toEqual({
      nodes,
      edges,
      pageInfo: { ...ends, hasNextPage: false, hasPreviousPage: true },
    });
    entries = [];
    expect((await page('')).pageInfo).toEqual({
      startCursor: null,
      endCursor: null,
      hasNextPage: false,
      hasPreviousPage: false,
    });
    expect(asked).toEqual(['50', null, '3', 'z', '50', null]);
  },
);

test.each([
  ['products', '', 'products'],
  ['products, sorted', 'sort: NAME', 'products'],
  ['seller.allProducts', '', 'seller { list: allProducts'],
])('the cursor of each entry of %s leads to the entries after it and before it', async (_name, fixed, field) => {
  const products = ['a', 'b', 'c', 'd'].map((id) => ({
    ...product({ _id: id, name: `Tea ${id}` }),
    version: 1,
    isArchived: false,
  }));
  const store = await openStore({
    'GET /api/store': withFeatures('products.edit'),
    'GET /api/seller/is-auth': { success: true },
    'GET /api/user/is-auth': { success: true, user: shopper() },
    'GET /api/product/list': { success: true, products },
    'GET /api/product/seller': { success: true, products },
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const read = async (...args: string[]) => {
    const given = [fixed, ...args].filter(Boolean).join(', ');
    const inner = field.endsWith('allProducts') ? 'product { id }' : 'id';
    const list = field.startsWith('seller') ? field : `list: ${field}`;
    const fields = `nodes { ${inner} } edges { cursor node { ${inner} } } pageInfo { startCursor endCursor }`;
    const query = `{ ${list}${given === '' ? '' : `(${given})`} { ${fields} } ${field.startsWith('seller') ? '}' : ''} }`;
    const { data, errors } = await run(query, {}, { cookie: 'sellerToken=s' });
    expect(errors).toBeUndefined();
    const page = (data.seller ?? data).list;
    const idOf = (node: { id?: string; product?: { id: string } }) => node.product?.id ?? node.id ?? '';
    expect(page.edges.map(({ node }: { node: object }) => node)).toEqual(page.nodes);
    const cursors: string[] = page.edges.map(({ cursor }: { cursor: string }) => cursor);
    expect(page.pageInfo).toEqual({ startCursor: cursors[0] ?? null, endCursor: cursors.at(-1) ?? null });
    return { ids: page.nodes.map(idOf).join(''), cursors };
  };
  const { ids, cursors } = await read('first: 4');
  expect([ids, new Set(cursors).size]).toEqual(['abcd', 4]);
  for (const [at, cursor] of cursors.entries()) {
    expect((await read('first: 4', `after: "${cursor}"`)).ids).toBe(ids.slice(at + 1));
    expect((await read('last: 4', `before: "${cursor}"`)).ids).toBe(ids.slice(0, at));
  }
});
