import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/setup/free-port.mjs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#backend/db/open-database.ts';
import { browserForTests, desktop, phoneScreen } from '../support/browser.ts';
import { auditLedgers, type SeenOrder } from '../support/ledger-audit.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startShop, type RunningShop } from '../support/running-shop.ts';
import { openSellerArea } from '../support/seller.ts';
import { becomeShopper, goodsFile, nameOf, orderNumber, promiseTimes, run, timeCard } from '../support/shop-day.ts';
import { logIn, order } from '../support/shopper.ts';

const browser = browserForTests();
const mailServer = await startMailServer();
let shop: RunningShop;

// The test stops its shop, so a repetition needs a new one.
beforeEach(async () => {
  mailServer.received.length = 0;
  const port = String(await findFreePort());
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'orders@shop.example', PUBLIC_URL: `http://localhost:${port}` };
  shop = await startShop({ DEMO_PRODUCTS: 'off', PORT: port, ...mail });
});
afterEach(() => shop.close());
afterAll(() => mailServer.close());

/** A logged-in shopper with an address and these goods in the cart. */
async function openShopper(quantities: Record<number, number>) {
  const page = await browser.openPage(phoneScreen, { baseURL: shop.url });
  return Object.assign(page, { login: await becomeShopper(page, quantities) });
}

/** Waits for a mail to that address with that subject. */
async function mailTo(address: string, subject: RegExp) {
  const find = () => mailServer.received.find((mail) => mail.to.includes(address) && subject.test(mail.subject));
  await expect.poll(find, { message: `a mail to ${address} with ${subject.source}` }).toBeDefined();
  return find() ?? { text: '' };
}

/** The link in a mail, as its reader opens it. */
const linkIn = ({ text }: { text: string }) => /https?:\S+#\S+/.exec(text)?.[0] ?? '';

test('a day in the shop: all screens and the export agree with the ledgers to the cent', async () => {
  // The owner names the shop and imports the goods. One row is faulty and is mended.
  const owner = await browser.openPage(desktop, { baseURL: shop.url });
  await openSellerArea(owner);
  await owner.goto('/seller/shop');
  await owner.getByLabel('Name', { exact: true }).fill('Corner Greens');
  await owner.getByRole('button', { name: 'Save the shop' }).click();
  await owner.getByRole('button', { name: 'Save the shop', disabled: true }).waitFor();

  await owner.goto('/seller/import');
  const preview = owner.getByRole('region', { name: 'Preview' });
  await owner.getByLabel('CSV file').setInputFiles(goodsFile(17));
  await owner.getByRole('button', { name: 'Show what changes' }).click();
  await preview.getByText('199 new, 0 changed, 0 unchanged, 1 faulty').waitFor();
  expect(await preview.getByRole('button', { name: /^Import / }).count()).toBe(0);
  await owner.getByLabel('CSV file').setInputFiles(goodsFile());
  await owner.getByRole('button', { name: 'Show what changes' }).click();
  await preview.getByText('200 new, 0 changed, 0 unchanged, 0 faulty').waitFor();
  await preview.getByRole('button', { name: 'Import 200 products' }).click();
  await preview.waitFor({ state: 'detached' });

  await promiseTimes(owner);

  // Three shoppers come. Ada orders for cash and cancels; Ben pays online, and takes the only place of a time.
  const ada = await openShopper({ 1: 2 });
  await ada.getByRole('banner').getByRole('link', { name: 'Corner Greens, home' }).waitFor();
  await timeCard(ada, '2:00').check();
  await order(ada, 'COD');
  const adaNumber = await orderNumber(ada);
  await ada.getByRole('button', { name: 'Cancel order' }).click();
  await ada.getByRole('button', { name: 'Cancel the order' }).click();
  await ada.getByText('Cancelled', { exact: true }).first().waitFor();

  const ben = await openShopper({ 2: 3, 60: 1 });
  await timeCard(ben, '10:00').check();
  await order(ben, 'Online');
  await ben.getByRole('button', { name: /^Pay/ }).click();
  await ben.waitForURL('**/my-orders', { timeout: 30_000 });
  const benNumber = await orderNumber(ben);

  // The time that Ben has taken is full for Cleo. A price is corrected while it is in her cart.
  const cleo = await openShopper({ 3: 4 });
  await timeCard(cleo, '10:00.*Full$').waitFor();
  expect(await timeCard(cleo, '10:00').isDisabled()).toBe(true);
  await cleo.getByText('$1.03').first().waitFor();
  await owner.goto(`/seller/product-list?q=${encodeURIComponent(nameOf(3))}`);
  await owner.getByRole('link', { name: nameOf(3), exact: true }).click();
  await owner.getByLabel('Price ($)', { exact: true }).fill('1.30');
  await owner.getByLabel('Offer price ($)').fill('1.30');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  await cleo.reload();
  await cleo.getByText('Price changed: now $1.30, was $1.03').waitFor();
  await timeCard(cleo, '2:00').check();
  await order(cleo, 'COD');
  const cleoNumber = await orderNumber(cleo);

  // The packer chooses a password by the link in the invitation, and sees orders but no sums of the shop.
  const email = 'pat@example.com';
  await run(owner, 'mutation ($input: AddTeamMemberInput!) { addTeamMember(input: $input) { success } }', {
    input: { name: 'Pat Packer', email, role: 'PACKER' },
  });
  const packer = await browser.openPage(phoneScreen, { baseURL: shop.url });
  const password = 'a password of the packer';
  await packer.goto(linkIn(await mailTo(email, /Your login to Corner Greens/)));
  await packer.getByLabel('New password').fill(password);
  await packer.getByRole('button', { name: 'Set the password' }).click();
  await packer.getByRole('link', { name: 'Log in' }).click();
  await packer.getByLabel('Email').fill(email);
  await packer.getByLabel('Password', { exact: true }).fill(password);
  await packer.getByRole('button', { name: 'Login' }).click();
  await packer.getByRole('article', { name: `No. ${benNumber}` }).waitFor();
  const sums = '{ seller { orderSums { amount } } }';
  await expect(run(packer, sums)).rejects.toThrow('FORBIDDEN');
  expect(await packer.getByText(/^Sums|Export CSV|\$10\./).count()).toBe(0);

  // They pick both orders from one list, on a phone.
  await packer.goto('/seller/orders?stage=PLACED');
  for (const number of [benNumber, cleoNumber])
    await packer.getByRole('checkbox', { name: `Choose order ${number}` }).check();
  expect(await packer.getByRole('checkbox', { name: `Choose order ${adaNumber}` }).count()).toBe(0);
  await packer.getByRole('link', { name: 'Pick list' }).click();
  await packer.getByRole('heading', { name: 'Pick list' }).waitFor();
  const lines = packer.getByRole('main').getByRole('checkbox');
  await lines.first().waitFor();
  expect(await lines.count()).toBe(3);
  // One of Ben's three is not on the shelf. In the cellar the phone has no network.
  await packer.getByRole('button', { name: new RegExp(`^(Missing|Weigh) or replace… ${nameOf(2)}$`) }).click();
  await packer.getByLabel('Pieces found').fill('2');
  await packer.getByRole('button', { name: 'Save' }).click();
  await packer.getByText('(2 of 3 found)').waitFor();
  await packer.context().setOffline(true);
  await packer.getByRole('checkbox', { name: nameOf(3) }).check();
  await packer.getByRole('button', { name: new RegExp(`^(Missing|Weigh) or replace… ${nameOf(60)}$`) }).click();
  await packer.getByLabel('Weight in grams').fill('650');
  await packer.getByRole('button', { name: 'Save' }).click();
  await packer.getByText('2 not sent yet: you are offline.').waitFor();
  await packer.context().setOffline(false);
  await packer.getByText('2 orders, 3 of 3 products picked').waitFor();
  const finish = (number: string) =>
    packer.getByRole('button', { name: `Finish order ${number.replace('No. ', '')}` }).click();
  await finish(cleoNumber);
  // Ben has paid: he gets money back, which the packer confirms.
  await finish(benNumber);
  await packer.getByRole('button', { name: 'Finish the order' }).click();
  await packer.getByText('Ready, $4.06 instead of $5.26').waitFor();

  expect(await packer.getByText(/\$9\.|\$10\./).count()).toBe(0);

  // Both orders are ready. Ben gets a refund by itself, Cleo's goes out and she pays in cash.
  await owner.goto('/seller/orders');
  const card = (number: string) => owner.getByRole('article', { name: `No. ${number}` });
  const press = (number: string, name: string | RegExp) => card(number).getByRole('button', { name }).click();
  for (const number of [cleoNumber, benNumber]) await card(number).getByRole('heading').click();
  await press(cleoNumber, 'Mark as out for delivery');
  await press(cleoNumber, 'Mark as delivered and paid');
  await card(cleoNumber).getByText('Delivered').first().waitFor();
  await press(benNumber, 'Refund…');
  await owner.getByRole('dialog').getByLabel('Amount').fill('0.50');
  await owner.getByRole('dialog').getByLabel('Reason').fill('One was bruised');
  await owner.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await card(benNumber)
    .getByText(/\$1\.70 refunded/)
    .waitFor();

  // Ben: 3 × 1.02 + 2.10 = 5.16, tax 0.10; found 2 × 1.02 + 650 of 700 g for 1.95, tax 0.07. Cleo: 4 × 1.30 = 5.20, tax 0.10.
  await ben.getByText('$5.26').first().waitFor();
  await ben.getByText('2 of 3 found').waitFor({ timeout: 30_000 });
  await ben
    .getByText(/\$1\.70 refunded/)
    .first()
    .waitFor({ timeout: 30_000 });
  await cleo.getByText('$5.30 paid').waitFor({ timeout: 30_000 });

  // Each was told what happened to the order, the settled one with its new sum.
  const subjects = async (to: { login: { email: string } }, number: string, last: RegExp) => {
    await mailTo(to.login.email, last);
    const mails = mailServer.received.filter((mail) => mail.to.includes(to.login.email));
    return mails.map(({ subject }) => subject.replace(number, 'N'));
  };
  expect(await subjects(ada, adaNumber, /cancelled/)).toEqual([
    'Order No. N: we have your order',
    'Order No. N is cancelled',
  ]);
  expect(await subjects(ben, benNumber, /we refund/)).toEqual([
    'Order No. N: we have your order',
    'Order No. N is packed: $4.06 instead of $5.26',
    'Order No. N: we refund $0.50',
  ]);
  expect(await subjects(cleo, cleoNumber, /out for delivery/)).toEqual([
    'Order No. N: we have your order',
    'Order No. N is out for delivery',
  ]);
  const told = mailServer.received.map(({ subject }) => subject);
  expect(told).toContain(`New Order No. ${cleoNumber}: $5.30`);

  // Ben has forgotten the password. The link in the mail sets a new one, and ends the login that he has.
  await ben.goto('/reset-password');
  await ben.getByRole('main').getByLabel('Email').fill(ben.login.email);
  await ben.getByRole('button', { name: 'Send the link' }).click();
  await ben.goto(linkIn(await mailTo(ben.login.email, /new password/)));
  await ben.getByLabel('New password').fill('another long password');
  await ben.getByRole('button', { name: 'Set the password' }).click();
  await ben.getByText('Your new password is set. Please log in with it.').waitFor();
  await ben.goto('/');
  await logIn(ben, { email: ben.login.email, password: 'another long password' });

  // The seller's sums and the exported file.
  await owner.goto('/seller/orders');
  // Ben's payment is a test, which the tiles leave out; his order counts what was found, 4.06, in the sums of the API.
  await owner.getByText('Sums, chart and filters').click();
  await owner.getByText('$5.30').first().waitFor();
  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const file = await text(await download.createReadStream());
  for (const [number, amount] of [
    [adaNumber, '2.06'],
    [benNumber, '5.26'],
    [cleoNumber, '5.30'],
  ]) {
    const row = file.split('\r\n').find((line) => line.split(',').some((cell) => cell.replaceAll('"', '') === number));
    expect(row).toContain(amount);
  }

  // What the API shows is what the ledgers say.
  const { seller } = (await run(
    owner,
    '{ seller { orderSums { count amount pendingCount pendingAmount } orders { nodes { id stage amount paid refunded } } } }',
  )) as { seller: { orderSums: Parameters<typeof auditLedgers>[1]['sums']; orders: { nodes: SeenOrder[] } } };
  const { orderSums: ordered, orders } = seller;
  expect(ordered).toEqual({ count: 2, amount: 9.36, pendingCount: 0, pendingAmount: 0 });
  await browser.closePages();
  await shop.stop();
  const database = await openDatabase({ kind: 'sqlite', file: join(shop.dataDir, 'greengate.db') }, () => undefined);
  const faults = await auditLedgers(database, { orders: orders.nodes, sums: ordered, onHand: new Map() });
  await database.close();
  expect(faults).toEqual([]);
}, 300_000);
