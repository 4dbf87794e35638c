import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../scripts/setup/free-port.mjs';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { startMailServer } from '../support/mail-server.ts';
import { makePicture } from '../support/pictures.ts';
import { sellerLogin, startShop, type RunningShop } from '../support/running-shop.ts';

const browser = browserForTests();
const mailServer = await startMailServer();
let shop: RunningShop;

beforeAll(async () => {
  const port = String(await findFreePort());
  shop = await startShop({
    LANGUAGE: 'de',
    CURRENCY: 'EUR',
    DEMO_PRODUCTS: 'off',
    PLACEHOLDER_RATING: 'false',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'laden@shop.example',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
  });
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

/** Sends a mutation with the cookies of the page. Rejects a refusal. */
async function change(page: Page, name: string, type: string, input: object, selection = '') {
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { success message ${selection} } }`;
  const response = await page.request.post('/graphql', { data: { query, variables: { input } } });
  const { data } = (await response.json()) as { data: Record<string, { success: boolean; product?: { id: string } }> };
  if (data[name]?.success !== true) throw new Error(JSON.stringify(data));
  return data[name];
}

const contact = { email: 'laden@shop.example', phone: '+49 221 12345', address: 'Marktgasse 12\n50667 Köln' };
const pages = {
  imprint: 'Hofladen Köln, Inhaberin Ada Byron, Marktgasse 12, 50667 Köln, laden@shop.example, USt-IdNr. DE123456789',
  terms: 'Unsere allgemeinen Geschäftsbedingungen.',
  privacy: 'Unser Datenschutz.',
  returns: 'Sie können binnen 14 Tagen widerrufen.',
  delivery: 'Wir liefern in Köln.',
  payment: 'Barzahlung oder online.',
  accessibility: 'Dieser Shop ist mit der Tastatur bedienbar.',
};
const nutrition = {
  basis: 'ML',
  energyKj: 268,
  energyKcal: 64,
  fat: 3.5,
  saturates: 2.4,
  carbohydrate: 4.8,
  sugars: 4.8,
  protein: 3.3,
  salt: 0.13,
};

/** Adds a product with checked food facts, at a price. */
async function addGoods(seller: Page, goods: object, facts: object) {
  const { product } = await change(seller, 'addProduct', 'AddProductInput', goods, 'product { id }');
  const productId = product?.id ?? '';
  await change(seller, 'updateProductFood', 'UpdateProductFoodInput', { productId, facts, isChecked: true });
  return productId;
}

const line = (page: Page, part: string, title: string) =>
  page
    .getByRole('region', { name: part, exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('a German shop opens: the list says what is missing, and shoppers find each thing that it names', async () => {
  const seller = await browser.openPage(desktop, { baseURL: shop.url });
  await seller.goto('/seller/ready-to-open');
  await seller.getByLabel('E-Mail').fill(sellerLogin.email);
  await seller.getByLabel('Passwort', { exact: true }).fill(sellerLogin.password);
  await seller.getByRole('button', { name: 'Anmelden' }).click();
  await seller.getByRole('combobox', { name: 'Land, dessen Recht für den Shop gilt' }).selectOption('Deutschland');
  await seller.getByRole('button', { name: 'Land speichern' }).click();
  for (const title of [
    'Anschrift, E-Mail-Adresse und Telefon des Shops',
    'Impressum',
    'AGB zum Lesen und Aufbewahren',
    'Datenschutzerklärung',
    'Widerrufsbelehrung',
    'Hinweis auf die gesetzliche Gewährleistung',
    'Lieferbeschränkungen und Zahlungsarten',
    'Preise mit Steuern',
    'Erklärung zur Barrierefreiheit',
  ]) {
    await line(seller, 'Fehlt', title).waitFor();
  }
  await line(seller, 'Nicht nötig', 'Lebensmittelangaben vor dem Kauf').waitFor();
  await seller.getByText('Diese Liste ist keine Rechtsberatung.').waitFor();

  await change(seller, 'updateStore', 'UpdateStoreInput', {
    contact,
    pages: Object.entries(pages).map(([slug, text]) => ({ slug, text })),
    tax: { mode: 'RATES', number: 'DE123456789', classes: [{ code: 'A', name: 'ermäßigt', rate: 7 }] },
  });
  const milk = await addGoods(
    seller,
    { name: 'Vollmilch', category: 'dairy', price: 1.5, offerPrice: 1.5, weight: '500 ml' },
    {
      legalName: 'Pasteurisierte Vollmilch',
      brand: 'Hofmilch',
      ingredients: '_Milch_',
      allergens: ['MILK'],
      mayContain: [],
      nutrition,
      origins: ['DE'],
      maker: { name: 'Molkerei Rhein', address: 'Rheinweg 1, 50667 Köln' },
    },
  );
  // The price falls, so that there is a lowest price before the reduction.
  await change(seller, 'updateProduct', 'UpdateProductInput', { id: milk, offerPrice: 1.2 });
  const wine = await addGoods(
    seller,
    { name: 'Riesling', category: 'drinks', price: 8, offerPrice: 8, weight: '750 ml', minimumAge: 18 },
    { allergens: ['SULPHITES'], mayContain: [], alcohol: 12.5, origins: ['DE'] },
  );

  await seller.reload();
  await line(seller, 'Fehlt', 'Hinweis auf die gesetzliche Gewährleistung')
    .getByLabel('Bild des Hinweises auf die gesetzliche Gewährleistung')
    .setInputFiles({ name: 'notice.png', mimeType: 'image/png', buffer: await makePicture('png', 600, 800) });
  await seller.getByText('Fehlt: 0, selbst zu prüfen: 6, erledigt: 19, nicht nötig: 0.').waitFor();

  // What everybody finds on each page.
  const shopper = await browser.openPage(phoneScreen, { baseURL: shop.url });
  await shopper.goto('/');
  const footer = shopper.getByRole('contentinfo');
  await footer.getByText(contact.phone).waitFor();
  await footer.getByText('Marktgasse 12').waitFor();
  for (const [name, slug] of [
    ['Impressum', 'imprint'],
    ['AGB', 'terms'],
    ['Datenschutz', 'privacy'],
    ['Barrierefreiheit', 'accessibility'],
    ['Gesetzliche Gewährleistung', 'legal-guarantee'],
  ] as const) {
    expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(`/pages/${slug}`);
  }
  expect(await footer.getByRole('link', { name: 'Vertrag widerrufen', exact: true }).getAttribute('href')).toBe(
    '/withdraw',
  );
  for (const [slug, text] of Object.entries(pages)) {
    await shopper.goto(`/pages/${slug}`);
    await shopper.getByRole('main').getByText(text).waitFor();
  }
  await shopper.goto('/pages/legal-guarantee');
  await shopper.getByRole('main').getByText('gesetzliche Gewährleistung von mindestens 2 Jahren').waitFor();
  await shopper.getByRole('main').getByRole('img').waitFor();

  // What stands at the goods.
  await shopper.goto(`/products/dairy/${milk}`);
  const main = shopper.getByRole('main');
  await main.getByText('Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: 1,50 €').first().waitFor();
  await main.getByText('500 ml · 2,40 € / l').first().waitFor();
  await main.getByRole('heading', { name: 'Allergene' }).waitFor();
  await main.getByText('Enthält: Milch.').waitFor();
  const about = main.getByRole('table', { name: 'Über dieses Lebensmittel' });
  for (const [name, value] of [
    ['Bezeichnung', 'Pasteurisierte Vollmilch'],
    ['Marke', 'Hofmilch'],
    ['Herkunft', 'Deutschland'],
    ['Hersteller', 'Molkerei Rhein, Rheinweg 1, 50667 Köln'],
  ]) {
    await about.getByRole('row', { name: `${name} ${value}` }).waitFor();
  }
  await main
    .getByRole('table', { name: 'Nährwerte' })
    .getByRole('row', { name: 'Brennwert 268 kJ / 64 kcal' })
    .waitFor();
  expect(await main.getByRole('img', { name: '4 von 5 Sternen' }).count()).toBe(0);

  // What the newsletter asks.
  await shopper.goto('/');
  await shopper.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ada@example.com');
  await shopper.getByRole('button', { name: 'Abonnieren' }).click();
  const letter = () =>
    mailServer.received.find(({ to, text }) => to[0] === 'ada@example.com' && text.includes('/confirm'));
  await expect.poll(letter, { timeout: 15_000 }).toBeDefined();
  await seller.reload();
  await seller.getByText('Die Liste enthält nur bestätigte; nicht bestätigt: 1.').waitFor();

  // What stands above the button that orders.
  await shopper.evaluate(
    (entry) => localStorage.setItem('greengate.cart', entry),
    JSON.stringify({ owner: null, cart: { [wine]: 1 }, pending: false }),
  );
  await shopper.goto('/cart');
  await main.getByText('Ein Produkt ist nur für Personen ab 18 Jahren.').waitFor();
  await main.getByText('inkl. MwSt.').first().waitFor();
  const links = shopper.getByRole('navigation', { name: 'Bitte lesen Sie vor der Bestellung:' });
  for (const name of ['AGB', 'Widerruf', 'Datenschutz', 'Gesetzliche Gewährleistung']) {
    await links.getByRole('link', { name, exact: true }).waitFor();
  }
});
