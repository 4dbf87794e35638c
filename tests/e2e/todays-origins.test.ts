import { expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { settled } from '../support/web/settled.ts';

const browser = browserForTests();
const phone = { width: 390, height: 844 };

test('on a phone, one tap for each product states the origins of a delivery, and shoppers read them', async () => {
  const seller = await browser.openPage(phone);
  await openSellerArea(seller);
  // A shop of this test's own size: the category with the fewest products.
  await seller.goto('/seller/shop');
  const chosen = seller.getByRole('group', { name: 'Categories of fruit and vegetables' });
  const turn = async (name: string, isOn: boolean) => {
    await chosen.getByRole('switch', { name, exact: true, checked: !isOn, disabled: false }).click();
    await chosen.getByRole('switch', { name, exact: true, checked: isOn, disabled: false }).waitFor();
  };
  await turn('Organic veggies', false);
  await turn('Fresh Fruits', false);
  await turn('Grains & Cereals', true);

  await seller.goto('/seller/product-list');
  await seller.getByRole('link', { name: 'Today’s origins' }).click();
  const rows = seller.getByRole('list', { name: 'Today’s origins' }).getByRole('listitem');
  await rows.first().getByText('not stated', { exact: true }).first().waitFor();
  const names = await rows.evaluateAll((items) => items.map((item) => item.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(1);
  expect(await seller.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  const rowOf = (name: string) => seller.getByRole('listitem', { name, exact: true });
  const [first = '', second = '', ...others] = names;
  // The first delivery of this country: its name is typed once.
  await rowOf(first).getByRole('button', { name: 'Another country' }).click();
  await rowOf(first).getByRole('combobox', { name: 'Another country' }).fill('Spain');
  await rowOf(first).getByRole('button', { name: 'Set origin' }).click();
  await rowOf(first).getByText('Spain, today').waitFor();
  await rowOf(first).getByRole('button', { name: 'Undo' }).waitFor();
  // Today names the others.
  await seller.goto('/seller/today');
  const notice = seller.getByRole('status').filter({ hasText: 'Today’s origins' });
  await notice.getByText(/(?:has|have) no stated origin/).waitFor();
  await notice.getByRole('link', { name: 'Today’s origins' }).click();

  const button = rowOf(second).getByRole('button', { name: `${second}: Spain` });
  await button.waitFor();
  const size = await button.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  for (const name of [first, second, ...others]) {
    await rowOf(name)
      .getByRole('button', { name: `${name}: Spain` })
      .click();
    await rowOf(name).getByText('Spain, today').waitFor();
    await rowOf(name).getByRole('button', { name: 'Undo' }).waitFor();
  }
  await seller.goto('/seller/today');
  await seller.getByText('Orders today').waitFor();
  await settled(seller);
  expect(await notice.count()).toBe(0);

  const shopper = await browser.openPage(phone);
  for (const name of [first, second]) {
    await shopper.goto('/products/grains');
    await shopper.getByRole('article').filter({ hasText: name }).first().getByRole('link').first().click();
    await shopper.getByRole('row', { name: 'Origin Spain' }).waitFor();
  }

  // Other tests find the shop as it was.
  await seller.goto('/seller/shop');
  await turn('Grains & Cereals', false);
  await turn('Fresh Fruits', true);
  await turn('Organic veggies', true);
});
