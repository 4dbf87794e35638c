import { expect, test, vi } from 'vitest';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

/** Each writer fails, as by a fault of its own. */
vi.mock('#gateway/fast-path/response-writer.ts', () => ({
  compileWriter: () => async () => {
    throw new TypeError('The writer is broken.');
  },
}));

const store = mockStore();
const asShopper = { cookie: 'token=ann' };

async function openShop() {
  store.on('GET /api/product/list', { success: true, products: [product()] });
  store.on('GET /api/user/is-auth', { success: true, user: shopper() });
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const gateway = await openGateway({ logLevel: 'error' }, { logStream });
  const failures = async () =>
    Number(/^greengate_writer_failures_total (\d+)$/m.exec(await (await gateway.get('/metrics')).text())?.[1]);
  return { ...gateway, lines, failures };
}

test('a query whose writer fails is answered, counted each time, and logged once', async () => {
  const { run, lines, failures } = await openShop();
  const query = 'query Name { me { name } }';
  for (let times = 0; times < 4; times += 1) {
    expect((await run(query, {}, asShopper)).data).toEqual({ me: { name: shopper().name } });
  }
  // The first time, Apollo Server executes it.
  expect(await failures()).toBe(3);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: 'an operation could not be written',
    type: 'query',
    operation: 'Name',
    err: { message: 'The writer is broken.' },
  });
});

test('a query that fails by itself is no failure of the writer', async () => {
  const { run, lines, failures } = await openShop();
  const query = 'query Orders { me { orders(first: 1) { nodes { id } } } }';
  store.on('GET /api/order/user', { success: true, orders: [] });
  for (let times = 0; times < 2; times += 1) expect((await run(query, {}, asShopper)).errors).toBeUndefined();
  expect(await failures()).toBe(1);
  store.on('GET /api/order/user', { success: false, message: 'Broken' });
  expect((await run(query, {}, asShopper)).errors).toHaveLength(1);
  expect(await failures()).toBe(1);
  expect(lines.filter((line) => line.includes('could not be written'))).toHaveLength(1);
});
