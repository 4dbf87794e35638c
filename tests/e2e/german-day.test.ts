import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../scripts/setup/free-port.mjs';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { startMailServer } from '../support/mail-server.ts';
import { sellerLogin, startShop, type RunningShop } from '../support/running-shop.ts';

const browser = browserForTests();
const mailServer = await startMailServer();
let shop: RunningShop;

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
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

const address = {
  Vorname: 'Ada',
  Nachname: 'Byron',
  'E-Mail': 'ada@example.com',
  Telefon: '+49 30 123456',
  Straße: 'Marktgasse 12',
  Ort: 'Köln',
  Bundesland: 'NRW',
  Postleitzahl: '50667',
  Land: 'Deutschland',
};

// A page that hydrates other words than the server has rendered logs an error, which fails the test.
test('a German shop takes an order from the search to the packed goods, with a German mail', async () => {
  const page = await browser.openPage(phoneScreen, { baseURL: shop.url });
  const rendered = await (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(rendered).toContain('<html lang="de"');
  expect(rendered).toContain('Nach Kategorien einkaufen');
  const { data } = await (
    await page.request.post('/graphql', { data: { query: '{ store { language locale } }' } })
  ).json();
  expect(data.store).toEqual({ language: 'de', locale: 'de-DE' });

  await page.goto('/products?q=apfelsaft');
  await page.getByRole('heading', { name: 'Ergebnisse für „apfelsaft“' }).waitFor();
  await page.goto('/products?q=moehren');
  await page.getByRole('button', { name: 'Knackige Möhren zum Warenkorb hinzufügen' }).click();
  await page.getByRole('link', { name: /^Warenkorb, 1 Artikel/ }).waitFor();

  // A list becomes a cart after its review.
  const search = page.getByRole('combobox', { name: 'Produkte suchen' });
  await search.fill('500 g Mehl, 3 Bananen, 1/2 Dutzend Eier');
  await page.getByRole('option', { name: 'Liste mit 3 Einträgen ansehen' }).waitFor();
  await search.press('Enter');
  await page.getByText(/^3 von 3 gefunden\./).waitFor();
  await page.getByRole('button', { name: /^\d Artikel in den Warenkorb/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' }).waitFor();
  await page.getByRole('article', { name: /Bananen/ }).waitFor();

  await page.getByRole('button', { name: 'Anmelden und bestellen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Jetzt ein Konto anlegen' }).click();
  await dialog.getByLabel('Name').fill('Ada Byron');
  await dialog.getByLabel('E-Mail').fill('ada@example.com');
  await dialog.getByLabel('Passwort', { exact: true }).fill('kurz');
  await dialog.getByRole('button', { name: 'Konto anlegen', exact: true }).click();
  await dialog.getByText('Wählen Sie ein Passwort mit mindestens 8 Zeichen').waitFor();
  await dialog.getByLabel('Passwort', { exact: true }).fill('ein langes Passwort');
  await dialog.getByRole('button', { name: 'Konto anlegen', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Adresse hinzufügen' }).click();
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('group', { name: 'Lieferadresse' }).getByRole('radio', { checked: true }).waitFor();
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).click();
  await page.waitForURL('**/my-orders');
  await page.getByText(/^Vielen Dank! Ihre Bestellung hat die Nr\. 1001\.$/).waitFor();
  await page
    .getByText(/Bitte zahlen Sie \d+,\d\d\s€ in bar an der Haustür\./)
    .first()
    .waitFor();

  const confirmation = () =>
    mailServer.received.find(({ subject }) => subject === 'Bestellung Nr. 1001 ist eingegangen');
  await expect.poll(confirmation).toBeDefined();
  expect(confirmation()?.text).toContain('Vielen Dank für Ihre Bestellung');

  const seller = await browser.openPage(desktop, { baseURL: shop.url });
  await seller.goto('/seller/orders');
  await seller.getByLabel('E-Mail').fill(sellerLogin.email);
  await seller.getByLabel('Passwort', { exact: true }).fill('falsch');
  await seller.getByRole('button', { name: 'Anmelden' }).click();
  await seller.getByText('E-Mail oder Passwort ist falsch.').first().waitFor();
  await seller.getByLabel('Passwort', { exact: true }).fill(sellerLogin.password);
  await seller.getByRole('button', { name: 'Anmelden' }).click();
  const card = seller.getByRole('article', { name: /Nr\. 1001/ });
  await card.getByText('Barzahlung bei Lieferung').first().waitFor();
  await card.getByRole('heading').click();
  await card.getByRole('button', { name: 'Als „Wird gepackt“ markieren' }).click();
  await card.getByText('Wird gepackt').first().waitFor();
  await page.reload();
  await page.getByText('Wird gepackt').first().waitFor();
});
