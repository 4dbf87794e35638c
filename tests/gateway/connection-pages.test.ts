import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
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
