import { beforeEach, describe, expect, test } from 'vitest';
import { parseLimits } from '#backend/rate-limits/limit-settings.ts';
import { sellerLogin, twoBackendsForTests } from '#tests/support/open-backend.ts';
import { createStoreClient, type StoreClient } from '#tests/support/store-client.ts';
import { goodPassword } from '#tests/support/store-records.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
const limits = parseLimits('login=3/15m,login-account=6/1h,login-address=999/1m,register=999/1m') ?? null;
const stores = twoBackendsForTests({ limits }, () => now);

beforeEach(() => {
  now += 3 * 3_600_000;
});

interface Account {
  path: string;
  email: string;
  password: string;
  /** A browser that has logged in to the account and logged out again. */
  known: StoreClient;
  /** The name of the account in the log. */
  logName: string;
}

const accounts: [name: string, open: () => Promise<Account>][] = [
  [
    'a shopper',
    async () => {
      const known = await stores[0]!.shopper();
      await known.get('/api/user/logout');
      return { path: '/api/user/login', email: known.email, password: goodPassword, known, logName: known.id };
    },
  ],
  [
    'the seller',
    async () => {
      const known = await stores[0]!.seller();
      await known.get('/api/seller/logout');
      return { path: '/api/seller/login', ...sellerLogin, known, logName: 'seller' };
    },
  ],
];

const from = (address: string) => ({ 'x-forwarded-for': address });
let addresses = 0;
const newAddress = () => `198.51.${(addresses += 1) >> 8}.${addresses & 255}`;

/** One try of an unknown browser. The tries alternate between the stores. */
let turn = 0;
function attempt({ path, email }: Account, password: string, address: string) {
  return createStoreClient(stores[(turn += 1) % 2]!.address).post(path, { email, password }, from(address));
}

/** The statuses of simultaneous tries with a wrong password, each from another address. */
async function attack(account: Account, count: number): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => attempt(account, 'a wrong guess', newAddress())),
  );
  return answers.map(({ status }) => status);
}

const accepted = (statuses: number[]) => statuses.filter((status) => status === 200).length;

describe.each(accounts)('the account of %s', (_name, open) => {
  test('the account stays open for other addresses after wrong passwords from one', async () => {
    const account = await open();
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await attempt(account, 'a wrong guess', '203.0.113.5')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await attempt(account, account.password, '203.0.113.5')).status).toBe(429);
    expect((await attempt(account, account.password, '203.0.113.6')).body.success).toBe(true);
  });

  test('the account allows a limited number of wrong passwords from all addresses together, through all processes and simultaneously', async () => {
    const account = await open();
    expect(accepted(await attack(account, 16))).toBe(6);
    const late = await attempt(account, account.password, newAddress());
    expect([late.status, late.body.success]).toEqual([429, false]);
    expect(Number(late.headers.get('retry-after'))).toBe(600);
    now += 600_000;
    expect((await attempt(account, account.password, newAddress())).body.success).toBe(true);
  });

  test('the account stays open for browsers that have logged in before, which are counted separately, while all others wait', async () => {
    const account = await open();
    await attack(account, 9);
    for (const store of stores) {
      const browser = createStoreClient(store.address);
      browser.cookies.set('knownBrowser', account.known.cookies.get('knownBrowser')!);
      const { email, password } = account;
      expect((await browser.post(account.path, { email, password }, from(newAddress()))).body.success).toBe(true);
    }
    const guess = () => account.known.post(account.path, { email: account.email, password: 'x' }, from(newAddress()));
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  test('the account is not open for a browser that knows only another account, or has a forged cookie', async () => {
    const account = await open();
    const other = await stores[0]!.shopper();
    const [number = '', own = ''] = other.cookies.get('knownBrowser')!.split('.');
    await attack(account, 9);
    const login = { email: account.email, password: account.password };
    const [, victims = ''] = account.known.cookies.get('knownBrowser')!.split('.');
    for (const cookie of [`${number}.${own}`, `${number}.${victims}`, `${number}.${'A'.repeat(22)}`, number, 'x', '']) {
      const browser = createStoreClient(stores[0]!.address);
      browser.cookies.set('knownBrowser', cookie);
      expect([cookie, (await browser.post(account.path, login, from(newAddress()))).status]).toEqual([cookie, 429]);
    }
  });

  test('the account is not locked by right passwords', async () => {
    const account = await open();
    for (let count = 0; count < 14; count += 1) {
      expect((await attempt(account, account.password, newAddress())).status).toBe(200);
    }
    expect(accepted(await attack(account, 9))).toBe(6);
  });

  test('the account is logged once while it is attacked, without its email and without addresses', async () => {
    const account = await open();
    const begins = stores.map(({ logged }) => logged.length);
    await attack(account, 12);
    await attack(account, 12);
    const lines = [...new Set(stores)].flatMap(({ logged }, index) => logged.slice(begins[index]));
    const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level !== 'info');
    expect(warnings).toEqual([
      expect.objectContaining({
        account: account.logName,
        msg: 'too many wrong passwords for this account; only browsers that have logged in to it before may try now',
      }),
    ]);
    expect(lines.join('')).not.toContain(account.email);
    expect(lines.join('')).not.toMatch(/198\.51\./);
    now += 3_600_000;
    await attack(account, 12);
    const later = [...new Set(stores)].flatMap(({ logged }, index) => logged.slice(begins[index]));
    expect(later.filter((line) => line.includes('too many wrong passwords'))).toHaveLength(2);
  });
});

test('an email without an account has the same limits and is not logged', async () => {
  const unknownAccount = { path: '/api/user/login', email: 'nobody@example.com', password: '', logName: '' };
  const begin = stores[0]!.logged.length;
  expect(accepted(await attack({ ...unknownAccount, known: stores[0]!.visitor() }, 9))).toBe(6);
  expect(stores[0]!.logged.slice(begin).filter((line) => line.includes('wrong passwords'))).toEqual([]);
});

test('one browser can be known for several accounts, and scripts cannot read its cookie', async () => {
  const [first, second] = [await stores[0]!.shopper(), await stores[0]!.shopper()];
  const shared = stores[0]!.visitor();
  for (const { email } of [first, second]) await shared.post('/api/user/login', { email, password: goodPassword });
  const seller = await shared.post('/api/seller/login', sellerLogin);
  const cookie = seller.headers.getSetCookie().find((line) => line.startsWith('knownBrowser='));
  expect(cookie).toMatch(/^knownBrowser=[\w-]{22}(\.[\w-]{22}){3}; /);
  expect(cookie).toMatch(/Max-Age=31536000/);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  for (const { email } of [first, second]) {
    const account = { path: '/api/user/login', email, password: goodPassword, known: shared, logName: '' };
    await attack(account, 9);
    const { body } = await shared.post('/api/user/login', { email, password: goodPassword }, from(newAddress()));
    expect(body.success).toBe(true);
  }
});

test('a browser knows the last eight of its accounts', async () => {
  const { knownBrowsers } = stores[0]!.context;
  const accounts = Array.from({ length: 10 }, (_none, at) => `shopper s${at}@shop.example`);
  let cookie: string | undefined;
  for (const account of accounts) cookie = knownBrowsers.remember(cookie, account);
  const known = accounts.filter((account) => knownBrowsers.find(cookie, account) !== null);
  expect(known).toEqual(accounts.slice(2));
});

test('wrong passwords from one IPv6 network count together, those from the next network do not', async () => {
  const { email } = await stores[0]!.shopper();
  const account = { path: '/api/user/login', email, password: goodPassword, known: stores[0]!.visitor(), logName: '' };
  const statuses = [];
  for (const host of ['1', 'ffff:1', 'a:b:c:d', '2']) {
    statuses.push((await attempt(account, 'wrong', `2001:db8:0:7:${host.includes(':b') ? host : `:${host}`}`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await attempt(account, goodPassword, '2001:db8:0:8::1')).body.success).toBe(true);
});
