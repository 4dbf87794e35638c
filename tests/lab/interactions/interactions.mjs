import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { createStoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';
import { chromiumFlags } from '../../../scripts/setup/chromium.mjs';
import { findFreePort } from '../../../scripts/setup/free-port.mjs';
import { openThrowawayShop } from '../throwaway-shop.mjs';
import { walkAsSeller } from './seller-walk.mjs';
import { walkAsShopper } from './shopper-walk.mjs';

/**
 * `npm run lab -- interactions`: on a phone with a processor four times slower, in a shop with 100 products and 20 orders,
 * the longest task of every interaction of a shopper and of the seller. The median of the rounds counts; the least is
 * shown too, because other load of the machine makes tasks longer. Fails when a median is above the limit.
 * `--walk=seller --rounds=1` does less.
 */

const productCount = 100;
const orderCount = 20;
const cpuSlowdown = 4;
const maxTaskMs = 100;
const seller = { email: 'seller@greengate.example', password: 'a long seller password' };
const shopper = { name: 'Ada', email: 'ada@greengate.example', password: 'a long shopper password' };
const walks = { shopper: walkAsShopper, seller: walkAsSeller };

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    walk: { type: 'string', default: Object.keys(walks).join() },
  },
});

const executablePath = process.env.CHROMIUM_PATH;
const backendPort = String(await findFreePort());
const shop = await openThrowawayShop({
  BACKEND_PORT: backendPort,
  RATE_LIMITS: 'off',
  SELLER_EMAIL: seller.email,
  SELLER_PASSWORD: seller.password,
});
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  await fillShop(`http://127.0.0.1:${backendPort}`);
  let aboveCount = 0;
  for (const name of values.walk.split(',')) {
    const rounds = [];
    for (let round = 0; round < Number(values.rounds); round += 1)
      rounds.push(await walks[name](browser, { url: shop.url, slower: cpuSlowdown, shopper, seller }));
    aboveCount += report(name, rounds);
  }
  process.exitCode = aboveCount > 0 ? 1 : 0;
} finally {
  await browser.close();
  await shop.close();
}

/** Adds products until the shop lists enough, and orders of one shopper. */
async function fillShop(store) {
  const sellerClient = createStoreClient(store);
  await sellerClient.post('/api/seller/login', seller);
  const { products } = (await sellerClient.get('/api/product/list')).body;
  const picture = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#2c9a55' } })
    .png()
    .toBuffer();
  const categories = ['Vegetables', 'Fruits', 'Drinks', 'Instant', 'Dairy', 'Bakery', 'Grains'];
  for (let at = products.filter(({ inStock }) => inStock).length; at < productCount; at += 1) {
    const price = 2 + (at % 50) / 10;
    const product = {
      name: `Product number ${at}`,
      category: categories[at % categories.length],
      price,
      offerPrice: Math.min(price, 2 + (at % 30) / 20),
    };
    await addProduct(sellerClient, product, [picture]);
  }

  const client = createStoreClient(store);
  await client.post('/api/user/register', shopper);
  const address = await saveAddress(client);
  for (let at = 0; at < orderCount; at += 1) {
    const items = products.slice(at % 30, (at % 30) + 3).map(({ _id }) => ({ product: _id, quantity: 1 + (at % 4) }));
    const { body } = await client.post('/api/order/cod', { items, address });
    if (!body.success) throw new Error(`An order was not placed: ${body.message}`);
  }
}

/** Returns how many interactions are above the limit. */
function report(who, rounds) {
  console.log(`\n| Interaction of the ${who} | Longest task ms | Least of ${rounds.length} |\n| --- | --- | --- |`);
  // The browser reports tasks of 50 ms and longer.
  const shown = (ms) => (ms < 50 ? 'below 50' : Math.round(ms));
  const medians = Object.keys(rounds[0]).map((name) => {
    const times = rounds.map((round) => round[name]).sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)];
    console.log(`| ${name} | ${shown(median)} | ${shown(times[0])} |`);
    return median;
  });
  const aboveCount = medians.filter((median) => median > maxTaskMs).length;
  console.log(
    aboveCount === 0 ? `\nNo task is longer than ${maxTaskMs} ms.` : `\n${aboveCount} are longer than ${maxTaskMs} ms.`,
  );
  return aboveCount;
}
