import { expect, onTestFinished, test } from 'vitest';
import { pageTable } from '#web/app/pages-plugin.ts';
import { browserForTests, desktop } from '../support/browser.ts';
import { overflowOf } from '../support/languages/untranslated.ts';
import { sellerLogin, startShop } from '../support/running-shop.ts';

const browser = browserForTests();

// A page that hydrates other words than the server has rendered logs an error, which fails the test.
test.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
])(
  'no page of a shop in the language %s is wider than a small phone, or a screen with a zoom of 200 %%',
  async (language, direction) => {
    const shop = await startShop({ LANGUAGE: language, CURRENCY: 'EUR' });
    onTestFinished(async () => void (await shop.close()));

    const page = await browser.openPage(desktop, { baseURL: shop.url });
    await page.goto('/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe(direction);
    browser.expectFault(/status of 404/);
    await page.request.post('/graphql', {
      data: {
        query: 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }',
        variables: { input: sellerLogin },
      },
    });
    const { data } = await (
      await page.request.post('/graphql', { data: { query: '{ products(first: 1) { nodes { id } } }' } })
    ).json();
    for (const { path } of pageTable.pages) {
      const filled = path
        .replace(':category', 'dairy')
        .replace(':slug', 'imprint')
        .replace(':id', data.products.nodes[0].id);
      await page.goto(filled.replace(/\/?\*$/, '/nothing'));
      await page.locator('html[data-started]').waitFor();
      await page.waitForLoadState('networkidle');
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} pixels`;
        expect({ [where]: await overflowOf(page) }).toEqual({ [where]: [] });
      }
    }
  },
  240_000,
);
