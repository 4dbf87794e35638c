import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { startShop } from '#tests/support/running-shop.ts';
import { chromiumFlags } from '../../../scripts/setup/chromium.mjs';
import type { Camera } from './camera.ts';
import { pageWalk } from './page-walk.ts';
import { sellerWalk } from './seller-walk.ts';
import { shopperWalk } from './shopper-walk.ts';

/**
 * `npm run lab -- walks`: walks through a new shop as a shopper and as the seller, on a phone and on a desktop, and saves
 * pictures of the screens in tests/lab/results/walks. `npm run lab -- walks --language=ar` opens every page of a shop in
 * that language instead. A folder as the last argument saves the pictures elsewhere.
 */

const { values, positionals } = parseArgs({ options: { language: { type: 'string' } }, allowPositionals: true });
const { language } = values;
const folder = positionals[0] ?? `tests/lab/results/walks${language ? `-${language}` : ''}`;
const walks: Record<string, (page: Page, take: Camera) => Promise<void>> = language
  ? { page: pageWalk }
  : { shopper: shopperWalk, seller: sellerWalk };

const screens = {
  phone: { viewport: { width: 390, height: 844 }, shownWidth: 390 },
  desktop: { viewport: { width: 1280, height: 900 }, shownWidth: 960 },
};

async function walk(browser: Browser, url: string, screen: keyof typeof screens) {
  const { viewport, shownWidth } = screens[screen];
  for (const [who, steps] of Object.entries(walks)) {
    const context = await browser.newContext({
      viewport,
      baseURL: url,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const untilQuiet = watchRequests(page);
    let taken = 0;
    await steps(page, async (name) => {
      taken += 1;
      await untilQuiet();
      // Wait for every picture that is on the screen.
      await page.waitForFunction(() =>
        [...document.images].every((image) => {
          const { top, left, right } = image.getBoundingClientRect();
          return image.complete || top > innerHeight || left >= innerWidth || right <= 0;
        }),
      );
      const number = String(taken).padStart(2, '0');
      const file = join(folder, `${who}-${screen}-${number}-${name}.webp`);
      await sharp(await page.screenshot())
        .resize({ width: shownWidth })
        .webp({ quality: 58, effort: 6 })
        .toFile(file);
    });
    await context.close();
  }
}

/** Returns a function that waits until the page has asked for nothing for half a second, also after moves inside the app. */
function watchRequests(page: Page): () => Promise<void> {
  let running = 0;
  let changedAtMs = 0;
  const count = (change: number) => {
    running += change;
    changedAtMs = Date.now();
  };
  page.on('request', () => count(1));
  page.on('requestfinished', () => count(-1));
  page.on('requestfailed', () => count(-1));
  return async () => {
    do await pause(100);
    while (running > 0 || Date.now() - changedAtMs < 500);
  };
}

await mkdir(folder, { recursive: true });
for (const old of await readdir(folder)) if (old.endsWith('.webp')) await rm(join(folder, old));
const shop = await startShop(language ? { LANGUAGE: language } : {});
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: chromiumFlags,
});
try {
  for (const screen of ['phone', 'desktop'] as const) await walk(browser, shop.url, screen);
} finally {
  await browser.close();
  await shop.close();
}
const files = await readdir(folder);
const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
const total = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${files.length} pictures in ${folder}, ${Math.round(total / 1000)} kB`);
