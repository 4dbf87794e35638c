import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openShop, shopUrl } from '../support/browser.ts';
import { findFirefox, findWebKit, firefoxIsMissing, webKitIsMissing } from '../../scripts/setup/other-browsers.mjs';
import { openFirefox } from '../support/web/other-browsers/firefox.ts';
import { personAt } from '../support/web/other-browsers/person.ts';
import { openWebKit } from '../support/web/other-browsers/webkit.ts';
import { sellerLogin } from '../support/running-shop.ts';
import { homeAddress, aShopper } from '../support/shopper.ts';

/** Each engine, and the reason when this machine lacks it. */
const firefox = findFirefox();
const webKit = findWebKit();
const engines = [
  { name: 'Firefox', open: firefox && (() => openFirefox(firefox)), isMissing: firefoxIsMissing },
  { name: 'WebKit', open: webKit && (() => openWebKit(webKit)), isMissing: webKitIsMissing },
];

beforeAll(openShop);

const enter = '\uE007';
const centsIn = (text: string) => Math.round(Number(/\$([\d.]+)/.exec(text)?.[1]) * 100);

/** Runs in the page: the size of the first drawing of stars, in whole pixels. */
function starSize() {
  const { width, height } = document.querySelector('main svg[viewBox="0 0 128 24"]')!.getBoundingClientRect();
  return { width: Math.round(width), height: Math.round(height) };
}

describe.each(engines)('in $name', ({ open, isMissing }) => {
  test('a shopper searches, fills a cart, signs up, orders for cash and sees the order, and the seller sees it too', async (context) => {
    if (!open) return context.skip(isMissing);
    // Each attempt opens a new browser, because in a used one the shopper is logged in already.
    const engine = await open();
    onTestFinished(engine.close);
    const { open: visit, see, press, type, fill } = personAt(engine, shopUrl());
    const shopper = aShopper();

    await visit('/');
    await see('heading', '^Best Sellers$');
    // It appears once the app has started and has checked the session.
    await see('button', '^Login$');
    await press('combobox', '.*');
    await type(`milk${enter}`);
    await see('heading', '^Results for “milk”$');

    await press('button', '^Add .+ to cart$');
    await see('link', '^Cart, 1 item\\b');
    await press('link', '^Cart, ');
    await see('heading', '^Your cart$');
    const { value: quantity } = await see('combobox', '^Quantity of ');
    expect(quantity).toBe('1');
    const summary = (await see('region', '^Order summary$')).text;
    const price = centsIn(/Price[^$]*(\$[\d.]+)/.exec(summary)?.[1] ?? '');
    const total = /Total Amount[^$]*(\$[\d.]+)/.exec(summary)?.[1] ?? '';
    expect(centsIn(total)).toBe(price + Math.floor(price / 50));

    await press('button', '^Login$');
    await press('button', '^Create an account$');
    await fill('Name', shopper.name);
    await fill('Email', shopper.email);
    await fill('Password', shopper.password);
    await press('button', '^Create Account$');
    await see('button', '^Profile of ');
    await see('link', '^Cart, 1 item\\b');

    await press('link', '^Add address$');
    await see('button', '^Save address$');
    for (const [label, text] of Object.entries(homeAddress)) await fill(label, text);
    await press('button', '^Save address$');
    await see('heading', '^Your cart$');
    await press('radio', 'Cash On Delivery');
    await press('button', '^Place Order$');
    await see('heading', '^My orders$');
    const order = await see('article', '^Order ');
    expect(order.text).toContain(total);
    expect(order.text).toContain('Pending');
    await see('link', '^Cart, 0 items\\b');

    await visit('/seller');
    await fill('Email', sellerLogin.email);
    await fill('Password', sellerLogin.password);
    await press('button', '^Login$');
    // The shop has an order, so the login leads to Today.
    await see('heading', '^Today$');
    await press('link', '^Orders$');
    await see('article', shopper.name, ({ text }) => text.includes(total));

    expect(engine.faults() ?? []).toEqual([]);
  });

  test('the five stars of a product are about five times as wide as high, on a card and on its page', async (context) => {
    if (!open) return context.skip(isMissing);
    const engine = await open();
    onTestFinished(engine.close);
    const { open: visit, see } = personAt(engine, shopUrl());
    await visit('/products');
    await see('article', '.*');
    expect(await engine.run(starSize.toString(), [])).toEqual({ width: 75, height: 14 });
    await visit(String(await engine.run("() => new URL(document.querySelector('article a').href).pathname", [])));
    await see('button', '^Buy now$');
    expect(await engine.run(starSize.toString(), [])).toEqual({ width: 96, height: 18 });
  });
});
