import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags } from '../../../scripts/setup/chromium.mjs';
import { findFreePort } from '../../../scripts/setup/free-port.mjs';
import { openThrowawayShop } from '../throwaway-shop.mjs';
import { walkTheList } from './interaction-walk.mjs';

/**
 * `npm run lab -- interactions`: on a phone with a processor four times slower, and lists of up to 100 products, 24 a
 * page, the longest task of every interaction of a shopper. The median of three rounds counts. Fails when one is above the
 * limit.
 */

const productCount = 100;
const cpuSlowdown = 4;
const maxTaskMs = 100;
const roundCount = 3;
const sellerLogin = { email: 'seller@greengate.example', password: 'a long seller password' };
const shopperLogin = { name: 'Ada', email: 'ada@greengate.example', password: 'a long shopper password' };

const executablePath = process.env.CHROMIUM_PATH;
const backendPort = String(await findFreePort());
const shop = await openThrowawayShop({
  BACKEND_PORT: backendPort,
  RATE_LIMITS: 'off',
  SELLER_EMAIL: sellerLogin.email,
  SELLER_PASSWORD: sellerLogin.password,
});
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  const store = `http://127.0.0.1:${backendPort}`;
  await addProducts(store);
  const { success, message } = await (await send(store, '/api/user/register', shopperLogin)).json();
  if (!success) throw new Error(`The shopper was not signed up: ${message}`);
  const rounds = [];
  for (let round = 0; round < roundCount; round += 1)
    rounds.push(await walkTheList(browser, { url: shop.url, slower: cpuSlowdown, shopper: shopperLogin }));
  process.exitCode = report(rounds) > 0 ? 1 : 0;
} finally {
  await browser.close();
  await shop.close();
}

/** Adds products through the seller's REST call until the shop lists enough. */
async function addProducts(store) {
  const login = await send(store, '/api/seller/login', sellerLogin);
  const cookie = login.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  const { products } = await (await fetch(`${store}/api/product/list`)).json();
  const picture = new Blob([await plainPicture()], { type: 'image/png' });
  const categories = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];
  const listed = products.filter(({ inStock }) => inStock).length;
  for (let at = listed; at < productCount; at += 1) {
    const form = new FormData();
    const product = {
      name: `Product number ${at}`,
      description: ['One of many.'],
      category: categories[at % categories.length],
      price: 2 + (at % 50) / 10,
      offerPrice: 2 + (at % 30) / 20,
    };
    product.offerPrice = Math.min(product.price, product.offerPrice);
    form.set('productData', JSON.stringify(product));
    form.append('images', picture, 'picture.png');
    const answer = await fetch(`${store}/api/product/add`, {
      method: 'POST',
      headers: { cookie: cookie.join('; ') },
      body: form,
    });
    const { success, message } = await answer.json();
    if (!success) throw new Error(`A product was not added: ${message}`);
  }
}

function send(store, path, body) {
  return fetch(store + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function plainPicture() {
  return sharp({ create: { width: 160, height: 160, channels: 3, background: '#2c9a55' } })
    .png()
    .toBuffer();
}

function report(rounds) {
  console.log(`\n| Interaction, with ${productCount} products listed | Longest task ms |\n| --- | --- |`);
  const names = Object.keys(rounds[0]);
  const medians = names.map(
    (name) => rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(roundCount / 2)],
  );
  // The browser reports tasks of 50 ms and longer.
  names.forEach((name, at) => console.log(`| ${name} | ${medians[at] < 50 ? 'below 50' : Math.round(medians[at])} |`));
  const above = medians.filter((median) => median > maxTaskMs).length;
  console.log(
    above === 0 ? `\nNo task is longer than ${maxTaskMs} ms.` : `\n${above} are longer than ${maxTaskMs} ms.`,
  );
  return above;
}
