import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startScript, startShop } from '../support/running-shop.ts';

/** Starts the shop with invalid settings and returns its output. */
async function refusal(env: Record<string, string>): Promise<string> {
  const shop = await startShop(env).catch((error: unknown) => error);
  if (shop instanceof Error) return shop.message;
  throw new Error('The shop opened although it should not have.');
}

describe('start command', () => {
  test('npm start prints the addresses, the seller’s login and the data folder, and ends on Ctrl-C with exit code 0', async () => {
    const shop = await startShop({ SELLER_EMAIL: '', SELLER_PASSWORD: '' });
    const printed = shop.printed();

    expect((await fetch(`${shop.url}/health/ready`)).status).toBe(200);
    expect(await shop.close()).toBe(0);
    expect(printed).toMatch(/Seller\s+http:\/\/localhost:\d+\/seller/);
    expect(printed).toMatch(/\S+@\S+\s{3}\S{8,}/);
    expect(printed).toMatch(/API\s+http:\/\/localhost:\d+\/graphql\s+Apollo Sandbox/);
    expect(printed).toContain(`SQLite in ${shop.dataDir}`);
    await expect(fetch(shop.url)).rejects.toThrow('fetch failed');
  });

  test('npm start prints one JSON object per line on stdout in production, without the seller’s login', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'greengate-production-'));
    const child = startScript('scripts/start.mjs', dataDir, {
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      BACKEND_PORT: '0',
    });
    const ended = new Promise((resolve) => void child.once('close', resolve));
    let printed = '';
    const address = await new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text) => {
        printed += text;
        const open = /.*"the shop is open".*\n/.exec(printed)?.[0];
        if (open) resolve((JSON.parse(open) as { address: string }).address);
      });
    });
    await (await fetch(`${address}/health/ready`)).text();
    await (await fetch(`${address}/nowhere.png`)).text();
    child.kill('SIGINT');
    await ended;
    await rm(dataDir, { recursive: true, force: true });

    const lines = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => !['info', 'warn'].includes(level))).toEqual([]);
    expect(lines.map(({ msg }) => msg)).toContain('Closing the shop…');
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', path: '/nowhere.png', status: 404 }));
    expect(printed).not.toContain('/health');
    expect(printed).not.toContain('@');
  });

  test('npm start closes the shop in order with exit code 0 when its terminal is closed', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'greengate-hangup-'));
    const child = startScript('scripts/start.mjs', dataDir, { BACKEND_PORT: '0', DEMO_PRODUCTS: 'off' });
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    let printed = '';
    await new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text) => {
        printed += text;
        if (printed.includes('Ctrl-C')) resolve();
      });
    });
    const url = /Shop\s+(http\S+)\//.exec(printed)?.[1] ?? '';
    child.stdout.destroy();
    child.stderr.destroy();
    child.kill('SIGHUP');
    child.kill('SIGHUP');
    expect(await ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    await rm(dataDir, { recursive: true, force: true });
  });

  test('npm start keeps the generated seller’s login for the next start', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'greengate-again-'));
    const login = (printed: string) => /\S+@\S+\s{3}\S+/.exec(printed)?.[0];
    const env = { DATA_DIR: dataDir, SELLER_EMAIL: '', SELLER_PASSWORD: '' };
    try {
      const first = await startShop(env);
      const before = login(first.printed());
      await first.stop();
      const second = await startShop(env);
      expect(login(second.printed())).toBe(before);
      await second.stop();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  test('npm start reports a taken port in one line with exit code 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const { port } = await new Promise<AddressInfo>((resolve) =>
      other.once('listening', () => resolve(other.address() as AddressInfo)),
    );
    try {
      const said = await refusal({ PORT: String(port) });
      expect(said).toContain('ended with 1');
      expect(said).toMatch(new RegExp(`Port ${port} is taken\\..*PORT`));
      expect(said).not.toMatch(/\n\s+at /);
    } finally {
      other.close();
    }
  });

  test('npm start reports an unusable data folder in one line with exit code 1', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'greengate-file-'));
    const file = join(folder, 'not-a-folder');
    await writeFile(file, '');
    try {
      const said = await refusal({ DATA_DIR: file });
      expect(said).toContain('ended with 1');
      expect(said).toContain('DATA_DIR');
      expect(said).not.toMatch(/\n\s+at /);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('npm start reports all invalid variables in one message with exit code 1', async () => {
    const said = await refusal({
      PORT: 'many',
      BACKEND_PORT: '70000',
      DATABASE_URL: 'mysql://x',
      STRIPE_SECRET_KEY: 'sk_test_1',
    });

    expect(said).toContain('ended with 1');
    for (const name of ['PORT', 'BACKEND_PORT', 'DATABASE_URL', 'STRIPE_WEBHOOK_SECRET']) {
      expect(said).toMatch(new RegExp(`- ${name} `));
    }
  });

  test('npm start refuses production without the seller’s login', async () => {
    const said = await refusal({ NODE_ENV: 'production', SELLER_EMAIL: '', SELLER_PASSWORD: '' });

    expect(said).toContain('SELLER_EMAIL');
    expect(said).toContain('SELLER_PASSWORD');
  });
});
