import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ensureBuilds } from './setup/builds.mjs';
import { chromiumFlags, ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { findFreePort } from './setup/free-port.mjs';
import { openThrowawayShop } from './setup/throwaway-shop.mjs';

/**
 * `npm run interactions`: on a phone with a processor four times slower, and 500 products listed on one page, the longest
 * piece of work that each thing a shopper does there holds the page up for. Every one is done three times; the
 * median counts. Fails when one is above the limit.
 */

const PRODUCTS = 500;
const SLOWER = 4;
const MOST_MS = 100;
const ROUNDS = 3;
const SELLER = { email: 'seller@greengate.example', password: 'a long seller password' };

requireNode();
ensureDependencies();
await ensureBuilds();
const executablePath = ensureChromium();
const backendPort = String(await findFreePort());
const shop = await openThrowawayShop({
  BACKEND_PORT: backendPort,
  RATE_LIMITS: 'off',
  SELLER_EMAIL: SELLER.email,
  SELLER_PASSWORD: SELLER.password,
});
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  await fillShelves(`http://127.0.0.1:${backendPort}`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound());
  process.exitCode = report(rounds) > 0 ? 1 : 0;
} finally {
  await browser.close();
  await shop.close();
}

/** Adds products, by the seller's own call, until the shop lists enough. */
async function fillShelves(store) {
  const login = await fetch(`${store}/api/seller/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(SELLER),
  });
  const cookie = login.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const { products } = await (await fetch(`${store}/api/product/list`)).json();
  const picture = new Blob([await plainPicture()], { type: 'image/png' });
  const shelves = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];
  const listed = products.filter(({ inStock }) => inStock).length;
  for (let at = listed; at < PRODUCTS; at += 1) {
    const form = new FormData();
    const product = {
      name: `Product number ${at}`,
      description: ['One of many.'],
      category: shelves[at % shelves.length],
      price: 2 + (at % 50) / 10,
      offerPrice: 2 + (at % 30) / 20,
    };
    product.offerPrice = Math.min(product.price, product.offerPrice);
    form.set('productData', JSON.stringify(product));
    form.append('images', picture, 'picture.png');
    const answer = await fetch(`${store}/api/product/add`, {
      method: 'POST',
      headers: { cookie: cookie.join('; ') },
      body: form,
    });
    const { success, message } = await answer.json();
    if (!success) throw new Error(`A product was not added: ${message}`);
  }
}

function plainPicture() {
  return sharp({ create: { width: 160, height: 160, channels: 3, background: '#2c9a55' } })
    .png()
    .toBuffer();
}

async function measureRound() {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) globalThis.longTasks.push({ startTime, duration });
    }).observe({ type: 'longtask' });
  });
  await page.goto(`${shop.url}/products`);
  const more = page.getByRole('button', { name: 'Load more' });
  const cards = page.getByRole('article');
  const listed = async () => await cards.count();
  while ((await listed()) < PRODUCTS - 24) {
    const before = await listed();
    await more.click();
    await page.waitForFunction((count) => document.querySelectorAll('article').length > count, before);
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

  const found = {};
  /** Does a thing and notes the longest task from there until the page has been quiet for a while. */
  const measure = async (name, act) => {
    await page.waitForTimeout(1000);
    const start = await page.evaluate(() => performance.now());
    await act();
    await page.waitForTimeout(2000);
    const tasks = await page.evaluate(
      (from) => globalThis.longTasks.filter(({ startTime }) => startTime >= from),
      start,
    );
    found[name] = Math.max(0, ...tasks.map(({ duration }) => duration));
  };
  /** Looks a control up before the clock runs: looking through so many is work for the page as well. */
  const press = async (name, control) => {
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await control.boundingBox();
    await measure(name, () => page.touchscreen.tap(x + width / 2, y + height / 2));
  };
  await press('load the last products', more);
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await press('add a product', page.getByRole('button', { name: /^Add .+ to cart$/ }).first());
  await press('one more of it', page.getByRole('button', { name: /^Increase quantity/ }).first());
  await press('open the menu', page.getByRole('button', { name: 'Open menu' }));
  await measure('close the menu', () => page.keyboard.press('Escape'));
  await measure('scroll', () => page.mouse.wheel(0, 6000));
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  await press('enter the search field', page.getByRole('combobox').first());
  await measure('type a letter, which changes the list', () => page.keyboard.type('p'));
  await context.close();
  return found;
}

function report(rounds) {
  console.log(`\n| What is done, with ${PRODUCTS} products listed | Longest task ms |\n| --- | --- |`);
  const names = Object.keys(rounds[0]);
  const medians = names.map((name) => rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]);
  // The browser notes tasks from 50 ms on.
  names.forEach((name, at) => console.log(`| ${name} | ${medians[at] < 50 ? 'below 50' : Math.round(medians[at])} |`));
  const above = medians.filter((median) => median > MOST_MS).length;
  console.log(above === 0 ? `\nNo task is longer than ${MOST_MS} ms.` : `\n${above} are longer than ${MOST_MS} ms.`);
  return above;
}
