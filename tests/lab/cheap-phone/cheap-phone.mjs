import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { chromium } from 'playwright-core';
import { chromiumFlags } from '../../../scripts/setup/chromium.mjs';
import { openThrowawayShop } from '../throwaway-shop.mjs';

/**
 * `npm run lab -- cheap-phone`: the first visit to the list of products on a phone whose processor is six times slower, with 1.6 Mbit/s. Each
 * round presses _Add_ of the first card as soon as the list is painted. `--rounds=3` does fewer.
 */

const rounds = Number(process.argv.find((flag) => flag.startsWith('--rounds='))?.split('=')[1] ?? 7);
const cpuSlowdown = 6;
const network = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, offline: false };
const goals = { pressMs: 100, taskMs: 120 };
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Notes the paints, long tasks and presses of a page, and when the app has started. */
function observe() {
  const seen = { longTasks: [], presses: [], startedAt: null };
  globalThis.seen = seen;
  const on = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  on('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  const isOfPress = ({ name }) => ['pointerdown', 'pointerup', 'click', 'touchstart', 'touchend'].includes(name);
  on(
    'event',
    (entry) => isOfPress(entry) && seen.presses.push({ startTime: entry.startTime, duration: entry.duration }),
    {
      durationThreshold: 16,
    },
  );
  globalThis.addEventListener('app-started', () => (seen.startedAt = performance.now()));
}

async function visit(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto('/products', { waitUntil: 'commit' });
  const card = page.locator('[aria-label=Products] > li:first-child');
  const add = card.getByRole('button', { name: /^Add .+ to cart$/ });
  await add.waitFor();
  // A frame after the card is there, it is painted.
  const paintedAt = await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))),
  );
  const { x, y, width, height } = await add.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  const answered = card.getByRole('button', { name: /^Increase quantity/ });
  await answered.waitFor();
  const answeredAt = await page.evaluate(() => performance.now());
  // What starts after the app, such as the cart of a shopper, belongs to the start.
  await page.waitForTimeout(3000);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  return {
    paintedAt,
    startedAt: seen.startedAt,
    answeredAt,
    pressMs: Math.max(0, ...seen.presses.map(({ duration }) => duration)),
    taskMs: Math.max(0, ...seen.longTasks.map(({ duration }) => duration)),
    tasks: seen.longTasks,
  };
}

const shop = await openThrowawayShop({ RATE_LIMITS: 'off' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags });
try {
  // The gateway compresses a page well for its second request.
  for (let request = 0; request < 3; request += 1) await fetch(`${shop.url}/products`);
  const visits = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await visit(browser, shop.url));
    console.log(JSON.stringify(visits.at(-1)));
  }
  const row = (says, field, goal) => {
    const values = visits.map((each) => each[field]);
    const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
    const verdict = goal === undefined ? '' : median(values) <= goal ? `≤ ${goal}: met` : `≤ ${goal}: **missed**`;
    return `| ${says} | ${Math.round(median(values))} | ${least} to ${most} | ${verdict} |`;
  };
  const text = `# The list of products on a cheap phone

Written by \`npm run lab -- cheap-phone\` on ${new Date().toISOString().slice(0, 10)}: ${rounds} first visits to the list of 24 with a processor ${cpuSlowdown} times slower than this
machine's, 1.6 Mbit/s and 150 ms to the server, 390 wide. Milliseconds; the browser rounds the answer to a press to 8 and reports tasks of 50 and
more. The press comes as soon as the list is painted; until the app has started, it marks the control as busy, and the app repeats it.

| What | Median | Range | Goal |
| --- | --: | --: | --- |
${row('the list is painted', 'paintedAt')}
${row('the app has started', 'startedAt')}
${row('the pressed product is in the cart', 'answeredAt')}
${row('from the press to the next paint', 'pressMs', goals.pressMs)}
${row('the longest task of the start', 'taskMs', goals.taskMs)}
`;
  const file = path.resolve(import.meta.dirname, '../results/cheap-phone.md');
  writeFileSync(file, await format(text, { parser: 'markdown', proseWrap: 'preserve' }));
  console.log(text);
} finally {
  await browser.close();
  await shop.close();
}
