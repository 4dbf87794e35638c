/** The pause before an interaction, and how long after it tasks are counted, in milliseconds. */
const restMs = { before: 800, after: 1500 };

/**
 * A page on a phone with a slow processor, which records the longest task of each interaction.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, slower: number }} phone
 */
export async function openSlowPhone(browser, { url, slower }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) globalThis.longTasks.push({ startTime, duration });
    }).observe({ type: 'longtask' });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });

  /** @type {Record<string, number>} */
  const found = {};
  /** Does one interaction and records the longest task from its start until `after` milliseconds have passed. */
  const measure = async (name, act, { before, after } = restMs) => {
    await page.waitForTimeout(before);
    const start = await page.evaluate(() => performance.now());
    await act();
    await page.waitForTimeout(after);
    const tasks = await page.evaluate(
      (from) => globalThis.longTasks.filter(({ startTime }) => startTime >= from),
      start,
    );
    found[name] = Math.max(0, ...tasks.map(({ duration }) => duration));
  };
  /** Taps. Finds the control before the measurement starts, because the search is work for the page too. */
  const press = async (name, control, rest) => {
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await control.boundingBox();
    await measure(name, () => page.touchscreen.tap(x + width / 2, y + height / 2), rest);
  };
  return {
    page,
    measure,
    press,
    /** The longest task of each interaction in milliseconds; 0 without a long task. */ found,
  };
}
