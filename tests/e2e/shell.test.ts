import { describe, expect, test } from 'vitest';
import { phoneScreen, browserForTests } from '../support/browser.ts';
import { operationsOf } from '../support/operations.ts';
import { aShopper, cartCount, openLogin, signUp, toast } from '../support/shopper.ts';

const browser = browserForTests();

describe('around every page', () => {
  test('navigation bar, footer and cart count are shown, except on the seller’s pages', async () => {
    const page = await browser.openPage();
    await page.goto('/products');
    const bar = page.getByRole('banner');
    await bar.getByRole('link', { name: 'Greengate, home' }).waitFor();
    expect(await bar.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()).toEqual([
      'Home',
      'Product',
      'Contact',
    ]);
    await bar.getByRole('combobox').waitFor();
    await bar.getByRole('button', { name: 'Login' }).waitFor();
    await cartCount(page, 0);
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await cartCount(page, 1);
    await page.getByRole('contentinfo').waitFor();

    await page.goto('/seller');
    await page.getByRole('heading', { name: 'Seller Login' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });

  test('on a phone the menu links to the pages and the categories', async () => {
    const page = await browser.openPage(phoneScreen);
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Contact' }).waitFor();
    await menu.getByRole('link', { name: 'Dairy Products' }).click();
    await page.waitForURL('**/products/dairy');
    await menu.waitFor({ state: 'hidden' });
  });
});

describe('login dialog', () => {
  test('the login dialog covers the page, switches between login and sign-up, and closes on a click outside', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    const dialog = await openLogin(page);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await dialog.getByLabel('Name').waitFor();
    await dialog.getByRole('button', { name: 'Login here' }).click();
    await dialog.getByLabel('Name').waitFor({ state: 'detached' });

    await dialog.getByLabel('Email').click();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(20, 450);
    await dialog.waitFor({ state: 'hidden' });
  });

  test('the login dialog sends no request while a field is empty or the email is invalid', async () => {
    const page = await browser.openPage();
    const operations = operationsOf(page);
    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    const { name, email, password } = aShopper();
    const fields = { Name: name, Email: email, Password: password };
    const fault = (label: string) =>
      dialog.getByLabel(label, { exact: true }).evaluate((field) => {
        const { valueMissing, typeMismatch } = (field as HTMLInputElement).validity;
        return { valueMissing, typeMismatch };
      });
    for (const left of Object.keys(fields)) {
      for (const [label, text] of Object.entries(fields)) {
        await dialog.getByLabel(label, { exact: true }).fill(label === left ? '' : text);
      }
      await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
      expect(await fault(left)).toEqual({ valueMissing: true, typeMismatch: false });
    }
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Email').fill('nobody');
    await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
    expect(await fault('Email')).toEqual({ valueMissing: false, typeMismatch: true });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(operations.filter((each) => each === 'Login' || each === 'Register')).toEqual(['Register']);
  });

  test('the login dialog shows the store’s message after a refusal', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByLabel('Email').fill('nobody@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await toast(page, 'Email or password is wrong.').waitFor();
  });

  test('the login dialog logs a shopper in, also after a reload, with My Orders and Logout in the profile menu', async () => {
    const page = await browser.openPage();
    await page.goto('/');
    await signUp(page);
    await page.reload();
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'My Orders' }).click();
    await page.waitForURL('**/my-orders');
    await page.getByText('No orders yet').waitFor();
  });
});
