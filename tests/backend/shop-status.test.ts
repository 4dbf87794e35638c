import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeDatedBackup, type BackupSettings } from '#backend/db/backup/dated-backups.ts';
import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import type { CheckId, ShopCheck } from '#backend/features/shop/status/check-ids.ts';
import { noteFaults } from '#backend/features/shop/status/fault-mails.ts';
import { shopChecks, type Readers } from '#backend/features/shop/status/shop-checks.ts';
import { startWatching, watchShop } from '#backend/features/shop/status/status-rounds.ts';
import { writeMails } from '#backend/outbox.ts';
import { writeShopValue } from '#backend/db/shop-values.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { backendForTests, databaseKind, sellerLogin } from '#tests/support/open-backend.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let now = Date.now();
const log = { info: () => undefined, warn: () => undefined };

const scratch = mkdtempSync(path.join(tmpdir(), 'greengate-status-'));
/** A server whose certificate no browser trusts. */
const httpsServer = (() => {
  const [key, cert] = [path.join(scratch, 'key.pem'), path.join(scratch, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '90', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return createServer({ key: readFileSync(key), cert: readFileSync(cert) });
})();
await new Promise<void>((resolve) => void httpsServer.listen(0, '127.0.0.1', resolve));
const mailServer = await startMailServer();

const folder = path.join(scratch, 'backups');
const backups: BackupSettings = { folder, keep: { days: 7, weeks: 4, months: 12 }, hook: null };
const shopUrl = `https://localhost:${(httpsServer.address() as AddressInfo).port}`;
const shop = backendForTests(
  { backups, shopUrl, mail: { kind: 'smtp', url: mailServer.url, from: 'shop@shop.example' } },
  () => now,
);

afterAll(async () => {
  httpsServer.close();
  await mailServer.close();
  rmSync(scratch, { recursive: true, force: true });
});

/** A disk with half of its room free, so that the tests do not depend on that of this machine; `endsAt`: of the certificate. */
const readersWith = (endsAt: number | null): Readers => ({
  certificateOf: () => Promise.resolve(endsAt === null ? null : { endsAt, isTrusted: true }),
  diskOf: () => Promise.resolve({ bavail: 50, blocks: 100, bsize: 1e9 }),
  owedRefundsOf: () => Promise.resolve([]),
});

/** The state and the note of each check, by its name. */
const byId = (checks: ShopCheck[]) =>
  Object.fromEntries(checks.map(({ id, state, note }) => [id, `${state} ${note}`])) as Record<CheckId, string>;

async function statusOf() {
  const { body } = await (await shop.seller()).get('/api/store/status');
  return byId(body.checks as ShopCheck[]);
}

/** The checks with other settings, or a certificate that ends at that time. */
async function checksWith(over: Partial<typeof shop.context.config>, endsAt: number | null = null) {
  const { config, database } = shop.context;
  return byId(await shopChecks({ config: { ...config, ...over }, database, now, readers: readersWith(endsAt) }));
}

async function backUpWith(hook: string | null) {
  await makeDatedBackup(shop.context.config.database, { ...backups, hook }, new Date(now)).catch(() => undefined);
}

test('the status of a new shop says what is missing', async () => {
  expect(await statusOf()).toEqual({
    VERSION: expect.stringMatching(/^OK Greengate \d+\.\d+\.\d+\S*, Node v\d+/),
    BACKUP: expect.stringMatching(/^UNKNOWN No backup is known, and this machine does not have the folder /),
    DISK: expect.stringMatching(/^(OK|FAULT) [\d.,]+ of [\d.,]+ GB are free at \//),
    MAIL: 'OK Mail is on.',
    CERTIFICATE: expect.stringMatching(
      /^WARNING It is valid until .+\. This machine does not trust it, and browsers may not either\.$/,
    ),
    PAYMENTS: expect.stringMatching(/^OK .+: 0\. .+: 0\.$/),
    ...(databaseKind === 'postgres' ? { STANDBY: 'OK None is set up.' } : {}),
    RESPONSE_TIME: expect.stringMatching(/^\w+ The database of the store answered in \d+ ms\.$/),
  });
  await mkdir(folder);
  expect((await statusOf()).BACKUP).toBe(`FAULT No backup is in ${folder}.`);
  const bare = await checksWith({ backups: null, mail: null, shopUrl: 'http://shop.example' });
  expect(bare).toMatchObject({
    BACKUP: 'FAULT The shop makes no backups: BACKUP_DIR is not set.',
    MAIL: 'WARNING The shop sends no mails: SMTP_URL is not set.',
    CERTIFICATE: 'UNKNOWN The address http://shop.example has none, because it is not https (PUBLIC_URL).',
  });
});

test.each([
  ['sends mails', { kind: 'smtp', url: 'smtp://127.0.0.1', from: 'a@shop.example' }, null, 1],
  ['has HEARTBEAT_URL', null, new URL('https://beats.example'), 1],
  [
    'sends mails and has HEARTBEAT_URL',
    { kind: 'smtp', url: 'smtp://127.0.0.1', from: 'a@shop.example' },
    new URL('https://beats.example'),
    1,
  ],
  ['keeps mails on a page', { kind: 'page' }, null, 0],
  ['has neither', null, null, 0],
] as const)('a process whose shop %s watches it: %#', (_what, mail, heartbeatUrl, timers) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const config = { ...shop.context.config, mail, heartbeatUrl };
  const stop = startWatching({ ...shop.context, config }, log, () => Promise.resolve([]));
  expect(vi.getTimerCount()).toBe(timers);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('the status names a newer version, with the page that says what is new where it has one', async () => {
  const knowing = async (version: string, notes: string | null) => {
    const known = JSON.stringify({ askedAt: now, release: { version, notes } });
    await shop.context.database.write((trx) => writeShopValue(trx, 'update-feed', known));
    return (await checksWith({ updateFeed: new URL('https://updates.example/greengate.json') })).VERSION;
  };
  expect(await knowing('99.0.0', 'https://updates.example/notes')).toMatch(
    /^WARNING Greengate \S+, Node v\S+ Version 99\.0\.0 is available\. https:\/\/updates\.example\/notes$/,
  );
  expect(await knowing('99.0.0', null)).toMatch(/^WARNING .+ Version 99\.0\.0 is available\.$/);
  expect(await knowing('0.9.0', 'https://updates.example/notes')).toMatch(/^OK Greengate \S+, Node v\S+$/);
});

test('the status says how old the newest backup is, and whether there is a copy of it elsewhere', async () => {
  await backUpWith(null);
  const made = await statusOf();
  expect(made).toMatchObject({
    BACKUP: expect.stringMatching(/^OK The newest one is of .+, 0 hours ago\.$/),
    BACKUP_COPY: expect.stringMatching(/^WARNING No copy is on another machine/),
    BACKUP_ENCRYPTION: expect.stringMatching(/^WARNING The newest backup is not encrypted/),
  });
  const hook = { backups: { ...backups, hook: 'true' } };
  now += 1000;
  await backUpWith('exit 3');
  expect((await checksWith(hook)).BACKUP_COPY).toMatch(/^FAULT .+BACKUP_HOOK failed\.$/);
  now += 1000;
  await backUpWith('true');
  expect((await checksWith(hook)).BACKUP_COPY).toBe('OK The newest backup was copied by BACKUP_HOOK.');
  now += 26 * hourMs - 1;
  expect((await statusOf()).BACKUP).toMatch(/^OK The newest one is of .+, 26 hours ago\.$/);
  now += hourMs;
  expect((await statusOf()).BACKUP).toMatch(/^FAULT The newest one is of .+, 27 hours ago\. A backup has to be/);
});

test('the status says when the certificate ends, and that it could not be read', async () => {
  expect((await checksWith({}, now + 60 * dayMs)).CERTIFICATE).toMatch(/^OK It is valid until/);
  expect((await checksWith({}, now + 14 * dayMs)).CERTIFICATE).toMatch(/^OK It is valid until/);
  expect((await checksWith({}, now + 14 * dayMs - 1)).CERTIFICATE).toMatch(
    /^FAULT .+ should have been renewed by now\.$/,
  );
  expect((await checksWith({}, now + 1)).CERTIFICATE).toMatch(/^FAULT .+ should have been renewed by now\.$/);
  expect((await checksWith({}, now)).CERTIFICATE).toMatch(/^FAULT It ended .+: browsers warn/);
  expect((await checksWith({})).CERTIFICATE).toBe(`UNKNOWN This machine could not read the certificate of ${shopUrl}.`);
});

test('of the disks of the shop and of its backups, the status tells the one with the smaller free share', async () => {
  const { config, database } = shop.context;
  const diskOf = async (own: object, ofBackups: object, over: Partial<typeof config> = {}) => {
    const disks: Record<string, object> = { [config.dataDir]: own, [folder]: ofBackups };
    const readers = {
      ...readersWith(null),
      diskOf: (of: string) => Promise.resolve(disks[of] as { bavail: number; blocks: number; bsize: number }),
    };
    return byId(await shopChecks({ config: { ...config, ...over }, database, now, readers })).DISK;
  };
  const [half, tenth] = [
    { bavail: 50, blocks: 100, bsize: 1e9 },
    { bavail: 200, blocks: 2000, bsize: 1e9 },
  ];
  const full = 'On a full disk, the shop takes no orders.';
  expect(await diskOf(half, tenth)).toBe(`FAULT 200 of 2,000 GB are free at ${folder}. ${full}`);
  expect(await diskOf(tenth, half)).toBe(`FAULT 200 of 2,000 GB are free at ${config.dataDir}. ${full}`);
  const more = { ...tenth, bavail: 201, bsize: 5e8 };
  expect(await diskOf(half, more)).toBe(`OK 100.5 of 1,000 GB are free at ${folder}.`);
  expect(await diskOf(half, tenth, { backups: null })).toBe(`OK 50 of 100 GB are free at ${config.dataDir}.`);
  const elsewhere = { ...backups, folder: path.join(scratch, 'none') };
  expect(await diskOf(half, tenth, { backups: elsewhere })).toBe(`OK 50 of 100 GB are free at ${config.dataDir}.`);
  expect(await diskOf(half, tenth, { backups: null, dataDir: path.join(scratch, 'none') })).toBe(
    'UNKNOWN The folders of the shop are not on this machine.',
  );
});

test('the status names the refunds that are owed, of at most fifty orders', async () => {
  const { config, database } = shop.context;
  const owedOf = async (count: number) => {
    const owed = Array.from({ length: count }, (_, at) => ({
      orderNumber: 1001 + at,
      currency: 'usd',
      parts: [
        { cents: 250, tax: { name: 'Food', basisPoints: 750 } },
        { cents: 30, tax: { name: '', basisPoints: 0 } },
      ],
    }));
    const readers = { ...readersWith(null), owedRefundsOf: () => Promise.resolve(owed) };
    return byId(await shopChecks({ config, database, now, readers })).OWED_REFUNDS;
  };
  expect(await owedOf(0)).toBeUndefined();
  const one = await owedOf(1);
  expect(one).toMatch(/^WARNING .+ No\. 1001: \$2\.50 \(7\.5%\) and \$0\.30\.$/);
  expect(await owedOf(50)).toMatch(/; No\. 1050: \$2\.50 \(7\.5%\) and \$0\.30\.$/);
  expect(await owedOf(52)).toMatch(
    /; No\. 1050: \$2\.50 \(7\.5%\) and \$0\.30\. And 2 more; they appear when these are paid back\.$/,
  );
});

test('the status says which fault mails have', async () => {
  const { context } = shop;
  mailServer.refusal = { code: 451, text: 'try later' };
  const mail = { kind: 'NEWSLETTER_CONFIRM', about: 'a@example.com', version: 1, to: 'a@example.com' } as const;
  await writeMails(context.database.query, [{ ...mail, data: {}, now }]);
  await sendDueMails(context, log);
  expect((await statusOf()).MAIL).toMatch(
    /^OK Mail is on\. The last mail that could not be sent is of .+451 try later$/,
  );
  now += hourMs / 2;
  expect((await statusOf()).MAIL).toMatch(/^OK Mail is on\./);
  now += 1;
  expect((await statusOf()).MAIL).toMatch(/^FAULT 1 mail waits to be sent, the oldest one since .+451 try later$/);
  now += dayMs;
  await sendDueMails(context, log);
  expect((await statusOf()).MAIL).toMatch(/^WARNING 1 mail of the last 30 days could not be sent\. .+451 try later$/);
  mailServer.refusal = null;
});

test('without the database, the other checks are made', async () => {
  const { config } = shop.context;
  const found = byId(await shopChecks({ config, database: null, now, readers: readersWith(null) }));
  expect(found).toMatchObject({
    BACKUP: expect.stringMatching(/^(OK|FAULT) The newest one is of/),
    BACKUP_ENCRYPTION: 'UNKNOWN It is not known whether the newest backup is encrypted.',
    DISK: expect.stringMatching(/^OK 50 of 100 GB are free at/),
    MAIL: 'UNKNOWN The database cannot be asked.',
    PAYMENTS: 'UNKNOWN The database cannot be asked.',
  });
});

test('a new fault is mailed once to the shop, and again when it was good in between', async () => {
  const { context } = shop;
  const certificate = { endsAt: now + 60 * dayMs };
  const watch = async () => {
    // Two rounds at once, as of two backends.
    await Promise.all([1, 2].map(() => watchShop(context, readersWith(certificate.endsAt), log)));
    await sendDueMails(context, log);
  };
  const subjects = () => mailServer.received.map(({ subject, to }) => [to, subject]);
  await backUpWith('true');
  mailServer.received.length = 0;
  await watch();
  expect(subjects()).toEqual([]);

  now += 27 * hourMs;
  for (const _round of [1, 2, 3]) await watch();
  const mail = [[sellerLogin.email], 'Fault in Greengate: Backup'];
  expect(subjects()).toEqual([mail]);
  expect(mailServer.received[0]?.text).toMatch(/Backup:\nThe newest one is of .+, 27 hours ago\. A backup has to be/);
  expect(mailServer.received[0]?.text).toContain(`${shopUrl}/seller/status`);

  certificate.endsAt = now + 10 * dayMs;
  await watch();
  expect(subjects().slice(1)).toEqual([[[sellerLogin.email], 'Fault in Greengate: Certificate']]);
  await backUpWith('true');
  await watch();
  now += 27 * hourMs;
  await watch();
  expect(subjects().slice(2)).toEqual([mail]);
});

test('machines with other settings do not take back a fault, and each has its own disk', async () => {
  const { context } = shop;
  const note = (machine: string, ...found: [CheckId, ShopCheck['state']][]) =>
    noteFaults(
      context,
      found.map(([id, state]) => ({ id, state, title: id, note: `${id} of ${machine}.` })),
      { sends: true, machine },
    );
  const told = async () => {
    await sendDueMails(context, log);
    return mailServer.received.splice(0).map(({ subject }) => subject);
  };
  await context.database.query.deleteFrom('shop_facts').where('name', '=', 'status-faults').execute();
  mailServer.received.length = 0;
  for (const _round of [1, 2]) {
    expect(await note('one', ['BACKUP_COPY', 'FAULT'], ['DISK', 'OK'])).toBe(true);
    expect(await note('two', ['BACKUP_COPY', 'WARNING'], ['DISK', 'OK'])).toBe(true);
  }
  expect(await told()).toEqual(['Fault in Greengate: BACKUP_COPY']);
  await note('one', ['BACKUP_COPY', 'OK'], ['DISK', 'FAULT']);
  now += 1;
  await note('two', ['BACKUP_COPY', 'WARNING'], ['DISK', 'FAULT']);
  expect(await told()).toEqual(['Fault in Greengate: DISK', 'Fault in Greengate: DISK']);
  // A fault that was found while mails were off is mailed later, but not while it is unknown.
  const silent = { id: 'MAIL', title: 'MAIL', state: 'FAULT', note: 'Off.' } as const;
  await noteFaults(context, [silent], { sends: false, machine: 'one' });
  await note('one', ['MAIL', 'UNKNOWN']);
  expect(await told()).toEqual([]);
  await note('one', ['MAIL', 'FAULT']);
  expect(await told()).toEqual(['Fault in Greengate: MAIL']);
  await note('one', ['DISK', 'OK']);
  now += dayMs;
  // The other machine has said nothing for a day.
  expect(await note('one', ['DISK', 'OK'])).toBe(false);
});

test('a machine whose fault lasts for days is known to have it, until it says otherwise or is silent for a day', async () => {
  const { context } = shop;
  const note = (machine: string, state: ShopCheck['state']) =>
    noteFaults(context, [{ id: 'BACKUP', title: 'Backup', state, note: '' }], { sends: true, machine });
  await context.database.query.deleteFrom('shop_facts').where('name', '=', 'status-faults').execute();
  mailServer.received.length = 0;
  for (let hour = 0; hour < 50; hour += 1) {
    expect([hour, await note('one', 'FAULT')]).toEqual([hour, true]);
    expect([hour, await note('two', 'OK')]).toEqual([hour, true]);
    await sendDueMails(context, log);
    now += hourMs;
  }
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(['Fault in Greengate: Backup']);
  now += 22 * hourMs;
  expect(await note('two', 'OK')).toBe(true);
  now += hourMs;
  expect(await note('two', 'OK')).toBe(false);
});

test('the address of HEARTBEAT_URL is asked while there is no fault; its refusal is logged', async () => {
  let status = 200;
  const asked: (string | undefined)[] = [];
  const monitor = createHttpServer((request, response) => {
    asked.push(request.url);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => void monitor.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void monitor.close());
  const heartbeatUrl = new URL(`http://127.0.0.1:${(monitor.address() as AddressInfo).port}/secret`);
  const warnings: string[] = [];
  const watch = () =>
    watchShop({ ...shop.context, config: { ...shop.context.config, heartbeatUrl } }, readersWith(now + 60 * dayMs), {
      warn: (_facts: unknown, text?: string) => void warnings.push(text ?? ''),
    });
  await backUpWith('true');
  await watch();
  expect([asked, warnings]).toEqual([['/secret'], []]);
  status = 500;
  await watch();
  expect([asked.length, warnings]).toEqual([2, ['the address of HEARTBEAT_URL did not answer as it should']]);
  now += 27 * hourMs;
  await watch();
  expect(asked.length).toBe(2);
});
