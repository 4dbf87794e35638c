import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserForTests, DESKTOP, PHONE } from '../support/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';

const browser = browserForTests();
let vite: ViteDevServer;
let address: string;
let cacheDir: string;

beforeAll(async () => {
  process.env['DEV_GATEWAY_URL'] = inject('shopUrl');
  cacheDir = await mkdtemp(join(tmpdir(), 'greengate-vite-'));
  vite = await createServer({
    cacheDir,
    configFile: 'web/vite.config.ts',
    logLevel: 'error',
    server: { port: 0, strictPort: false, hmr: false },
  });
  await vite.listen();
  address = vite.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  await vite.close();
  await rm(cacheDir, { recursive: true, force: true });
});

describe('the styleguide', () => {
  test('shows hover, focus and both colours on the development server, and axe finds nothing', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await browser.openPage(viewport);
      await page.goto(`${address}styleguide`);
      // The development server makes the modules when they are first asked for.
      await page.getByRole('heading', { name: 'Styleguide', level: 1 }).waitFor({ timeout: 60_000 });
      const looks = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      const button = (scheme: string, state: string) => `#Button [data-scheme=${scheme}] ${state} button`;
      await expect
        .poll(async () => await looks(button('light', '[data-show=hover]'), 'background-color'))
        .toBe('rgb(16, 101, 47)');
      expect(await looks(button('light', ':not([data-show]) >'), 'background-color')).toBe('rgb(21, 122, 62)');
      expect(await looks(button('dark', ':not([data-show]) >'), 'background-color')).toBe('rgb(86, 201, 131)');
      expect(await looks(button('light', '[data-show=focus]'), 'outline-style')).toBe('solid');
      await expectAccessible(page, 'the styleguide');
      await expectNoSidewaysScroll(page, 'the styleguide');
    }
  });

  test('is no page of the shop, and no code of it is in the build', async () => {
    const page = await browser.openPage();
    browser.expectFault(/404/);
    const answer = await page.goto('/styleguide');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'This shelf is empty' }).waitFor();
    const files = (await readdir('dist/web/assets')).filter((file) => /\.(js|css)$/.test(file));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect([file, (await readFile(`dist/web/assets/${file}`, 'utf8')).includes('data-scheme')]).toEqual([
        file,
        false,
      ]);
  });
});
