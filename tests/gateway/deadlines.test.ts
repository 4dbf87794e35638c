import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { defaultDeadlinesMs } from '#gateway/store/store-connection.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson, type StoreHandler } from '#tests/support/open-store.ts';
import { callOperations, placeOrder, sessionReplies, setProductStock } from '#tests/support/store-operations.ts';

const asBoth = { cookie: 'token=a; sellerToken=b' };
const maxResponseMs = 6000;

const hang: StoreHandler = () => undefined;
const respondAfter =
  (ms: number, answer: object): StoreHandler =>
  (_request, response) =>
    void setTimeout(() => response.destroyed || sendJson(response, answer), ms);

/** The call that hangs, and the client's operation. Uploads are left out, because their deadline is longer. */
const operations: [hanging: string, operation: string][] = [
  ...callOperations.filter(([call]) => call !== 'POST /api/product/add'),
  ['GET /api/product/list', '{ me { cart { lines { product { id } } } } }'],
  ['GET /api/product/list', placeOrder('COD')],
  ['GET /api/product/list', setProductStock],
];

/** Opens a store, and a gateway with its default deadlines. `ask` gives the response, or `late` after `maxResponseMs`. */
async function open(answers: Record<string, object | StoreHandler>) {
  const store = await openStore(answers);
  const { run } = await openGateway({ backendUrl: store.url }, { deadlinesMs: defaultDeadlinesMs });
  const ask = (operation: string) => Promise.race([run(operation, {}, asBoth), pause(maxResponseMs, 'late' as const)]);
  return { ask, store };
}

async function ask(answers: Record<string, object | StoreHandler>, operation: string) {
  const opened = await open(answers);
  return { answer: await opened.ask(operation), store: opened.store };
}

test('the gateway responds within 6 seconds whichever call to the store hangs', { timeout: 60_000 }, async () => {
  // All are open before the first one is asked: their start is no part of the time.
  const gateways = await Promise.all(operations.map(([hanging]) => open({ ...sessionReplies, [hanging]: hang })));
  const results = await Promise.all(
    operations.map(async ([hanging, operation], at) => ({
      what: `${hanging}: ${operation}`,
      answer: await gateways[at]?.ask(operation),
    })),
  );
  for (const { what, answer } of results) expect.soft(answer, what).toMatchObject({ status: expect.any(Number) });
});

test(
  'one deadline covers all store calls of a request, and the gateway does not send a change after it',
  { timeout: 60_000 },
  async () => {
    const slowly = (ms: number) => ({
      ...sessionReplies,
      'GET /api/user/is-auth': respondAfter(ms, sessionReplies['GET /api/user/is-auth']!),
      'GET /api/address/get': respondAfter(ms, sessionReplies['GET /api/address/get']!),
      'POST /api/order/cod': hang,
    });
    const [cutOff, notSent, catalogue, reads] = await Promise.all([
      ask(slowly(1500), placeOrder('COD')),
      ask(slowly(2300), placeOrder('COD')),
      ask({ ...slowly(2000), 'GET /api/product/list': hang }, '{ me { id } products { totalCount } }'),
      ask(
        { ...slowly(3000), 'GET /api/order/user': hang },
        '{ me { addresses { id } orders { nodes { id } } cart { lines { product { id } } } } }',
      ),
    ]);

    for (const { answer } of [cutOff, notSent]) {
      expect.soft(answer).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
    }
    expect(cutOff.store.count('POST /api/order/cod')).toBe(1);
    expect(notSent.store.count('POST /api/order/cod')).toBe(0);
    expect(catalogue.answer).toMatchObject({ data: { me: { id: 'u1' }, products: null } });
    expect(reads.answer).toMatchObject({ data: { me: { addresses: null, orders: null } } });
  },
);

test('the gateway responds 503 in time to a forwarded request when the store hangs', { timeout: 60_000 }, async () => {
  const store = await openStore({ 'GET /images/a.webp': hang });
  const { get } = await openGateway({ backendUrl: store.url }, { deadlinesMs: defaultDeadlinesMs });

  const answer = await Promise.race([get('/images/a.webp'), pause(maxResponseMs, 'late' as const)]);

  expect(answer).toMatchObject({ status: 503 });
});
