import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { run } from '../support/shop-day.ts';

const browser = browserForTests();

test('the seller states and checks food facts, and a shopper reads them', async () => {
  const seller = await browser.openPage();
  await openSellerArea(seller);
  // A product of its own: other files of this shop state facts of the demonstration goods.
  const { addProduct } = await run(
    seller,
    'mutation ($input: AddProductInput!) { addProduct(input: $input) { success product { id } } }',
    { input: { name: `Yoghurt ${randomUUID()}`, category: 'dairy', price: 2, offerPrice: 2 } },
  );
  const address = `/products/dairy/${addProduct.product.id}`;
  const shopper = await browser.openPage();
  await shopper.goto(address);
  await shopper.getByRole('button', { name: 'Buy now' }).waitFor();
  // Nothing shows for a product without facts.
  expect(await shopper.getByRole('heading', { name: 'Food facts' }).count()).toBe(0);

  await seller.goto(`/seller/products/${address.split('/').at(-1)}`);
  const form = seller.getByRole('region', { name: 'Food facts' });
  await form.getByText('Nothing is stated yet.').waitFor();
  await form.getByLabel('Legal name').fill('Yoghurt with hazelnuts');
  await form.getByLabel('Ingredients').fill('Whole _milk_, _hazelnuts_ 5%, sugar');
  // The ingredients name them, and nothing is ticked by itself.
  const contains = form.getByRole('group', { name: 'Contains', exact: true });
  await contains.getByRole('button', { name: 'Tick Nuts' }).waitFor();
  expect(await contains.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await form.getByText('Marked in the ingredients, but no allergen is ticked for: milk, hazelnuts.').waitFor();
  await contains.getByRole('button', { name: 'Tick Milk' }).click();
  await contains.getByRole('button', { name: 'Tick Nuts' }).click();
  await expect.poll(() => contains.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await form.getByRole('group', { name: 'May contain traces of' }).getByRole('checkbox', { name: 'Soya' }).check();
  const nutrients = { 'Energy in kJ': 372, 'Energy in kcal': 372, 'Fat in g': 5.5, 'of which saturates in g': 2 };
  const others = { 'Carbohydrate in g': 5, 'of which sugars in g': 4.5, 'Protein in g': 4.1, 'Salt in g': 0.1 };
  for (const [label, value] of Object.entries({ ...nutrients, ...others })) {
    await form.getByLabel(label, { exact: true }).fill(String(value));
  }
  await form.getByLabel('Origins').fill('DE');
  await form.getByLabel(/^I have checked these facts/).check();
  await form.getByRole('button', { name: 'Save food facts' }).click();
  // 372 kcal are not 372 kJ.
  await form
    .getByText(/do not fit together/)
    .first()
    .waitFor();
  await form.getByLabel('Energy in kcal', { exact: true }).fill('89');
  await form.getByLabel(/^I have checked these facts/).check();
  await form.getByRole('button', { name: 'Save food facts' }).click();
  await form.getByText(/^Confirmed on/).waitFor();

  const facts = shopper.getByRole('region', { name: 'Food facts' });
  await expect
    .poll(async () => {
      await shopper.goto(address);
      return (await facts.allInnerTexts()).join('');
    })
    .toContain('Contains: Milk, Nuts.');
  await facts.getByText('May contain traces of: Soya.').waitFor();
  expect(await facts.getByRole('strong').allInnerTexts()).toEqual(['milk', 'hazelnuts']);
  await facts.getByRole('row', { name: 'Legal name Yoghurt with hazelnuts' }).waitFor();
  await facts.getByRole('row', { name: 'Origin Germany' }).waitFor();
  const table = facts.getByRole('table', { name: 'Nutrition' });
  await table.getByRole('columnheader', { name: 'Per 100 g' }).waitFor();
  await table.getByRole('row', { name: 'Energy 372 kJ / 89 kcal' }).waitFor();
  const head = await shopper.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(head ?? '{}')).toMatchObject({
    nutrition: { '@type': 'NutritionInformation', calories: '89 kcal' },
  });

  // A change makes the facts unchecked, and shoppers read that.
  await form.getByLabel('Legal name').fill('Yoghurt');
  expect(await form.getByLabel(/^I have checked these facts/).isChecked()).toBe(false);
  await form.getByRole('button', { name: 'Save food facts' }).click();
  await form.getByText('Nobody has confirmed these facts since they last changed.').waitFor();
  await expect
    .poll(async () => {
      await shopper.goto(address);
      return facts.innerText();
    })
    .toContain('The shop has not confirmed this list yet');
});
