import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, desktop } from '../support/browser.ts';
import { openSellerArea } from '../support/seller.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/web/accessibility.ts';
import { settled } from '../support/web/settled.ts';

const browser = browserForTests();
const megabyte = 1024 * 1024;
const narrowest = { width: 320, height: 640 };

/** A phone photograph: rotated by its EXIF orientation, and larger than the store accepts by the film that phones append. */
let photo: Buffer;
/** A picture with a transparent background. */
let cutOut: Buffer;

beforeAll(async () => {
  const picture = await sharp({
    create: {
      width: 3200,
      height: 2400,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 10 },
    },
  })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  photo = Buffer.concat([picture, Buffer.alloc(5 * megabyte)]);
  const dot = Buffer.from('<svg width="2000" height="2000"><circle cx="1000" cy="1000" r="700" fill="#157a3e"/></svg>');
  cutOut = await sharp(dot).png().toBuffer();
});

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Main picture').setInputFiles([
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'cut-out.png', mimeType: 'image/png', buffer: cutOut },
  ]);
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel(/^Product description/).fill('Peppery.\nWith its leaves.');
  await page.getByLabel('Price ($)', { exact: true }).fill('3.50');
  await page.getByLabel('Offer price ($)').fill('2.99');
}

/** Waits until the browser has stored the draft with both pictures. */
async function draftIsStored(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opened = indexedDB.open('keyval-store');
            opened.addEventListener('success', () => {
              const { result } = opened;
              if (!result.objectStoreNames.contains('keyval')) {
                resolve(0);
                return;
              }
              const read = result.transaction('keyval').objectStore('keyval').get('greengate.product-draft');
              read.addEventListener('success', () => {
                result.close();
                resolve(Array.isArray(read.result) ? read.result.filter(Boolean).length : 0);
              });
            });
          }),
      ),
    )
    .toBe(2);
}

/** Makes a page's network slow, stops it and restores it. */
async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return ({ offline = false, uploadBytesPerSecond = -1 }) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: uploadBytesPerSecond,
    });
}

/** Checks a state of the form in a wide window and in the narrowest one, in which the page stays. */
async function checkInBothWindows(page: Page, state: string) {
  for (const window of [desktop, narrowest]) {
    await page.setViewportSize(window);
    await expectAccessible(page, `${state} at ${window.width} pixels`);
  }
  await expectNoSidewaysScroll(page, state);
}

describe('pictures', () => {
  test('a product with pictures survives a reload and a failed upload, shows its progress and arrives upright and transparent', async () => {
    const name = 'Radishes';
    const page = await browser.openPage(narrowest);
    await openSellerArea(page);
    expect(photo.length).toBeGreaterThan(5 * megabyte);
    await fillIn(page, name);
    await draftIsStored(page);
    await page.reload();

    await page
      .getByRole('region', { name: 'Draft' })
      .getByText(/^Your draft was restored/)
      .waitFor();
    await page.getByRole('img', { name: 'Preview of cut-out.webp' }).waitFor();
    expect(await page.getByLabel('Product name').inputValue()).toBe(name);
    await checkInBothWindows(page, 'a restored draft');

    const network = await networkOf(page);
    await network({ uploadBytesPerSecond: 20_000 });
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.getByText(/^Sending picture 1 of 2: \d+%$/).waitFor();
    await page.getByRole('progressbar', { name: 'Picture 1 sent' }).waitFor();
    await checkInBothWindows(page, 'an upload under way');
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Sending was stopped. Everything you entered is still here.').first().waitFor();

    browser.expectFault(/ERR_INTERNET_DISCONNECTED/);
    await network({ offline: true });
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.getByText('The product was not added.').waitFor();
    await checkInBothWindows(page, 'an upload that failed');

    await network({});
    const sent = page.waitForRequest((request) => request.url().endsWith('/graphql') && request.method() === 'POST');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(2 * megabyte);
    await page
      .getByRole('img', { name: /^Preview of/ })
      .first()
      .waitFor({ state: 'detached' });

    await page.goto(`/products?q=${encodeURIComponent(name)}`);
    await page.getByRole('article').getByRole('link', { name }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    const sources = page.locator('main img[src^="/images/"]');
    // The page shows the picture of the card before it has loaded the others.
    await settled(page);
    const addresses = await sources.evaluateAll((all) => [
      ...new Set(all.map((each) => each.getAttribute('src') ?? '')),
    ]);
    const pictures = await Promise.all(
      addresses.map(async (address) => sharp(await (await page.request.get(address)).body()).metadata()),
    );
    expect(pictures.some(({ width, height }) => width < height)).toBe(true);
    expect(pictures.some(({ hasAlpha }) => hasAlpha)).toBe(true);
  });

  test('the seller reorders pictures by dragging, and adds a dropped file', async () => {
    const page = await browser.openPage();
    await openSellerArea(page);
    await fillIn(page, 'Dragged radishes');
    const [first, second] = ['photo.jpg', 'cut-out.png'].map((name) =>
      page.getByRole('img', { name: `Preview of ${name}` }),
    ) as [Locator, Locator];
    await second.waitFor();
    // If the page scrolled after the press, the press would drag another picture.
    await first.scrollIntoViewIfNeeded();
    await second.dragTo(first);
    const previews = page.getByRole('img', { name: /^Preview of/ });
    await expect
      .poll(() => previews.evaluateAll((all) => all.map((each) => each.getAttribute('alt'))))
      .toEqual(['Preview of cut-out.png', 'Preview of photo.jpg']);

    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(
        atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
        (each) => each.charCodeAt(0),
      );
      data.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
      return data;
    });
    await page.getByRole('heading', { name: 'Details' }).dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByRole('img', { name: 'Preview of dropped.png' }).waitFor();
  });

  test('pictures are still: a GIF arrives as its first frame', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 400, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const page = await browser.openPage();
    await openSellerArea(page);
    await page.getByLabel('Product name').fill('Moving radishes');
    await page.getByLabel('Main picture').setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: gif });
    await page.getByRole('img', { name: 'Preview of moving.gif' }).waitFor();
    await page.getByLabel('Price ($)', { exact: true }).fill('3.50');
    await page.getByLabel('Offer price ($)').fill('2.99');
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.getByRole('img', { name: 'Preview of moving.gif' }).waitFor({ state: 'detached' });

    await page.goto('/products?q=Moving+radishes');
    const shown = page.locator('article img[src^="/images/"]').first();
    const address = (await shown.getAttribute('src')) ?? '';
    const [red = 0, , blue = 255] = await sharp(await (await page.request.get(address)).body())
      .raw()
      .toBuffer();
    expect([red > 200, blue < 50]).toEqual([true, true]);
  });
});
