import { spawn, spawnSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBuilds } from '../../scripts/setup/builds.mjs';
import { freePorts } from '../support/free-ports.ts';
import { startMailServer } from '../support/mail-server.ts';
import { createStoreClient } from '../support/store-client.ts';

const isRoot = process.getuid?.() === 0;
const seller = { email: 'seller@example.com', password: 'a long seller password' };

beforeAll(() => ensureBuilds({ names: ['backend', 'admin'] }), 120_000);

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greengate-operator-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the command in the folder, with this text on stdin. */
async function greengate(args: string[], env: Record<string, string>, { folder = '.', input = '' } = {}) {
  const child = spawn(join(process.cwd(), 'dist/admin.js'), args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PWD: folder, ...env },
  });
  child.stdin.end(input);
  const [status, stdout, stderr] = await Promise.all([
    new Promise((resolve) => void child.once('exit', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status, said: stdout + stderr };
}

/** A feed of versions, which names a newer one. */
async function startFeed(): Promise<string> {
  const feed = createServer((_request, response) => {
    response.end('{"version":"99.0.0","notes":"https://example.com/notes"}');
  });
  onTestFinished(() => void feed.close());
  await new Promise<void>((resolve) => {
    feed.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(feed.address() as AddressInfo).port}/`;
}

/** Starts a backend on an empty SQLite file, with two settings whose names are wrong by a letter. */
async function startBackend() {
  const folder = await aFolder();
  const [port = 0] = await freePorts(1);
  const env = {
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKEND_PORT: String(port),
    PORT: String(port),
    SELLER_EMAIL: seller.email,
    SELLER_PASSWORD: seller.password,
    DEMO_PRODUCTS: 'off',
    UPDATE_FEED: await startFeed(),
  };
  const child = spawn(process.execPath, ['dist/backend/main.js'], { env: { ...env, DATABSE_URL: 'postgres://x' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let logged = '';
  child.stdout.setEncoding('utf8').on('data', (more) => (logged += more));
  const client = () => createStoreClient(`http://127.0.0.1:${port}`);
  const isReady = () =>
    client()
      .get('/health/live')
      .then(
        ({ status }) => status,
        () => 0,
      );
  await expect.poll(isReady, { timeout: 30_000 }).toBe(200);
  return { folder, env, client, logged: () => logged };
}

test('greengate says how the running shop is, saves it and sets the owner’s password', async () => {
  const { folder, env, client, logged } = await startBackend();
  expect(logged()).toContain('DATABSE_URL is not a setting. Do you mean DATABASE_URL?');
  await expect.poll(logged).toContain('a newer version of Greengate is there: 99.0.0');
  await mkdir(env.BACKUP_DIR);
  expect(await greengate(['status'], env)).toEqual({
    status: 1,
    said: expect.stringMatching(
      /✓ Database: SQLite in [\s\S]+! Version: Greengate \d.+ Version 99\.0\.0 is available\. https:.+notes\n✗ Backup: No backup is in [\s\S]+✓ Disk: /,
    ),
  });
  // Root makes a backup that the units must read: it belongs to the owner of the shop's folder.
  if (isRoot) await chown(env.DATA_DIR, 12_345, 12_345);
  expect(await greengate(['backup'], env)).toMatchObject({ status: 0 });
  for (const name of isRoot ? await readdir(env.BACKUP_DIR) : [])
    expect((await stat(join(env.BACKUP_DIR, name))).uid).toBe(12_345);
  expect(await greengate(['backup', 'mine.db'], env, { folder })).toMatchObject({ status: 0 });
  expect(await readdir(folder)).toContain('mine.db');
  const withKey = { ...env, BACKUP_KEY: 'a-long-key-of-the-shop' };
  expect(await greengate(['backup', 'mine.db.enc'], withKey, { folder })).toMatchObject({ status: 0 });
  expect((await readdir(folder)).filter((name) => name.startsWith('mine'))).toEqual(['mine.db', 'mine.db.enc']);
  expect((await readFile(join(folder, 'mine.db.enc'), 'latin1')).startsWith('Salted__')).toBe(true);
  expect((await greengate(['backup', 'none/mine.db.enc'], withKey, { folder })).said).toMatch(
    /^The folder of \S+ does not exist\./,
  );
  expect((await greengate(['status'], env)).said).toMatch(
    /✓ Backup: .* 0 hours ago[\s\S]+! Copy of the backup: No copy is on another machine/,
  );
  expect(await greengate(['restore', 'mine.db'], env, { folder })).toEqual({
    status: 1,
    said: expect.stringContaining('Another Greengate already uses'),
  });

  const owner = client();
  await owner.post('/api/seller/login', seller);
  const change = (input: string, args: string[] = []) => greengate(['owner', 'set-password', ...args], env, { input });
  expect(await change('short\n')).toEqual({ status: 1, said: 'The password must have 8 to 128 characters.\n' });
  expect(await change('a new long password\n', ['nobody@example.com'])).toMatchObject({ status: 1 });
  expect(await change('a new long password\n')).toMatchObject({ status: 0 });
  expect((await owner.get('/api/seller/is-auth')).body.success).toBe(false);
  const login = async (password: string) => (await client().post('/api/seller/login', { ...seller, password })).body;
  expect((await login('a new long password')).success).toBe(true);
  expect((await login(seller.password)).success).toBe(false);
});

test('greengate config check names faults, and settings that look like typing errors', async () => {
  const wrong = { DATABSE_URL: 'postgres://x', TRUST_PROXI: '1', RATE_LIMITS: 'reads=1000000/1m' };
  const { status, said } = await greengate(['config', 'check'], wrong);
  expect(status).toBe(1);
  expect(said.trim().split('\n').toSorted()).toEqual([
    '✗ DATABSE_URL is not a setting. Do you mean DATABASE_URL?',
    expect.stringContaining('✗ RATE_LIMITS must be corrected: reads=1000000/1m is not a count from 1 to 999999'),
    '✗ TRUST_PROXI is not a setting. Do you mean TRUST_PROXY?',
  ]);
  expect(await greengate(['config', 'check'], { HOSTNAME: 'x', LANGUAGES: 'en', LANGUAGE: 'en' })).toEqual({
    status: 0,
    said: '✓ The settings can be used.\n',
  });
});

test('greengate mail test says why the mail server did not take the mail; an unknown command ends with 2', async () => {
  const [port = 0] = await freePorts(1);
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' };
  expect(await greengate(['mail', 'test', 'me@example.com'], mail)).toEqual({
    status: 1,
    said: 'The mail to me@example.com was not sent. The mail server cannot be reached.\n',
  });
  expect(await greengate(['mail', 'test', 'me@example.com'], {})).toMatchObject({ status: 1 });
  expect(await greengate(['mial'], {})).toMatchObject({ status: 2 });
});

test('greengate mail failure tells the shop’s contact that a unit failed, also without its database', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.close());
  const env = {
    DATA_DIR: join(await aFolder(), 'none'),
    SELLER_EMAIL: seller.email,
    SELLER_PASSWORD: seller.password,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'a@b.example',
    PUBLIC_URL: 'https://b.example',
  };
  expect(await greengate(['mail', 'failure', 'greengate-backup.service'], env)).toMatchObject({ status: 0 });
  expect(mailServer.received.map(({ to, subject }) => [to, subject])).toEqual([
    [[seller.email], 'Fault in Greengate: greengate-backup.service failed'],
  ]);
  expect(mailServer.received[0]?.text).toContain('journalctl -u greengate-backup.service -n 50');
  expect(await greengate(['mail', 'failure'], env)).toMatchObject({ status: 1 });
});

/** Runs a script in mount points of its own. */
const withMounts = (script: string) => {
  const { status, stdout, stderr } = spawnSync('unshare', ['--mount', 'bash', '-c', script], { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

test.skipIf(!isRoot)('a start on a full disk says that it is full', async () => {
  const folder = await aFolder();
  const fill = `mount -t tmpfs -o size=256k tmpfs '${folder}' && head -c 300000 /dev/zero > '${folder}/full' || true`;
  const start = (dir: string) =>
    withMounts(
      `${fill} 2> /dev/null; DATA_DIR='${dir}' BACKEND_PORT=0 exec '${process.execPath}' dist/backend/main.js`,
    );
  for (const dir of [folder, join(folder, 'data')]) {
    const { status, said } = start(dir);
    expect(status).toBe(1);
    expect(said).toContain(`The disk with the folder ${dir} is full. Make room on it`);
    expect(
      said
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('head:')),
    ).toHaveLength(1);
  }
});

test.skipIf(!isRoot)('a build in a folder that cannot be written is refused with a sentence', async () => {
  const folder = await aFolder();
  const script = join(await aFolder(), 'build.mjs');
  const modules = join(process.cwd(), 'scripts/setup');
  await writeFile(
    script,
    `import { ensureBuilds } from '${modules}/builds.mjs'; import { failWith } from '${modules}/terminal.mjs';
     await ensureBuilds().catch(failWith);`,
  );
  expect(
    withMounts(`mount -t tmpfs -o ro tmpfs '${folder}'; cd '${folder}'; '${process.execPath}' '${script}'`),
  ).toEqual({
    status: 1,
    said: expect.stringMatching(/^The folder \S+ cannot be written, and the shop is not built in it yet\. [^\n]+\n$/),
  });
});
