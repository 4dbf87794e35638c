import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scriptOf, stylesOf } from '#tests/support/page-files.ts';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { addAddress, addBestSellers, cartCount, logIn, order, signUp, toast } from '../support/shopper.ts';

const browser = browserForTests();

/** Rests the pointer on the first product until its page is preloaded. */
async function preloadByPointer(page: Page) {
  const styles = stylesOf('features/catalog/ProductPage.tsx');
  const asked = page.waitForRequest((request) => styles.some((style) => request.url().endsWith(style)));
  await page.getByRole('article').first().getByRole('link').first().hover();
  await asked;
}

describe('comfort of shoppers', () => {
  test('the shelf of an empty cart is asked for before the session is known', async () => {
    const page = await browser.openPage();
    const shelf = scriptOf('features/cart/CartShelf.tsx');
    const asked = page.waitForRequest((request) => request.url().endsWith(shelf));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"operationName":"Me"')) await asked;
      await route.continue();
    });
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Best Sellers' }).waitFor();
  });

  test('a shopper sees the cart’s total on a phone at the bottom of every page except the cart', async () => {
    const page = await browser.openPage(phoneScreen);
    await addBestSellers(page, 2);
    const bar = page.getByRole('link', { name: /^2 items \$\d+\.\d\d incl\. tax View cart$/ });
    await bar.waitFor();
    const total = /\$[\d.]+/.exec(await bar.innerText())?.[0];
    await bar.click();
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    const sum = page.getByText('Total Amount').locator('xpath=following-sibling::dd');
    await expect.poll(() => sum.innerText()).toBe(total);
    await expect.poll(() => bar.count()).toBe(0);
  });

  test('a shopper sees the total of a long cart on a phone, and can jump to the order button', async () => {
    const page = await browser.openPage(phoneScreen);
    await addBestSellers(page, 4);
    await page.goto('/cart');
    const bar = page.getByRole('link', { name: /^4 items \$\d+\.\d\d incl\. tax Checkout$/ });
    await bar.click();
    const summary = page.getByRole('heading', { level: 2, name: 'Order summary' });
    await expect.poll(() => summary.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await expect.poll(() => bar.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/cart');
  });

  test('a shopper prints a receipt black on white without navigation and footer', async () => {
    const page = await browser.openPage(phoneScreen, { colorScheme: 'dark' });
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await addBestSellers(page, 1);
    await signUp(page);
    await page.goto('/add-address');
    await addAddress(page);
    await order(page, 'COD');
    await page.getByRole('button', { name: 'Print receipt' }).click();
    // The element is not found by its role, because a hidden element has none.
    const receipt = page.getByLabel(/^Receipt of order /);
    await receipt.waitFor({ state: 'attached' });
    expect(await receipt.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await receipt.getByText('Total Amount').waitFor();
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('main').isVisible()).toBe(false);
    const colours = await receipt.evaluate((paper) => [
      getComputedStyle(paper).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  test('a shopper undoes a removal by the toast of a card, and in the cart by the row of the removed product', async () => {
    const page = await browser.openPage();
    const [first = ''] = await addBestSellers(page, 2);
    await page.getByRole('button', { name: `Remove ${first}` }).click();
    await toast(page, `${first} removed`).waitFor();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
    await cartCount(page, 2);
    await page.goto('/cart');
    await page.getByRole('button', { name: `Remove ${first}` }).click();
    await page.getByRole('button', { name: `Undo: put ${first} back` }).click();
    await cartCount(page, 2);
  });

  test('a shopper finds a product by suggestions with the keyboard alone', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search products' }).focus();
    await page.keyboard.type('milk');
    await page.getByRole('option', { name: /Fresh Whole Milk/ }).waitFor();
    await page.getByRole('combobox', { name: 'Search products', expanded: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Milk/ }).waitFor();
  });

  test('a shopper chooses dark colours, and the next visit has them before the app starts', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    const ground = (colour: string) =>
      page.waitForFunction((wanted) => getComputedStyle(document.body).backgroundColor === wanted, colour);
    await ground('rgb(251, 250, 245)');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await ground('rgb(14, 20, 17)');
    // Without the app, only the script in the page can have set the theme.
    await page.route('**/assets/*.js', (route) => route.abort());
    browser.expectFault(/ERR_FAILED|Failed to load/);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await ground('rgb(14, 20, 17)');
  });

  test('a shopper sees the same cart in two tabs', async () => {
    const one = await browser.openPage();
    const [first = ''] = await addBestSellers(one, 1);
    const other = await one.context().newPage();
    await other.goto('/cart');
    await other.getByRole('combobox', { name: `Quantity of ${first}` }).selectOption('4');
    await cartCount(one, 4);
    await one.getByRole('button', { name: `Increase quantity of ${first}` }).click();
    await cartCount(other, 5);
    await expect.poll(() => other.getByRole('combobox', { name: `Quantity of ${first}` }).inputValue()).toBe('5');
  });

  test('a shopper shops on two devices at once, and the cart has the products of both', async () => {
    const laptop = await browser.openPage();
    await laptop.goto('/');
    const shopper = await signUp(laptop);
    await laptop.getByRole('button', { name: /^Profile of/ }).waitFor();
    const phone = await browser.openPage();
    await phone.goto('/');
    await logIn(phone, shopper);
    await phone.getByRole('button', { name: /^Profile of/ }).waitFor();

    const taken = (page: typeof phone) =>
      page.waitForResponse((response) => (response.request().postData() ?? '').includes('"UpdateCart"'));
    const adds = (page: typeof phone) => page.getByRole('button', { name: /^Add .+ to cart$/ });
    const first = taken(laptop);
    await adds(laptop).first().click();
    await (await first).finished();
    // This device does not know the change.
    await adds(phone).nth(1).click();
    await cartCount(phone, 2);
    await laptop.reload();
    await cartCount(laptop, 2);
  });

  test('a shopper gets an unsent cart merged with the later changes of another device', async () => {
    const laptop = await browser.openPage();
    await laptop.goto('/');
    const shopper = await signUp(laptop);
    await laptop.getByRole('button', { name: /^Profile of/ }).waitFor();
    await laptop.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes('"UpdateCart"')) await route.abort();
      else await route.continue();
    });
    browser.expectFault(/ERR_FAILED/);
    const adds = (page: typeof laptop) => page.getByRole('button', { name: /^Add .+ to cart$/ });
    const failed = laptop.waitForEvent('requestfailed');
    await adds(laptop).first().click();
    await failed;
    await cartCount(laptop, 1);
    await laptop.goto('about:blank');

    const taken = (page: typeof laptop) =>
      page.waitForResponse((response) => (response.request().postData() ?? '').includes('"UpdateCart"'));
    const phone = await browser.openPage();
    await phone.goto('/');
    await logIn(phone, shopper);
    await phone.getByRole('button', { name: /^Profile of/ }).waitFor();
    await cartCount(phone, 0);
    const phones = taken(phone);
    await adds(phone).nth(1).click();
    await (await phones).finished();

    await laptop.unroute('**/graphql');
    const laptops = taken(laptop);
    await laptop.goto('/');
    await cartCount(laptop, 2);
    await (await laptops).finished();
    await phone.reload();
    await cartCount(phone, 2);
  });

  test('a shopper can change the cart offline', async () => {
    const page = await browser.openPage();
    await addBestSellers(page, 1);
    // All requests have finished.
    await page.getByRole('link', { name: /^Cart, 1 item, \$/ }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline. Prices may be out of date').waitFor();
    await page
      .getByRole('button', { name: /^Increase quantity of/ })
      .first()
      .click();
    await cartCount(page, 2);
    await page.context().setOffline(false);
    await page.getByText('You are offline. Prices may be out of date').waitFor({ state: 'hidden' });
  });

  test('a shopper gets a product’s code and data preloaded when the pointer is over its link', async () => {
    const page = await browser.openPage();
    await page.goto('/products');
    await page.getByRole('article').first().waitFor();
    await preloadByPointer(page);
  });

  test('a shopper sees a card’s picture move into the product page and back', async () => {
    const page = await browser.openPage(undefined, { reducedMotion: 'no-preference' });
    // The test reads the moving elements when the transition is ready, because it ends soon after.
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(
          () => {
            for (const { effect } of document.getAnimations())
              if (effect instanceof KeyframeEffect && effect.pseudoElement) moved.push(effect.pseudoElement);
          },
          () => undefined,
        );
        return transition;
      };
    });
    await page.goto('/products');
    const link = page.getByRole('article').first().getByRole('link').first();
    const fetched = page.waitForResponse((response) =>
      (response.request().postData() ?? '').includes('"ProductDetail"'),
    );
    await link.hover();
    await (await fetched).finished();
    // The app has the data when it is idle again.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await link.click();
    await page.getByRole('button', { name: 'Add to Cart' }).waitFor();
    const moves = () =>
      page.evaluate(() =>
        (Reflect.get(window, 'moved') as string[]).filter(
          (name) => name === '::view-transition-group(product-picture)',
        ),
      );
    await expect.poll(moves).toHaveLength(1);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.goBack();
    await expect.poll(moves).toHaveLength(2);
    await page.getByRole('article').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/products');
  });

  test('a shopper sees the picture of an added product move into the cart, and the sum count up', async () => {
    const page = await browser.openPage(undefined, { reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          for (const node of addedNodes)
            if (node instanceof HTMLImageElement && target === document.body) seen.push('picture');
          if (target instanceof CharacterData && target.parentElement?.closest('header a[href="/cart"]'))
            seen.push(target.data);
        }
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    const seen = (pattern: RegExp) =>
      page.evaluate(
        (source) => (Reflect.get(window, 'seen') as string[]).filter((text) => new RegExp(source).test(text)),
        pattern.source,
      );
    await page.goto('/products');
    await page.getByRole('article').first().waitFor();
    // The part that preloads pages starts together with the one that moves pictures.
    await preloadByPointer(page);
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await page.getByRole('link', { name: /^Cart, 1 item, \$/ }).waitFor();
    await page
      .getByRole('button', { name: /^Increase quantity of/ })
      .first()
      .click();
    await page.getByRole('link', { name: /^Cart, 2 items, \$/ }).waitFor();
    await expect.poll(async () => (await seen(/^\$/)).length).toBeGreaterThan(2);
    expect((await seen(/^picture$/)).length).toBeGreaterThan(0);
    await expect.poll(() => page.locator('body > img').count()).toBe(0);
  });
});
