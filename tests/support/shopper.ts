import type { Page } from 'playwright-core';

/** The values that the tests type into the address form. */
export const homeAddress = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  Street: '12 Market Lane',
  City: 'Springfield',
  State: 'Illinois',
  'Zip code': '62701',
  Country: 'United States',
  Phone: '+1 217 555 0134',
};

/** Below this window width in pixels the navigation links are in a menu. */
const menuBelowPx = 1000;

let shoppers = 0;

/** A new shopper with a unique email. */
export function aShopper() {
  shoppers += 1;
  return {
    name: 'Ada Byron',
    email: `ada.${process.pid}.${shoppers}@example.com`,
    password: 'a long shopper password',
  };
}

/** Opens the login dialog from the navigation bar, or on a phone from the menu. */
export async function openLogin(page: Page) {
  // Depends on the window width, because the bar shows no Login until the session is known.
  const hasMenu = (page.viewportSize()?.width ?? 0) < menuBelowPx;
  if (hasMenu) await page.getByRole('button', { name: 'Open menu' }).click();
  const place = hasMenu ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await place.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /Login|Sign Up/ });
  await dialog.waitFor();
  return dialog;
}

/** Signs a new shopper up in the login dialog. */
export async function signUp(page: Page, shopper = aShopper()) {
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Name').fill(shopper.name);
  await dialog.getByLabel('Email').fill(shopper.email);
  await dialog.getByLabel('Password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  return shopper;
}

/** Logs in a registered shopper. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Waits until the cart in the navigation bar has this count. */
export function cartCount(page: Page, count: number) {
  return page.getByRole('link', { name: new RegExp(`^Cart, ${count} items?\\b`) }).waitFor();
}

/** Orders the cart for cash, or opens the payment page. The shopper needs an address. */
export async function order(page: Page, payment: 'COD' | 'Online') {
  await page.getByRole('group', { name: 'Delivery Address' }).getByRole('radio', { checked: true }).waitFor();
  if (payment === 'COD') {
    await page.getByRole('radio', { name: /Cash On Delivery/ }).check();
    await page.getByRole('button', { name: 'Place Order' }).click();
    return;
  }
  await page.getByRole('radio', { name: /Online Payment/ }).check();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL('**/pay/**');
}

/** Adds the first `count` best sellers of the home page to the cart, one each, and returns their names. */
export async function addBestSellers(page: Page, count: number) {
  await page.goto('/');
  // The shelf of own orders may appear above, with the same products.
  const shelf = page.getByRole('region', { name: 'Best Sellers' });
  const buttons = shelf.getByRole('button', { name: /^Add .+ to cart$/ });
  const names = [];
  for (let at = 0; at < count; at += 1) {
    // The first button with Add: the previous one has become a quantity control.
    const button = buttons.first();
    const label = (await button.getAttribute('aria-label')) ?? '';
    const name = label.replace(/^Add (.+) to cart$/, '$1');
    names.push(name);
    await button.click();
    await shelf.getByRole('group', { name: `Quantity of ${name}`, exact: true }).waitFor();
  }
  return names;
}

/** Fills and saves the address form. */
export async function addAddress(page: Page) {
  for (const [label, text] of Object.entries(homeAddress)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save address' }).click();
}

/** The visible toast with this text. */
export function toast(page: Page, text: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
}

/** Keeps toasts open, because axe needs longer than they are shown. */
export async function holdToasts(page: Page) {
  await page.getByRole('region', { name: 'Notifications' }).dispatchEvent('mouseover');
}
