import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../scripts/setup/free-port.mjs';
import { browserForTests, desktop } from '../support/browser.ts';
import { startMailServer } from '../support/mail-server.ts';
import { sellerLogin, startShop, type RunningShop } from '../support/running-shop.ts';

const browser = browserForTests();
const phone = { width: 390, height: 844 };
const mailServer = await startMailServer();
let shop: RunningShop;
let sellerCookie = '';

async function ask(query: string, variables: object = {}) {
  const headers = { 'content-type': 'application/json', cookie: sellerCookie };
  const answer = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  sellerCookie ||= answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return ((await answer.json()) as { data: Record<string, { success?: boolean }> }).data;
}

const agb = 'Unsere allgemeinen Geschäftsbedingungen.';
const belehrung = 'Sie können binnen 14 Tagen widerrufen.';

beforeAll(async () => {
  const port = String(await findFreePort());
  shop = await startShop({
    LANGUAGE: 'de',
    CURRENCY: 'EUR',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'laden@shop.example',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
  });
  await ask('mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', { input: sellerLogin });
  const pages = [
    { slug: 'terms', text: agb },
    { slug: 'returns', text: belehrung },
    { slug: 'privacy', text: 'Unser Datenschutz.' },
  ];
  const saved = await ask('mutation ($input: UpdateStoreInput!) { updateStore(input: $input) { success message } }', {
    input: { country: 'DE', pages },
  });
  if (saved['updateStore']?.success !== true) throw new Error(`The shop was not saved: ${JSON.stringify(saved)}`);
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

async function expectNoSidewaysScroll(page: Page) {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

test('the cart of a German shop has the words and links of the law, and a wine has its age', async () => {
  const { products } = (await ask(
    '{ products(first: 1, filter: { inStock: true }) { nodes { id name } } }',
  )) as unknown as {
    products: { nodes: { id: string; name: string }[] };
  };
  const [product] = products.nodes;
  await ask('mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { success } }', {
    input: { id: product?.id, minimumAge: 18 },
  });

  const page = await browser.openPage(phone, { baseURL: shop.url });
  await page.goto('/');
  await page.evaluate(
    (entry) => localStorage.setItem('greengate.cart', entry),
    JSON.stringify({ owner: null, cart: { [product?.id ?? '']: 2 }, pending: false }),
  );
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Anmelden und bestellen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Jetzt ein Konto anlegen' }).click();
  await dialog.getByLabel('Name').fill('Ada Byron');
  await dialog.getByLabel('E-Mail').fill('ada@example.com');
  await dialog.getByLabel('Passwort', { exact: true }).fill('ein langes Passwort');
  await dialog.getByRole('button', { name: 'Konto anlegen', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByText('Ein Produkt ist nur für Personen ab 18 Jahren. Bei der Lieferung wird Ihr Alter geprüft.')
    .waitFor();
  const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true });
  await button.waitFor();
  await page.getByRole('radio', { name: /Online/ }).check();
  await button.waitFor();
  await page.getByRole('radio', { name: /Barzahlung/ }).check();
  const links = page.getByRole('navigation', { name: 'Bitte lesen Sie vor der Bestellung:' });
  for (const [name, href] of [
    ['AGB', '/pages/terms'],
    ['Widerruf', '/pages/returns'],
    ['Datenschutz', '/pages/privacy'],
  ] as const) {
    expect(await links.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
  }
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Adresse hinzufügen' }).click();
  const address = { Vorname: 'Ada', Nachname: 'Byron', 'E-Mail': 'ada@example.com', Telefon: '+49 30 123456' };
  const place = { Straße: 'Marktgasse 12', Ort: 'Köln', Bundesland: 'NRW', Postleitzahl: '50667', Land: 'Deutschland' };
  for (const [label, text] of Object.entries({ ...address, ...place })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio', { checked: true }).waitFor();
  await button.click();
  await page.waitForURL('**/my-orders');
  const confirmation = () =>
    mailServer.received.find(({ subject }) => subject === 'Bestellung Nr. 1001 ist eingegangen');
  await expect.poll(confirmation).toBeDefined();
  for (const text of [agb, belehrung]) {
    expect(confirmation()?.text).toContain(text);
    expect(confirmation()?.html).toContain(text);
  }
  const card = page.getByRole('article').first();
  expect(await card.getByRole('link', { name: 'Vertrag widerrufen' }).getAttribute('href')).toBe(
    '/withdraw?order=1001',
  );
});

test('on a phone, everybody withdraws from a contract in two steps, and the seller sees it', async () => {
  const page = await browser.openPage(phone, { baseURL: shop.url });
  await page.goto('/');
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true });
  await footer.click();
  await page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' }).waitFor();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Bestellnummer').fill('1001');
  await page.getByLabel('E-Mail').fill('ada@example.com');
  await page.getByLabel(/^Welche Waren/).fill('Nur ein sehr-langes-Wort-'.repeat(15));
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByText('Ich widerrufe den Vertrag über diese Waren.').waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Widerruf bestätigen', exact: true }).click();
  await page.getByRole('heading', { name: 'Ihr Widerruf ist bei uns eingegangen' }).waitFor();
  await expectNoSidewaysScroll(page);
  const receipt = () => mailServer.received.find(({ subject }) => subject.endsWith('Ihr Widerruf ist eingegangen'));
  await expect.poll(receipt).toBeDefined();
  expect(receipt()?.to).toEqual(['ada@example.com']);
  expect(receipt()?.text).toContain('Bestellnummer: 1001');

  const seller = await browser.openPage(desktop, { baseURL: shop.url });
  await seller.goto('/seller/withdrawals');
  await seller.getByLabel('E-Mail').fill(sellerLogin.email);
  await seller.getByLabel('Passwort', { exact: true }).fill(sellerLogin.password);
  await seller.getByRole('button', { name: 'Anmelden' }).click();
  await seller.getByRole('list', { name: 'Widerrufe' }).getByRole('link', { name: 'Bestellung Nr. 1001' }).click();
  await seller
    .getByRole('article', { name: /Nr\. 1001/ })
    .getByText('Widerruf eingegangen')
    .waitFor();
  await seller.goto('/seller/today');
  await seller.getByRole('link', { name: '1 Widerruf ist zu beantworten' }).click();
  await seller.getByRole('button', { name: /^Als beantwortet vermerken/ }).click();
  await seller.getByText(/^Beantwortet am /).waitFor();
  await seller.goto('/seller/orders');
  const order = seller.getByRole('article', { name: /Nr\. 1001/ });
  await order.waitFor();
  expect(await order.getByText('Widerruf eingegangen').count()).toBe(0);
});
