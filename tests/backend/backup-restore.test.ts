import { statSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '#backend/db/backup/back-up.ts';
import { copyOut, sealBackup, tablesInOrder } from '#backend/db/backup/backup-file.ts';
import { restore } from '#backend/db/backup/restore.ts';
import { migrate } from '#backend/db/migrate.ts';
import { rehearse } from '#backend/db/backup/rehearse.ts';
import { allMigrations } from '#backend/db/migrations/all-migrations.ts';
import { openUnsharedSqlite } from '#backend/db/sqlite-database.ts';
import { databaseVariables, startBackendProcess, type BackendProcess } from '#tests/support/backend-process.ts';
import { absentPostgres, databaseKind, makeDatabase, skipWithoutPostgres } from '#tests/support/open-backend.ts';
import { createStoreClient, type StoreClient } from '#tests/support/store-client.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { addProduct, register, saveAddress } from '#tests/support/store-records.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
let folder = '';
const started: BackendProcess[] = [];

function start(database = made): BackendProcess {
  const store = startBackendProcess({ ...databaseVariables(database.folder, database.database), RATE_LIMITS: 'off' });
  started.push(store);
  return store;
}

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  made = await makeDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'greengate-backup-'));
});

skipWithoutPostgres();

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  if (absentPostgres() !== null) return;
  await made.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The rows of `backup_contents`. */
function contents(name: string) {
  const backup = new Libsql(file(name), { readonly: true });
  const rows = backup.prepare('select name, rows, digest from backup_contents order by name').all([]);
  backup.close();
  return rows;
}

/** Everything that the calls show of the shop. */
async function seen(address: string, shopper: StoreClient, seller: StoreClient) {
  const as = (client: StoreClient) => {
    const same = createStoreClient(address);
    for (const [name, value] of client.cookies) same.cookies.set(name, value);
    return same;
  };
  const texts = await Promise.all([
    as(shopper).get('/api/product/list'),
    as(shopper).get('/api/user/is-auth'),
    as(shopper).get('/api/address/get'),
    as(shopper).get('/api/order/user'),
    as(seller).get('/api/order/seller'),
  ]);
  return texts.map(({ text }) => text.replaceAll(address, ''));
}

const file = (name: string) => path.join(folder, name);

test('a running shop is backed up, killed, deleted and restored, and shows the same data as at the backup', async () => {
  const store = start();
  const { address, sellerLogin } = await store.ready;
  const seller = createStoreClient(address);
  await seller.post('/api/seller/login', sellerLogin);
  const product = await addProduct(seller, { name: 'Quince' }, [await makePicture('png', 40, 30)]);
  const shopper = createStoreClient(address);
  await register(shopper);
  const deliverTo = await saveAddress(shopper, { city: 'Zürich 🏔' });
  const order = (quantity: number, call = 'cod') =>
    shopper.post(`/api/order/${call}`, { items: [{ product, quantity }], address: deliverTo });
  await order(3);
  await order(2, 'stripe');
  await shopper.post('/api/cart/update', { cartItems: { [product]: 5 } });
  const before = await seen(address, shopper, seller);

  // Shoppers order during the backup.
  const crowd = createStoreClient(address);
  await register(crowd);
  const to = await saveAddress(crowd);
  let isOver = false;
  const ordering = (async () => {
    let placed = 0;
    for (; !isOver; placed += 1) await crowd.post('/api/order/cod', { items: [{ product, quantity: 1 }], address: to });
    return placed;
  })();
  await backUp(made.database, file('shop.db'));
  isOver = true;
  expect(await ordering).toBeGreaterThan(0);
  expect((await stat(file('shop.db'))).mode & 0o777).toBe(0o600);

  await expect(restore(made.database, file('shop.db'))).rejects.toThrow(
    databaseKind === 'sqlite' ? /^Another Greengate already uses/ : /^A store is running on PostgreSQL at/,
  );
  await order(9);
  store.child.kill('SIGKILL');
  await store.ended;
  const oldFile = await restore(made.database, file('shop.db'));
  expect(oldFile === null).toBe(databaseKind === 'postgres');

  const again = start();
  const ready = await again.ready;
  expect(ready.seeded).toBe(0);
  // On a busy machine, a new process may refuse reads at first.
  const listProducts = () => createStoreClient(ready.address).get('/api/product/list');
  await expect.poll(async () => (await listProducts()).status, { timeout: 15_000 }).toBe(200);
  const after = await seen(ready.address, shopper, seller);
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
  const [products] = after;
  const picture = /\/images\/[0-9a-f]{32}-960\.webp/.exec(products ?? '')?.[0] ?? '';
  expect((await createStoreClient(ready.address).get(picture)).status).toBe(200);
  // The next order gets a new number.
  const numbers = (body: { orders: { number: string }[] }) => body.orders.map(({ number }) => Number(number));
  const owner = createStoreClient(ready.address);
  for (const [name, value] of shopper.cookies) owner.cookies.set(name, value);
  const used = numbers((await owner.get('/api/order/user')).body);
  const next = await owner.post('/api/order/cod', { items: [{ product, quantity: 1 }], address: deliverTo });
  expect(Number(next.body.order.number)).toBeGreaterThan(Math.max(...used));
  again.child.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);
});

test('a backup of either database can be restored to the other', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'greengate-other-'));
  const database = { kind: 'sqlite' as const, file: path.join(other, 'greengate.db') };
  await restore(database, file('shop.db'));
  await backUp(database, file('again.db'));
  expect(contents('again.db')).toEqual(contents('shop.db'));
  expect(contents('shop.db').map((row) => (row as { name: string }).name)).toEqual(tablesInOrder.toSorted());
  // The backup goes back to the database of this run.
  await restore(made.database, file('again.db'));
  await backUp(made.database, file('third.db'));
  expect(contents('third.db')).toEqual(contents('shop.db'));
  await rm(other, { recursive: true, force: true });
});

test('a backup has every table', () => {
  const backup = new Libsql(file('shop.db'), { readonly: true });
  const tables = backup
    .prepare("select name from sqlite_master where type = 'table' and name <> 'sqlite_sequence'")
    .all([]) as { name: string }[];
  backup.close();
  const others = new Set(['backup_contents', 'schema_migrations']);
  expect(
    tables
      .map(({ name }) => name)
      .filter((name) => !others.has(name))
      .toSorted(),
  ).toEqual(tablesInOrder.toSorted());
});

test('a file that is damaged, altered, cut short or no backup is refused, and nothing changes', async () => {
  await backUp(made.database, file('now.db'));
  const change = async (name: string, statement: string) => {
    await copyFile(file('shop.db'), file(name));
    const backup = new Libsql(file(name));
    backup.exec(statement);
    backup.close();
  };
  const whole = await readFile(file('shop.db'));
  await writeFile(file('cut.db'), whole.subarray(0, whole.length / 2));
  await writeFile(file('text.db'), 'not a database');
  await writeFile(file('empty.db'), '');
  await change('altered.db', "update orders set is_paid = 1 - is_paid where payment_type = 'COD'");
  await change('lost.db', 'delete from order_keys');
  await change(
    'newer.db',
    "insert into schema_migrations (id, name, checksum, applied_at) values (99, 'later', 'x', 1)",
  );
  for (const name of ['cut.db', 'text.db', 'empty.db', 'altered.db', 'lost.db']) {
    await expect(restore(made.database, file(name))).rejects.toThrow(/was not restored: .*Nothing was changed\.$/);
  }
  await expect(restore(made.database, file('newer.db'))).rejects.toThrow(
    /newer\.db was not restored: it is of a newer version of this program \(schema 99, this one knows \d+\).*Nothing was changed\.$/,
  );
  await expect(restore(made.database, file('nowhere.db'))).rejects.toThrow(/^There is no file/);
  await backUp(made.database, file('later.db'));
  expect(contents('later.db')).toEqual(contents('now.db'));
});

test('a backup with anything besides the known tables is refused, and nothing of it is restored', async () => {
  const refused = async (name: string, words: RegExp, ...statements: string[]) => {
    await copyFile(file('shop.db'), file(name));
    const backup = new Libsql(file(name));
    for (const statement of statements) backup.exec(statement);
    backup.close();
    await expect(restore(made.database, file(name))).rejects.toThrow(words);
  };
  const seal = "insert into backup_contents (name, rows, digest) values ('%', 0, 'x')";
  await backUp(made.database, file('before-foreign.db'));
  await refused(
    'trigger.db',
    /was not restored: it has the trigger paid, which is not part of a shop\. Nothing was changed\.$/,
    'create trigger paid after insert on orders begin update orders set is_paid = 1; end',
  );
  await refused('view.db', /it has the view v, which/, 'create view v as select * from users');
  await refused(
    'index.db',
    /it has the index mine, which is not part of a shop/,
    "create index mine on orders (status) where status <> 'x'",
  );
  await refused(
    'changed-index.db',
    /it has the index refunds_of_order, which is not part of a shop/,
    'drop index refunds_of_order',
    'create index refunds_of_order on refunds (abs(cents))',
  );
  await refused('more.db', /it has the table extra, which/, 'create table extra (id text)');
  await refused('virtual.db', /it has the table extra/, 'create virtual table extra using fts5 (words)');
  await refused('more-sealed.db', /it has the table extra/, 'create table extra (id text)', seal.replace('%', 'extra'));
  await refused('fewer.db', /its table order_keys is missing/, 'drop table order_keys');
  await refused('wider.db', /its table users has other columns/, 'alter table users add column note text');
  await refused('unlisted.db', /does not name every table/, "delete from backup_contents where name = 'order_keys'");
  await refused('injected.db', /does not name every table/, seal.replace('%', 'users; drop table users'));
  await backUp(made.database, file('after-foreign.db'));
  expect(contents('after-foreign.db')).toEqual(contents('before-foreign.db'));
});

test('foreign tables, indexes, views and triggers in a SQLite database are not in the backup, which can be restored', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'greengate-added-'));
  const database = { kind: 'sqlite' as const, file: path.join(other, 'greengate.db') };
  await restore(database, file('shop.db'));
  const shop = new Libsql(database.file);
  shop.exec('create table notes (id text)');
  shop.exec('create index mine on orders (status)');
  shop.exec('create view "of mine" as select * from notes');
  shop.exec('create trigger noted after insert on orders begin insert into notes values (new.id); end');
  shop.close();
  await backUp(database, file('added.db'));
  expect(contents('added.db')).toEqual(contents('shop.db'));
  await restore(database, file('added.db'));
  await rm(other, { recursive: true, force: true });
});

test('a backup of an older version is migrated to the current schema', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'greengate-older-'));
  const old = openUnsharedSqlite(path.join(other, 'old.db'));
  await migrate(old, allMigrations.slice(0, 2));
  await old.query.insertInto('newsletter_subscribers').values({ email: 'old@example.com', created_at: 1 }).execute();
  await old.close();
  // The file is as a version with two migrations wrote it.
  const sealed = new Libsql(path.join(other, 'old.db'));
  const existing = sealed.prepare("select name from sqlite_master where type = 'table'").all([]) as { name: string }[];
  const later = tablesInOrder.filter((table) => !existing.some(({ name }) => name === table));
  for (const table of later) sealed.exec(`create table ${table} (id integer)`);
  sealBackup(sealed);
  for (const table of later) sealed.exec(`delete from backup_contents where name = '${table}'; drop table ${table}`);
  copyOut(sealed, path.join(other, 'sealed.db'));
  sealed.close();
  const database = { kind: 'sqlite' as const, file: path.join(other, 'greengate.db') };
  // It is compared as it is after the migrations, which add tables and rows.
  const rehearsed = await rehearse(database, path.join(other, 'sealed.db'), new Date());
  expect(rehearsed).toContain('is equal to what was saved');
  await restore(database, path.join(other, 'sealed.db'));
  const restored = new Libsql(database.file, { readonly: true });
  expect(restored.prepare('select max(id) as version from schema_migrations').get([])).toMatchObject({
    version: Math.max(...allMigrations.map(({ id }) => id)),
  });
  expect(restored.prepare('select email from newsletter_subscribers').all([])).toEqual([{ email: 'old@example.com' }]);
  restored.close();
  await rm(other, { recursive: true, force: true });
});

test('a backup never overwrites a file, and a failed one leaves no file', async () => {
  await expect(backUp(made.database, file('shop.db'))).rejects.toThrow(/exists already\. Name a file that does not\.$/);
  await expect(backUp(made.database, file('nowhere/shop.db'))).rejects.toThrow(/^The folder of .* does not exist/);
  const files = await readdir(folder);
  expect(files.filter((name) => /partial|-wal|-shm|-journal/.test(name))).toEqual([]);
});

test('only its owner can read a backup, also while it is written', () => {
  const shop = new Libsql(file('unfinished-shop.db'));
  copyOut(shop, file('unfinished.db'));
  shop.close();
  expect(statSync(file('unfinished.db')).mode & 0o777).toBe(0o600);
});
