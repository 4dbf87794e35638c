import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeAll, expect, test, vi } from 'vitest';
import { readOutline } from '#backend/features/orders/export/order-export-repository.ts';
import { exportOrders } from '#backend/features/orders/export/order-export.ts';
import { addMassRecords } from '#tests/support/mass-records.ts';
import { absentPostgres, backendForTests } from '#tests/support/open-backend.ts';
import { refusal } from '#tests/support/refusal.ts';
import { memberOf } from '#tests/support/staff.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { goodAddress } from '#tests/support/store-records.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const backend = backendForTests({}, () => now);
const german = backendForTests({ locale: 'de-DE' }, () => now);
const byPromise = backendForTests({}, () => now);
const records = { products: 20, ordersEach: 4, now, days: 100 };
let seller: StoreClient;

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  seller = await backend.seller();
  // Every fourth order is online: 4 of these are unpaid, which no list shows, and the others are test orders.
  await addMassRecords(backend.context.database, { ...records, orders: 1200 });
  await addMassRecords(german.context.database, { ...records, orders: 8 });
});

const head =
  'Number,Time,Name,Email,Phone,Address,Products,Stage,Payment,Subtotal placed,Added tax placed,Total placed,Subtotal settled,Added tax settled,Total settled,Paid,Refunded,Shipping,Promised From,Promised To,Test,Paid in the period,Refunded in the period,Takings of the period,Added tax in the takings'.split(
    ',',
  );

/** The cells of a file as they are written: some with quotation marks. */
const cellsOf = (text: string, separator = ',') =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)));

/** The file without its byte order mark, which `fetch` takes away. */
async function fileOf(query = ''): Promise<string> {
  const { text } = await seller.get(`/api/order/export${query}`);
  expect(text.endsWith('\r\n')).toBe(true);
  return text;
}

const queryOf = ({ context } = backend) => context.database.query;

async function idOf(number: number, store = backend): Promise<string> {
  const { id } = await queryOf(store)
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
}

async function changeOrder(number: number, fields: Parameters<typeof setFields>[1], store = backend): Promise<string> {
  const id = await idOf(number, store);
  await setFields(id, fields, store);
  return id;
}

const setFields = (
  id: string,
  { address = {}, ...fields }: { address?: object; [field: string]: unknown },
  store = backend,
) =>
  queryOf(store)
    .updateTable('orders')
    .set({ ...fields, address: JSON.stringify({ ...goodAddress, ...address }) })
    .where('id', '=', id)
    .execute();

/** The line of an order with these fields. */
async function lineWith(fields: Parameters<typeof setFields>[1], number = 1004): Promise<string> {
  const id = await changeOrder(number, fields);
  // A name may have a line end.
  return (await fileOf(`?ids=${id}`)).split(/(?<=Added tax in the takings)\r\n/)[1] ?? '';
}

test('the file has every order of the lists once, newest first, with test orders last', async () => {
  const { headers } = await seller.get('/api/order/export');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
  expect(headers.get('cache-control')).toBe('private, no-store');
  const text = await fileOf();
  expect(text.startsWith(`${head.join(',')}\r\n`)).toBe(true);
  const [, ...rows] = cellsOf(text);
  const isTest = (row: string[]) => row[20] === 'test';
  const firstTest = rows.findIndex(isTest);
  expect([firstTest, rows.length]).toEqual([900, 1196]);
  expect(rows.slice(firstTest).every(isTest)).toBe(true);
  for (const part of [rows.slice(0, firstTest), rows.slice(firstTest)]) {
    const numbers = part.map(([number]) => Number(number));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one));
  }
});

test.each([
  ['?paid=false', 900],
  ['?method=Online', 296],
  ['?stages=PLACED', 199],
  ['?stages=PLACED&sort=promised', 199],
  [`?since=${new Date(now - 50 * 86_400_000).toISOString()}`, 598],
  ['?search=1002', 1],
  ['?search=nobody', 0],
])('%s filters the file as the list', async (query, count) => {
  const [, ...rows] = cellsOf(await fileOf(query));
  expect(rows).toHaveLength(count);
  const { body } = await seller.get(`/api/order/seller${query}&first=100`);
  const listed = new Set(body.orders.map(({ number }: { number: string }) => number));
  expect(rows.filter(([number]) => listed.has(number!))).toHaveLength(Math.min(100, count));
});

test('a file by promised time continues after its first 1,000 orders, whose times are those of many others', async () => {
  const { database } = byPromise.context;
  await addMassRecords(database, { ...records, orders: 1200 });
  const rows = await database.query.selectFrom('orders').select(['id', 'number']).execute();
  const partOf = (number: number) => number % 12;
  // Each part has a time of its own, later ones for lower numbers. The orders of the last parts have none, and come last.
  for (const promised of [12, 8]) {
    const timeOf = (number: number) => (partOf(number) < promised ? now + (12 - partOf(number)) * 3_600_000 : null);
    for (let part = 0; part < 12; part += 1) {
      const ids = rows.filter(({ number }) => partOf(Number(number)) === part).map(({ id }) => id);
      await database.query
        .updateTable('orders')
        .set({ slot_start: timeOf(part) })
        .where('id', 'in', ids)
        .execute();
    }
    const { text } = await (await byPromise.seller()).get('/api/order/export?sort=promised');
    const [, ...lines] = cellsOf(text);
    const numbersOf = (kind: string) => lines.filter((line) => line[20] === kind).map(([number]) => Number(number));
    const dueAt = (number: number) => timeOf(number) ?? Infinity;
    const sorted = (numbers: number[]) =>
      [...new Set(numbers)].sort((one, other) =>
        dueAt(one) === dueAt(other) ? one - other : dueAt(one) < dueAt(other) ? -1 : 1,
      );
    for (const kind of ['', 'test']) expect(numbersOf(kind)).toEqual(sorted(numbersOf(kind)));
    expect([numbersOf('').length, numbersOf('test').length]).toEqual([900, 296]);
  }
});

test('the exported file has one line per order, and no cell that a spreadsheet would run as a formula', async () => {
  const line = await lineWith({
    created_at: Date.parse('2026-01-31T09:30:00Z'),
    subtotal_cents: 598,
    tax_cents: 11,
    amount_cents: 609,
    address: {
      firstName: '=HYPERLINK("https://evil.example")',
      email: '@ada',
      phone: '+1 555',
      street: '-1 "A", B;',
    },
  });
  expect(line).toMatch(
    /^1004,2026-01-31 09:30,"'=HYPERLINK\(""https:\/\/evil\.example""\) Green",'@ada,\+1 555,"'-1 ""A"", B;, Springfield, Oregon 97477, USA","/,
  );
  expect(line.endsWith(',Cash on delivery,5.98,0.11,6.09,,,,0.00,0.00,0.00,,,,0.00,0.00,0.00,0.00\r\n')).toBe(true);
});

test.each(['=1+1', '+1', '-1', '@now', '\t=1', '\n=1', ' =1+1', '＝1+1'])(
  'a cell that begins like %j is text to a spreadsheet',
  async (firstName) => {
    expect(await lineWith({ address: { firstName, lastName: 'Green, done' } })).toContain(
      `,"'${firstName} Green, done",`,
    );
  },
);

test.each([
  ['+49 30 901820', '+49 30 901820'],
  ['+4930901820', '+49 30901820'],
  ['+1-800-555-0100', '+1 800 555 0100'],
  ['+358(0)9 12', '+358 (0)9 12'],
  ['030 901820', '030 901820'],
  ['+', "'+"],
  ['-1-2', "'-1-2"],
])('the phone %j is written as %j, which a spreadsheet neither calculates nor changes', async (phone, cell) => {
  expect(await lineWith({ address: { phone } })).toContain(`,ada@example.com,${cell},`);
});

test('the exported file has the stage and the money of an order', async () => {
  const money = { subtotal_cents: 598, tax_cents: 11, amount_cents: 659, shipping_cents: 50 };
  const order_id = await changeOrder(1006, { ...money, stage: 'READY', is_paid: 1 });
  await queryOf()
    .insertInto('money_moves')
    .values([
      { id: 'paid-1006', order_id, kind: 'CASH_TAKEN', cents: 659, reason: null, provider_ref: null, at: now },
      { id: 'back-1006', order_id, kind: 'REFUND_CASH', cents: -150, reason: null, provider_ref: null, at: now },
    ])
    .execute();
  expect(await fileOf(`?ids=${order_id}`)).toMatch(
    /,Ready,Cash on delivery,5\.98,0\.11,6\.59,,,,6\.59,1\.50,0\.50,,,,6\.59,1\.50,5\.09,0\.09\r\n$/,
  );
  // Without an entry in its ledger, a paid order is paid whole.
  expect(await lineWith({ ...money, is_paid: 1 }, 1007)).toMatch(
    /,6\.59,,,,6\.59,0\.00,0\.50,,,,0\.00,0\.00,0\.00,0\.00\r\n$/,
  );
});

test('the exported file has what was found, what it cost and the promised time, in the time zone of the shop', async () => {
  const form = new FormData();
  form.append('storeData', JSON.stringify({ timeZone: 'Asia/Kolkata' }));
  await seller.send('/api/store/update', { method: 'POST', body: form });
  const order_id = await changeOrder(1008, {
    created_at: Date.parse('2026-01-31T09:30:00Z'),
    subtotal_cents: 598,
    tax_cents: 11,
    amount_cents: 659,
    shipping_cents: 50,
    settled_cents: 450,
    settled_tax_cents: 7,
    settled_at: now,
    stage: 'READY',
    slot_id: 'a',
    slot_kind: 'PICKUP',
    slot_start: Date.parse('2026-03-28T20:30Z'),
    slot_end: Date.parse('2026-03-28T21:30Z'),
  });
  const pick = { order_id, reason: null, grams: null, substitute: null, cents: 1, at: now };
  const substitute = {
    productId: 'p',
    name: 'Oat Milk',
    category: 'Dairy',
    priceCents: 1,
    imageHash: null,
    sizeText: null,
  };
  await queryOf().updateTable('order_lines').set({ quantity: 3 }).where('order_id', '=', order_id).execute();
  await queryOf()
    .insertInto('line_picks')
    .values([
      { ...pick, position: 1, line: 0, pick_key: 'a', quantity: 0, reason: 'MISSING' },
      { ...pick, position: 2, line: 1, pick_key: 'b', quantity: 2, grams: 480 },
      { ...pick, position: 3, line: 2, pick_key: 'c', quantity: 3, substitute: JSON.stringify(substitute) },
    ])
    .execute();
  const file = await fileOf(`?ids=${order_id}`);
  expect(file).toContain('\r\n1008,2026-01-31 15:00,');
  expect(file).toContain(
    ',"3 × Vine Tomatoes (Not found, not charged); 3 × Vine Tomatoes (2 of 3 found, 480 g); 3 × Vine Tomatoes (Replaced by 3 × Oat Milk)",Ready To Collect,',
  );
  expect(
    file.endsWith(
      ',5.98,0.11,6.59,3.93,0.07,4.50,0.00,0.00,0.50,2026-03-29 02:00,2026-03-29 03:00,,0.00,0.00,0.00,0.00\r\n',
    ),
  ).toBe(true);
  await changeOrder(1008, { stage: 'DONE' });
  expect(await fileOf(`?ids=${order_id}`)).toContain(',Collected,Cash at the shop,');
});

const tax = (
  order_id: string,
  rate: number,
  placed: [net: number, tax: number],
  settled?: [net: number, tax: number],
) => ({
  order_id,
  rate,
  name: `Class ${rate}`,
  net_cents: placed[0],
  tax_cents: placed[1],
  settled_net_cents: settled?.[0] ?? null,
  settled_tax_cents: settled?.[1] ?? null,
});

test('each tax rate has columns of its own, as placed and in the takings, and totals are told apart', async () => {
  const rated = { tax_name: 'Class', tax_rate: 1900 };
  const settled = { settled_cents: 2260, settled_tax_cents: 0, settled_at: now };
  const ids = [
    await changeOrder(1012, { ...rated, ...settled, subtotal_cents: 3330, tax_cents: 0, amount_cents: 3330 }),
    await changeOrder(1011, { ...rated, subtotal_cents: 525, tax_cents: 0, amount_cents: 525 }),
  ] as const;
  await queryOf()
    .insertInto('order_taxes')
    .values([
      tax(ids[0], 1900, [1000, 190], [1000, 190]),
      tax(ids[0], 700, [2000, 140], [1000, 70]),
      tax(ids[1], 550, [498, 27]),
      // Only a substitute has this rate.
      tax(ids[1], 210, [0, 0], [100, 2]),
      // A rate of goods without a price has no columns.
      tax(ids[1], 0, [0, 0]),
    ])
    .execute();
  const paid = {
    id: `${ids[0]}-paid`,
    order_id: ids[0],
    kind: 'CASH_TAKEN' as const,
    reason: null,
    provider_ref: null,
  };
  await queryOf()
    .insertInto('money_moves')
    .values({ ...paid, cents: 2260, at: now + 1 })
    .execute();
  const [names, first, second] = cellsOf(await fileOf(`?ids=${ids.join()}`));
  expect(names?.slice(head.length)).toEqual(
    ['19', '7', '5.5', '2.1'].flatMap((rate) =>
      ['placed', 'in the takings'].flatMap((when) => [`Net ${rate} % ${when}`, `Tax ${rate} % ${when}`]),
    ),
  );
  const cells = (row: string[] | undefined) => Object.fromEntries(names!.map((name, at) => [name, row?.[at]]));
  expect(cells(first)).toMatchObject({
    'Total placed': '33.30',
    'Total settled': '22.60',
    'Net 19 % placed': '10.00',
    'Tax 19 % placed': '1.90',
    'Net 7 % placed': '20.00',
    'Tax 7 % in the takings': '0.70',
    'Net 7 % in the takings': '10.00',
    'Tax 5.5 % placed': '',
  });
  expect(cells(second)).toMatchObject({
    'Tax 5.5 % placed': '0.27',
    'Tax 5.5 % in the takings': '',
    'Tax 7 % placed': '',
  });
});

test('in a shop with decimal commas, semicolons separate the cells, and times and amounts are as spreadsheets there have them', async () => {
  const order = await changeOrder(
    1002,
    {
      created_at: Date.parse('2026-01-31T09:30:00Z'),
      tax_name: 'Class',
      tax_rate: 1900,
      subtotal_cents: 123_456,
      tax_cents: 0,
      amount_cents: 123_456,
    },
    german,
  );
  await queryOf(german)
    .insertInto('order_taxes')
    .values([tax(order, 550, [1000, 55])])
    .execute();
  const { text } = await (await german.seller()).get(`/api/order/export?ids=${order}`);
  const [names, row] = cellsOf(text, ';');
  expect(names?.slice(-4)).toEqual(
    ['placed', 'in the takings'].flatMap((when) => [`"Net 5,5 % ${when}"`, `"Tax 5,5 % ${when}"`]),
  );
  expect(row?.slice(0, 3)).toEqual(['1002', '31.01.2026 10:30', 'Ada Green']);
  expect(row?.[9]).toBe('"1234,56"');
  expect(row?.slice(-4)).toEqual(['"10,00"', '"0,55"', '', '']);
});

test('a file has the orders that were in the list when it was begun, whatever happens to them meanwhile', async () => {
  const { database } = backend.context;
  const ids = [await idOf(2191), await idOf(2192)];
  const filter = { ids: [...ids, await idOf(2190)], stages: ['PLACED'] as const };
  await changeOrder(2190, { stage: 'PICKING' });
  const form = { locale: 'en-US', timeZone: 'UTC', isGone: () => false };
  const file = exportOrders(database, { filter, sort: 'newest' }, form);
  const { value: first } = await file.next();
  expect(cellsOf(String(first))[0]?.[0]).toBe('\uFEFFNumber');
  const order_id = await changeOrder(2190, { stage: 'PLACED', tax_name: 'Class', tax_rate: 300 });
  await queryOf()
    .insertInto('order_taxes')
    .values([tax(order_id, 300, [1000, 30])])
    .execute();
  await changeOrder(2191, { stage: 'PICKING' });
  let rest = '';
  for await (const part of file) rest += part;
  expect(cellsOf(rest).map((row) => [row[0], row[7], row.length])).toEqual([
    ['2192', 'Order Placed', head.length],
    ['2191', 'Being Packed', head.length],
  ]);
});

test('only managers and owners get the file, and the trail names them', async () => {
  const packer = await memberOf(backend, 'PACKER');
  expect((await packer.get('/api/order/export')).body).toMatchObject({ success: false, code: 'FORBIDDEN' });
  expect((await backend.visitor().get('/api/order/export')).body).toMatchObject({ success: false });
  const manager = await memberOf(backend, 'MANAGER');
  expect((await manager.get('/api/order/export?stages=PLACED')).text).toMatch(/^Number,/);
  const { body } = await seller.get('/api/staff/changes?kind=EXPORT');
  const entry = { action: 'ORDERS_EXPORTED', actor: expect.objectContaining({ name: 'Test MANAGER' }), times: 1 };
  expect(body.changes).toContainEqual(expect.objectContaining(entry));
});

test('a person has one file at a time', async () => {
  const asked = await Promise.all([0, 1].map(() => seller.get('/api/order/export')));
  const bodies = asked.map(({ body }) => body);
  expect(bodies.filter((body) => typeof body === 'string')).toHaveLength(1);
  expect(bodies).toContainEqual(
    refusal('TOO_MANY', 'Your last file of orders is still being written. Please wait for it, then try again.'),
  );
});

/** Asks for the file and reads nothing of it. */
async function openExport(): Promise<IncomingMessage> {
  const cookie = [...seller.cookies].map((pair) => pair.join('=')).join('; ');
  const asked = request(`${seller.address}/api/order/export`, { headers: { cookie } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

test('a client that leaves frees the place for the next file', async () => {
  (await openExport()).destroy();
  await expect.poll(async () => (await seller.get('/api/order/export?stages=PLACED')).text).toMatch(/^Number,/);
});

test('for a client that has left, the list is not read to its end', async () => {
  const list = { filter: {}, sort: 'newest' } as const;
  const readUntil = async (isGone: boolean) =>
    (await readOutline(backend.context.database, list, () => isGone)).numbers;
  expect(await readUntil(false)).toHaveLength(1196);
  expect((await readUntil(true)).length).toBeLessThan(1196);
});

test('a file that cannot be finished breaks the connection off', async () => {
  const { database } = backend.context;
  const select = database.query.selectFrom.bind(database.query);
  let reads = 0;
  const failing = vi.spyOn(database.query, 'selectFrom').mockImplementation(((table: never) => {
    if (table === 'order_lines') reads += 1;
    if (reads > 2) throw new Error('The disk is gone.');
    return select(table);
  }) as never);
  await expect(seller.get('/api/order/export')).rejects.toThrow('terminated');
  failing.mockRestore();
  expect(cellsOf(await fileOf())).toHaveLength(1197);
});
