/** The pause before an interaction, and how long after it tasks are counted, in milliseconds. */
const restMs = { before: 1000, after: 2000 };

/**
 * Acts as a shopper on a phone with a slow processor and a list of several pages.
 * @param {import('playwright-core').Browser} browser
 * @param {{
 *   url: string,
 *   slower: number,
 *   shopper: { email: string, password: string },
 * }} walk
 * @returns {Promise<Record<string, number>>} the longest task of each step in milliseconds; 0 when there was no long task
 */
export async function walkTheList(browser, { url, slower, shopper }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) globalThis.longTasks.push({ startTime, duration });
    }).observe({ type: 'longtask' });
  });
  await page.goto(`${url}/products`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });

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
  /** Finds the control before the measurement starts, because the search is work for the page too. */
  const press = async (name, control, rest) => {
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await control.boundingBox();
    await measure(name, () => page.touchscreen.tap(x + width / 2, y + height / 2), rest);
  };
  const top = async () => {
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await page.locator('[aria-label=Products] > li:first-child article').waitFor();
    await page.waitForTimeout(500);
  };
  const secondPage = () => page.getByText(/^Page 2 of/).waitFor();
  const goBack = async (name) => {
    await measure(name, () => page.evaluate(() => history.back()));
    await secondPage();
  };

  await press('open the next page', page.getByRole('link', { name: 'Next page' }));
  await secondPage();
  await top();
  await press('add a product', page.getByRole('button', { name: /^Add .+ to cart$/ }).first());
  await press('one more of it', page.getByRole('button', { name: /^Increase quantity/ }).first());
  await press('one less of it', page.getByRole('button', { name: /^Decrease quantity/ }).first());
  // A toast with a button closes after four seconds.
  await press('remove it', page.getByRole('button', { name: /^Remove / }).first(), { before: 1000, after: 1000 });
  await press('undo that', page.getByRole('button', { name: 'Undo' }), { before: 0, after: 2000 });
  await press('open the menu', page.getByRole('button', { name: 'Open menu' }));
  await measure('close the menu', () => page.keyboard.press('Escape'));
  await measure('scroll', () => page.mouse.wheel(0, 6000));
  await top();
  await press('enter the search field', page.getByRole('combobox').first());
  await measure('type a letter, which changes the list', () => page.keyboard.type('p'));
  await measure('clear the search', () => page.keyboard.press('Backspace'));
  await press('open the next page again', page.getByRole('link', { name: 'Next page' }));
  await secondPage();
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  await measure('change the order', () => page.keyboard.press('ArrowDown'));
  await goBack('go back to the list');
  await top();
  await press('open the filters', page.getByRole('button', { name: 'Filters' }));
  await page.getByRole('checkbox', { name: 'Only products on offer' }).check();
  await press('show what is on offer', page.getByRole('button', { name: /^Show \d+ product/ }));
  await goBack('go back from that');
  await press('open a product', page.getByRole('article').nth(2).getByRole('link'));
  await goBack('go back from the product');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await press('open the login', page.getByRole('button', { name: 'Login' }));
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await measure('log in', () => page.keyboard.press('Enter'));
  await page.getByRole('dialog', { name: 'Login' }).waitFor({ state: 'hidden' });
  await context.close();
  return found;
}
