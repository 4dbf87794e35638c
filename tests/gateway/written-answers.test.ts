import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { backendForTests } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { beginIds } from '#tests/support/written/names.ts';
import { orderDay } from '#tests/support/written/order-day.ts';
import { createScribe } from '#tests/support/written/scribe.ts';
import { compareWithFile } from '#tests/support/written/written-file.ts';
import { wholeQueries } from '#tests/support/written/whole-queries.ts';

let now = Date.UTC(2026, 2, 28, 23, 30);
const mailServer = await startMailServer();
afterAll(() => mailServer.close());
const mail = { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' };
const backend = backendForTests({ mail, shopUrl: 'https://shop.example' }, () => now);

/** Files and lists that the store writes and the gateway passes on, and the state of this machine. */
const toldElsewhere = new Set([
  'me.accountExport',
  'seller.importColumns',
  'seller.productExport',
  'seller.shopStatus',
]);

test('all that can be read of the store after a day of orders is written down', { timeout: 180_000 }, async () => {
  beginIds();
  const tick = () => void (now += 61_000);
  const quiet = createScribe({ tick, address: backend.address, withFaults: false });
  const { seller, ada, orderId, productId, customerId } = await orderDay(quiet, backend, mailServer);
  const { run } = await openGateway({ backendUrl: backend.address });
  const id = (text: string) => `"${text}"`;
  const texts = {
    first: '3',
    id: id(productId),
    ids: `[${id(productId)}]`,
    productId: id(productId),
    productIds: `[${id(productId)}]`,
    orderId: id(orderId),
    text: '"milk"',
    search: '"milk"',
    name: '"Milk"',
    postalCode: '"10115"',
    starts: '["2026-03-28T00:00:00.000Z", "2026-03-30T00:00:00.000Z"]',
    since: '"2026-03-20T00:00:00.000Z"',
  };
  const scribe = createScribe({ tick, address: backend.address });
  const people: [name: string, client: StoreClient | undefined, texts: Record<string, string>][] = [
    ['a visitor', undefined, texts],
    ['Ada', ada, texts],
    ['the owner', seller, texts],
    ['the owner, of a customer', seller, { id: id(customerId) }],
    ['the owner, of an order', seller, { id: id(orderId) }],
  ];
  const schema = buildSchema(readSchemaText());
  const told = new Set<string>();
  for (const [name, client, values] of people) {
    const cookie = [...(client?.cookies ?? [])].map(([key, value]) => `${key}=${value}`).join('; ');
    for (const { name: field, query } of wholeQueries(schema, values)) {
      if (toldElsewhere.has(field) || (values !== texts && !query.includes(values['id'] ?? ''))) continue;
      const { data, errors } = await run(query, {}, { cookie });
      const isNothing = errors === undefined && Object.values(data as object).every((value) => value === null);
      // What a visitor sees is told once, where others see the same.
      const answer = JSON.stringify({ query, data, errors });
      if (!isNothing && !told.has(answer)) scribe.note(`${field} by ${name}`, errors ? { data, errors } : data);
      told.add(answer);
    }
  }
  const { seen, known } = compareWithFile(
    path.join(import.meta.dirname, 'written-answers/order-day.txt'),
    scribe.written,
  );
  expect(seen).toEqual(known);
});
