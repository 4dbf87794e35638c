import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { freePorts } from '../support/free-ports.ts';

test('a release runs without its sources, and saves its shop', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'greengate-release-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, ['scripts/release.mjs', '--uncommitted', '--language=en', `--folder=${folder}`], {
    stdio: 'pipe',
  });
  const name = `greengate-${packageJson.version}`;
  const hash = createHash('sha256').update(readFileSync(path.join(folder, `${name}.tar.gz`)));
  expect(readFileSync(path.join(folder, `${name}.tar.gz.sha256`), 'utf8')).toBe(
    `${hash.digest('hex')}  ${name}.tar.gz\n`,
  );
  const sbom = readFileSync(path.join(folder, `${name}.sbom.json`), 'utf8');
  expect(sbom).toContain('pkg:npm/fastify@');
  expect(sbom).not.toContain('pkg:npm/vitest@');

  const shop = path.join(folder, 'shop');
  mkdirSync(shop);
  execFileSync('tar', ['--extract', '--gzip', `--file=${name}.tar.gz`, `--directory=${shop}`], { cwd: folder });
  symlinkSync(path.resolve('node_modules'), path.join(shop, 'node_modules'));
  const [port = 0, backendPort = 0] = await freePorts(2);
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DEMO_PRODUCTS: 'off',
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: shop, env, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGTERM'));
  const answer = (page: string) =>
    fetch(`http://127.0.0.1:${port}${page}`).then(
      async (response) => response.text(),
      () => '',
    );
  await expect.poll(() => answer('/health/ready'), { timeout: 30_000 }).toContain('"status":"ready"');
  expect(await answer('/')).toContain('<html lang="en"');
  const said = (args: string[]) => execFileSync(process.execPath, args, { cwd: shop, env, encoding: 'utf8' });
  expect(said(['scripts/backup.mjs', 'backup', 'saved.db'])).toContain('is saved in saved.db');
  expect(said(['dist/admin.js', 'restore', '--rehearse', 'saved.db'])).toContain('is equal to what was saved');
});
