import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { browserForTests, desktop, phoneScreen, useShop } from '../support/browser.ts';
import { freePorts } from '../support/free-ports.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { expectAccessible } from '../support/web/accessibility.ts';
import { addBestSellers, cartCount, homeAddress, logIn } from '../support/shopper.ts';

let shop: RunningShop;
let mailsUrl = '';

/** The mails of a shop to try are on a page of its store. */
const browser = browserForTests(async () => {
  const [port] = await freePorts(1);
  mailsUrl = `http://localhost:${port}`;
  shop = await startShop({ RATE_LIMITS: 'off', BACKEND_PORT: String(port) });
  useShop(shop.url);
});
afterAll(() => shop.close());

/** The link in the newest mail to that email. */
async function mailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const list = await (await fetch(`${mailsUrl}/mails`)).text();
        const [item = ''] = list.split('<li>').filter((each) => each.includes(`to ${email}`));
        const address = /href="([^"]+part=text)"/.exec(item)?.[1];
        if (address === undefined) return null;
        const text = await (await fetch(mailsUrl + address.replaceAll('&amp;', '&'))).text();
        link = /https?:\/\/\S+(\/guest-order#[\w-]{43})/.exec(text)?.[1];
        return link;
      },
      { timeout: 10_000 },
    )
    .toBeTruthy();
  return link ?? '';
}

async function orderAsGuest(page: Page, email: string, payment: 'cash' | 'online') {
  await addBestSellers(page, 1);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Order without an account' }).click();
  await page.getByRole('heading', { name: 'Order without an account', level: 1 }).waitFor();
  for (const [label, text] of Object.entries({
    ...homeAddress,
    Email: email,
    Phone: `+1 217 ${email.length} ${payment.length}`,
  }))
    await page.getByLabel(label, { exact: true }).first().fill(text);
  await expectAccessible(page, 'the form of a guest');
  if (payment === 'online') await page.getByRole('radio', { name: /Online Payment/ }).check();
  await page.getByRole('button', { name: payment === 'cash' ? 'Place Order' : 'Proceed to Checkout' }).click();
}

test('a guest orders in cash, presses the mailed link, and makes an account of the order', async () => {
  const page = await browser.openPage(desktop);
  const email = 'guest.walk@example.com';
  await orderAsGuest(page, email, 'cash');
  await page.waitForURL('**/guest-order');
  await page.getByText(`We have sent a mail to ${email}.`).waitFor();
  await cartCount(page, 0);
  // A reload in the same tab shows the order again.
  await page.reload();
  await page.getByText('Confirmation Pending').waitFor();

  const other = await browser.openPage(desktop);
  await other.goto(await mailedLink(email));
  await other.getByRole('button', { name: 'Confirm the order' }).waitFor();
  await expectAccessible(other, 'the page of a link');
  await other.getByRole('button', { name: 'Confirm the order' }).click();
  await other.getByText('Order Placed', { exact: true }).first().waitFor();
  // The secret is not in the address.
  expect(new URL(other.url()).hash).toBe('');
  await other.getByLabel('Password', { exact: true }).fill('a long guest password');
  await other.getByRole('button', { name: 'Make an account' }).click();
  await other.getByText('The order is in your account.').first().waitFor();
  await logIn(other, { email, password: 'a long guest password' });
  await other.goto('/my-orders');
  await other.getByRole('article', { name: /^Order \d+/ }).waitFor();
});

test('a guest cancels a cash order before the press, and the page says that it has ended', async () => {
  const page = await browser.openPage(phoneScreen);
  await orderAsGuest(page, 'cancelled.guest@example.com', 'cash');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('This order has ended. Nothing is delivered and nothing is to be paid.').waitFor();
  expect(await page.getByText(/Thank you!|Please pay/).count()).toBe(0);
  expect(await page.getByRole('list', { name: 'Progress' }).count()).toBe(0);
  await expectAccessible(page, 'the page of an order that has ended');
});

test('a guest on a phone pays online, comes back to the order, and cancels it', async () => {
  const page = await browser.openPage(phoneScreen);
  await orderAsGuest(page, 'paid.guest@example.com', 'online');
  await page.waitForURL('**/pay/**');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/loader**');
  await page.getByRole('button', { name: 'Continue now' }).click();
  await page.waitForURL('**/guest-order');
  await page.getByText('Paid', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my data' }).click();
  expect((await saved).suggestedFilename()).toBe('my-order.json');
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for ever' }).click();
  await page.getByText('Your data was deleted.').first().waitFor();
});
