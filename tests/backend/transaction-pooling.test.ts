import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp } from '#backend/db/backup/back-up.ts';
import { rehearse } from '#backend/db/backup/rehearse.ts';
import { restore } from '#backend/db/backup/restore.ts';
import type { DatabaseConfig } from '#backend/db/database.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import {
  absentPostgres,
  databaseKind,
  makeDatabase,
  startBackend,
  testConfig,
  type OpenBackend,
} from '#tests/support/open-backend.ts';
import { CrowdBuyer } from '#tests/support/order-crowd.ts';
import { absentPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { addProduct } from '#tests/support/store-records.ts';

const absent = databaseKind === 'sqlite' ? 'SQLite has no pooler.' : (absentPostgres() ?? absentPgBouncer);
const log = { info: () => undefined, warn: () => undefined };

let made: Awaited<ReturnType<typeof makeDatabase>>;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
let database: DatabaseConfig;
const mailServer = await startMailServer();
let backends: OpenBackend[] = [];

beforeEach((context) => {
  if (absent !== null) context.skip(absent);
});

beforeAll(async () => {
  if (absent !== null) return;
  made = await makeDatabase();
  pooler = await startPgBouncer((made.database as { url: string }).url);
  database = { kind: 'postgres', url: pooler.url };
  const mail = { kind: 'smtp' as const, url: mailServer.url, from: 'orders@shop.example' };
  const config = testConfig(made.folder, database, { mail, shopUrl: 'https://shop.example' });
  // Both find an empty database and want to make its tables.
  backends = await Promise.all([startBackend(config), startBackend(config)]);
});

afterAll(async () => {
  await mailServer.close();
  if (absent !== null) return;
  await Promise.all(backends.map((backend) => backend.close()));
  await pooler.stop();
  await made.remove();
});

test('two stores behind PgBouncer in transaction mode place each order once, and send each mail once', async () => {
  const seller = await backends[0]!.seller();
  const basket: [string, string] = [
    await addProduct(seller, { name: 'Pooled apple', offerPrice: 0.07 }),
    await addProduct(seller, { name: 'Pooled pear', offerPrice: 19.99 }),
  ];
  const buyers = Array.from({ length: 8 }, (_, index) => new CrowdBuyer(backends[index % 2]!.address, basket));
  await Promise.all(buyers.map((buyer) => buyer.signUp()));
  await Promise.all(buyers.map((buyer) => buyer.orderOn(6)));
  for (const buyer of buyers) {
    expect(buyer.refusals).toEqual([]);
    expect(buyer.confirmed.size).toBe(6);
    // The other store has the same orders.
    buyer.moveTo(backends[1]!.address);
    expect(await buyer.audit([7, 1999])).toEqual({ lost: 0, duplicate: 0, torn: 0 });
  }
  const sendMails = () => Promise.all(backends.map(({ context }) => sendDueMails(context, log)));
  const { query } = backends[0]!.context.database;
  const waiting = query.selectFrom('mails').select('id').where('state', '=', 'WAITING');
  await expect
    .poll(async () => {
      await sendMails();
      return waiting.execute();
    })
    .toEqual([]);
  // Of each order one to the shopper and one to the shop.
  expect(mailServer.received).toHaveLength(2 * 8 * 6);
  expect(new Set(mailServer.received.map(({ headers }) => headers.get('message-id'))).size).toBe(2 * 8 * 6);
});

test('behind a pooler, the limits of time belong to the transaction', async () => {
  const show = sql<{ statement_timeout: string }>`show statement_timeout`;
  const { database: pooled } = backends[0]!.context;
  expect((await pooled.write((trx) => show.execute(trx))).rows).toEqual([{ statement_timeout: '5s' }]);
  expect((await show.execute(pooled.query)).rows).toEqual([{ statement_timeout: '0' }]);
  const unlimited = await pooled.withoutTimeouts((patient) => patient.write((trx) => show.execute(trx)));
  expect(unlimited.rows).toEqual([{ statement_timeout: '0' }]);
});

test('through PgBouncer a shop is backed up and rehearsed while it runs, and restored when no store runs', async () => {
  const file = path.join(made.folder, 'pooled.db');
  await backUp(database, file);
  expect(await rehearse(database, file, new Date())).toContain('48 orders with a sum of');
  await expect(restore(database, file)).rejects.toThrow(/^A store is running on PostgreSQL at/);
  await Promise.all(backends.map((backend) => backend.close()));
  await restore(database, file);
  const again = await startBackend(testConfig(made.folder, database, {}));
  backends = [again];
  expect((await (await again.seller()).get('/api/order/seller')).body.orders).toHaveLength(48);
});
