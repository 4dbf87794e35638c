import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#backend/db/open-database.ts';
import { databaseVariables, startBackendProcess, type BackendProcess } from '#tests/support/backend-process.ts';
import { absentPostgres, databaseKind, makeDatabase, skipWithoutPostgres } from '#tests/support/open-backend.ts';
import { createStoreClient } from '#tests/support/store-client.ts';
import { register, saveAddress } from '#tests/support/store-records.ts';

let made: Awaited<ReturnType<typeof makeDatabase>>;
const started: BackendProcess[] = [];

function start(variables: Record<string, string> = {}, options?: { hasChannel: boolean }): BackendProcess {
  const process = startBackendProcess({ ...databaseVariables(made.folder, made.database), ...variables }, options);
  started.push(process);
  return process;
}

beforeAll(async () => {
  if (absentPostgres() === null) made = await makeDatabase();
});

skipWithoutPostgres();

/** What the kind of database does not change is tried on SQLite only: each start of a process takes a second. */
const isRepeated = databaseKind === 'postgres';

afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  if (absentPostgres() === null) await made.remove();
});

test('the first start adds products and creates a seller login; the second start finds both', async () => {
  const first = start();
  const ready = await first.ready;
  expect(ready.seeded).toBeGreaterThanOrEqual(35);
  expect(ready.database).toMatch(
    databaseKind === 'sqlite' ? /^SQLite in \/.*greengate\.db$/ : /^PostgreSQL at localhost\/test_/,
  );
  expect(ready.sellerLogin.password).toMatch(/^.{12}$/);
  const file = path.join(made.folder, 'seller-login.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(ready.sellerLogin);
  const client = createStoreClient(ready.address);
  expect((await client.get('/api/product/list')).body.products).toHaveLength(ready.seeded);
  expect((await client.post('/api/seller/login', ready.sellerLogin)).body.success).toBe(true);
  await register(client);
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);

  const second = start();
  const again = await second.ready;
  expect(again).toMatchObject({ seeded: 0, sellerLogin: ready.sellerLogin });
  const returning = createStoreClient(again.address);
  for (const [name, value] of client.cookies) returning.cookies.set(name, value);
  expect((await returning.get('/api/user/is-auth')).body.success).toBe(true);
  expect((await returning.get('/api/seller/is-auth')).body.success).toBe(true);
  second.child.kill('SIGTERM');
  await second.ended;
});

test('passwords are stored as Argon2id with the memory and the passes that OWASP recommends', async () => {
  const database = await openDatabase(made.database, () => undefined);
  const users = await database.query.selectFrom('users').select('password_hash').execute();
  await database.close();
  const costs = new Set(users.map(({ password_hash }) => password_hash.split('$').slice(1, 4).join(' ')));
  expect(costs).toEqual(new Set(['argon2id v=19 m=19456,t=2,p=1']));
});

test.skipIf(isRepeated)(
  'with DEMO_PRODUCTS=off, and in production by default, a new shop has no products; production logs what will not work',
  async () => {
    const production = { NODE_ENV: 'production', SELLER_EMAIL: 'boss@example.com', SELLER_PASSWORD: 'first-password' };
    for (const env of [{ DEMO_PRODUCTS: 'off' }, production]) {
      const empty = await makeDatabase();
      const { kind } = empty.database;
      const where = { DATA_DIR: empty.folder, ...(kind === 'postgres' && { DATABASE_URL: empty.database.url }) };
      const { child, ready, ended } = start({ ...where, ...env });
      const { address, seeded } = await ready;
      expect(seeded).toBe(0);
      expect((await createStoreClient(address).get('/api/product/list')).body).toEqual({
        success: true,
        products: [],
        categories: [],
        categoryLabels: {},
      });
      child.kill('SIGTERM');
      const { stdout } = await ended;
      expect(/"msg":"SMTP_URL is not set: [^"]+"/.test(stdout)).toBe(env === production);
      await empty.remove();
    }
  },
);

test.skipIf(isRepeated)('in production, every line on stdout is one JSON object with a level in words', async () => {
  const empty = await makeDatabase();
  const { child, ended } = start(
    {
      ...databaseVariables(empty.folder, empty.database),
      NODE_ENV: 'production',
      SELLER_EMAIL: 'boss@example.com',
      SELLER_PASSWORD: 'first-password',
      DEMO_PRODUCTS: 'on',
      LOG_LEVEL: 'info',
    },
    { hasChannel: false },
  );
  let printed = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
      const line = printed.split('\n').find((each) => each.endsWith('}') && each.includes('the store listens'));
      if (line) resolve((JSON.parse(line) as { address: string }).address);
    });
  });
  await createStoreClient(address).get('/api/user/is-auth');
  child.kill('SIGTERM');
  const lines = (await ended).stdout.trim().split('\n');
  await empty.remove();

  expect(lines.map((line) => JSON.parse(line).msg)).toContain('request');
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^(info|warn)$/) });
  expect(printed).not.toContain('boss@example.com');
});

test('a changed seller password ends the seller’s sessions', async () => {
  const first = start({ SELLER_EMAIL: 'boss@example.com', SELLER_PASSWORD: 'first-password' });
  const { address, sellerLogin } = await first.ready;
  expect(sellerLogin).toEqual({ email: 'boss@example.com', password: null });
  const seller = createStoreClient(address);
  await seller.post('/api/seller/login', { email: 'boss@example.com', password: 'first-password' });
  first.child.kill('SIGTERM');
  await first.ended;
  const second = start({ SELLER_EMAIL: 'boss@example.com', SELLER_PASSWORD: 'second-password' });
  const later = createStoreClient((await second.ready).address);
  later.cookies.set('sellerToken', seller.cookies.get('sellerToken')!);
  expect((await later.get('/api/seller/is-auth')).body.success).toBe(false);
  second.child.kill('SIGTERM');
  await second.ended;
});

test.skipIf(databaseKind === 'postgres')('a second store on the same file prints one line and ends', async () => {
  const first = start();
  await first.ready;
  const second = await start().ended;
  expect(second.code).toBe(1);
  expect(second.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^Another Greengate already uses \/.*greengate\.db\. Stop it, or set DATA_DIR/),
  ]);
  first.child.kill('SIGKILL');
  await first.ended;
  const third = start();
  expect((await third.ready).seeded).toBe(0);
  third.child.kill('SIGTERM');
  await third.ended;
});

test.skipIf(databaseKind === 'sqlite')('several stores share one PostgreSQL and its sessions', async () => {
  const processes = [start(), start(), start()];
  const [one, , three] = await Promise.all(processes.map(({ ready }) => ready));
  const client = createStoreClient(one!.address);
  await register(client);
  const elsewhere = createStoreClient(three!.address);
  elsewhere.cookies.set('token', client.cookies.get('token')!);
  expect((await elsewhere.get('/api/user/is-auth')).body.success).toBe(true);
  for (const { child } of processes) child.kill('SIGTERM');
  expect((await Promise.all(processes.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0, 0]);
});

test.each(['SIGTERM', 'SIGHUP'] as const)('after %s, the store finishes running requests', async (signal) => {
  const store = start();
  const client = createStoreClient((await store.ready).address);
  const answers = Array.from({ length: 6 }, () => register(client));
  await Promise.race(answers);
  store.child.kill(signal);
  const results = await Promise.allSettled(answers);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await store.ended).code).toBe(0);
});

test.skipIf(isRepeated)('when the launcher dies, the store ends too', async () => {
  const store = start();
  await store.ready;
  store.child.disconnect();
  expect((await store.ended).code).toBe(0);
});

test.skipIf(isRepeated)('without a launcher the store prints the same as plain lines', async () => {
  const store = start({}, { hasChannel: false });
  let output = '';
  await new Promise<void>((resolve) => {
    store.child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('Seller:')) resolve();
    });
  });
  expect(output).toMatch(/The store listens at http:\/\/127\.0\.0\.1:\d+\n/);
  store.child.kill('SIGINT');
  expect((await store.ended).code).toBe(0);
});

test.skipIf(isRepeated)('a port in use gives one line and exit code 1', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as AddressInfo;
  const { code, stderr } = await start({ BACKEND_PORT: String(port) }).ended;
  blocker.close();
  expect([code, stderr.trim()]).toEqual([
    1,
    `Port ${port} is taken. Stop the program that uses it, or set BACKEND_PORT to a free port.`,
  ]);
});

test.skipIf(process.platform !== 'linux')(
  'a store that listens on one address is reached there, also by its own payment events',
  async () => {
    const store = start({ BACKEND_HOST: '127.0.0.2' });
    const { address } = await store.ready;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
    const shopper = createStoreClient(address);
    await register(shopper);
    const { products } = (await shopper.get('/api/product/list')).body;
    const product = products.find(({ inStock }: { inStock: boolean }) => inStock)._id;
    const items = [{ product, quantity: 1 }];
    const { body } = await shopper.post('/api/order/stripe', { items, address: await saveAddress(shopper) });
    const paid = await shopper.send(`${new URL(body.url).pathname}/pay`, {
      method: 'POST',
      headers: { origin: address, 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${address}/loader?next=my-orders`]);
    store.child.kill('SIGTERM');
    expect((await store.ended).code).toBe(0);
  },
);

test.skipIf(process.getuid?.() === 0)('a port that only the system may use gives one line', async () => {
  const { code, stderr } = await start({ BACKEND_PORT: '80' }).ended;
  expect([code, stderr.trim()]).toEqual([
    1,
    'Port 80 may not be used by this account. Set BACKEND_PORT to a free port above 1023.',
  ]);
});

test.skipIf(isRepeated)('all invalid variables are reported together', async () => {
  const { code, stderr } = await start({ BACKEND_PORT: 'x', NODE_ENV: 'production', CURRENCY: 'far too long' }).ended;
  expect(code).toBe(1);
  expect(
    stderr
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(['BACKEND_PORT', 'CURRENCY', 'SELLER_EMAIL', 'SELLER_PASSWORD']);
});

test('an invalid data folder and an unreachable database give one line each', async () => {
  const file = path.join(made.folder, 'a-file');
  await writeFile(file, '');
  const folder = await start({ DATA_DIR: path.join(file, 'data') }).ended;
  expect([folder.code, folder.stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^The folder .* cannot be written\. Make it writable, or set DATA_DIR\.$/),
  ]);
  const away = await start({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/nothing' }).ended;
  expect(away.code).toBe(1);
  expect(away.stderr.trim()).toMatch(
    /^The database of DATABASE_URL \(PostgreSQL at 127\.0\.0\.1:1\/nothing\) cannot be reached/,
  );
  expect(away.stderr).not.toContain('secret');
});

test.skipIf(process.getuid?.() === 0)('a folder without the right to write gives one line', async () => {
  const folder = path.join(made.folder, 'locked');
  await mkdir(folder);
  await chmod(folder, 0o500);
  const { code, stderr } = await start({ DATA_DIR: folder }).ended;
  await chmod(folder, 0o700);
  expect([code, stderr.trim()]).toEqual([1, expect.stringMatching(/cannot be written/)]);
});
