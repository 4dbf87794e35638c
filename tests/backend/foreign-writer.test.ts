import { monitorEventLoopDelay } from 'node:perf_hooks';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { backendForTests, databaseKind, sellerLogin } from '#tests/support/open-backend.ts';

// Another program beside a running shop, such as sqlite3 with `begin immediate`. PostgreSQL has no lock of the whole database.
const isSkipped = databaseKind === 'postgres';

let now = Date.parse('2026-03-01T12:00:00Z');
const backend = backendForTests({}, () => now);

/** Locks the database for writing, on a connection of its own. */
function openWriter() {
  const { database } = backend.context.config;
  const file = new Libsql(database.kind === 'sqlite' ? database.file : '');
  file.exec('begin immediate');
  onTestFinished(() => void file.close());
  return {
    end: () => void file.exec('rollback'),
    counts: (sql: string) => (file.prepare(`select count(*) as found from ${sql}`).get() as { found: number }).found,
  };
}

const signUp = (name: string) =>
  backend.visitor().post('/api/user/register', { name, email: `${name}@example.com`, password: 'a-good-password' });

async function readiness() {
  now += 10_000;
  const { status, body } = await backend.visitor().get('/health/ready');
  return [status, body.status];
}

test.skipIf(isSkipped)('while another program writes, reads and health checks respond, and changes wait', async () => {
  const shopper = await backend.shopper();
  expect(await readiness()).toEqual([200, 'ready']);
  const writer = openWriter();
  let saved = 0;
  // The cart is saved in a transaction, the trail of logins by one statement.
  const changes = [
    shopper.post('/api/cart/update', { cartItems: {} }),
    backend.visitor().post('/api/seller/login', sellerLogin),
  ];
  for (const change of changes) void change.then(() => (saved += 1));
  const calls = ['/health/live', '/api/product/list', '/api/user/is-auth', '/api/order/user'];
  for (const path of calls) expect((await shopper.get(path)).body).toMatchObject({ success: true });
  expect(await readiness()).toEqual([200, 'degraded']);
  expect(saved).toBe(0);
  writer.end();
  for (const change of changes) expect((await change).body).toMatchObject({ success: true });
  expect(await readiness()).toEqual([200, 'ready']);
});

test.skipIf(isSkipped)(
  'changes that wait for another program for three seconds fail in words, without stopping the process, and the next one works at once',
  async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => backend.shopper()));
    const writer = openWriter();
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    // A cart is saved in a transaction, an account by one statement.
    const answers = await Promise.all([
      ...shoppers.map((shopper) => shopper.post('/api/cart/update', { cartItems: {} })),
      signUp('refused'),
    ]);
    delay.disable();
    for (const { status, headers, body } of answers) {
      expect([status, headers.get('retry-after'), body]).toEqual([
        503,
        '2',
        { success: false, message: 'The store cannot answer right now. Please try again in a moment.' },
      ]);
    }
    expect(delay.max / 1e6).toBeLessThan(1000);
    expect(backend.logged.join('')).toContain(
      'Another program has locked the database for 3 s. End its transaction, or that program',
    );
    writer.end();
    const later = await Promise.all(
      shoppers.flatMap((shopper) => [
        shopper.post('/api/cart/update', { cartItems: {} }),
        shopper.get('/api/product/list'),
      ]),
    );
    expect(later.filter(({ status }) => status !== 200)).toEqual([]);
    // Committed, so that another connection sees it.
    expect((await signUp('accepted')).body).toMatchObject({ success: true });
    expect(writer.counts("users where email = 'accepted@example.com'")).toBe(1);
    expect(writer.counts("users where email = 'refused@example.com'")).toBe(0);
  },
);
