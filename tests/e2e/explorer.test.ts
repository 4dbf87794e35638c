import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForTests, phoneScreen } from '../support/browser.ts';
import { makePicture } from '../support/pictures.ts';
import { sellerLogin } from '../support/running-shop.ts';
import { expectNoSidewaysScroll } from '../support/web/accessibility.ts';

const browser = browserForTests();
const apollo = /^https:\/\/[\w.-]+\.apollographql\.com\//;
const notice = 'Apollo Sandbox cannot be reached.';

/**
 * The part of Apollo Sandbox that matters here: its script opens a frame, and the frame sends messages once it runs.
 */
const sandboxScript = `window.EmbeddedSandbox = class {
  constructor({ target }) {
    const frame = document.createElement('iframe');
    frame.src = 'https://sandbox.embed.apollographql.com/sandbox/explorer';
    document.querySelector(target).append(frame);
  }
};`;
const sandboxFrame = `<h1>Sandbox</h1><script>parent.postMessage({ name: 'ExplorerListeningForHandshake' }, '*')</script>`;

/** Answers the requests to Apollo: with that script and page, or never. */
async function routeApollo(page: Page, { script, frame }: { script?: string; frame?: string }) {
  await page.route(apollo, async (route) => {
    const [contentType, body] =
      route.request().resourceType() === 'script' ? ['text/javascript', script] : ['text/html', frame];
    if (body !== undefined) await route.fulfill({ contentType, body });
  });
}

/** Opens the page while requests to Apollo fail. */
async function openOffline(viewport?: { width: number; height: number }) {
  const page = await browser.openPage(viewport);
  browser.expectFault(/embeddable-sandbox/);
  await page.route(apollo, (route) => route.abort('internetdisconnected'));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/graphql');
  await page.getByText(notice).waitFor();
  return { page, requested };
}

const editorOf = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('textbox');
const execute = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();

async function write(page: Page, editor: 'Query Editor' | 'Variables', text: string) {
  await editorOf(page, editor).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Writes an operation that has a name, and waits until GraphiQL has read it. */
async function writeOperation(page: Page, operation: string) {
  await write(page, 'Query Editor', operation);
  const name = /^\w+ (\w+)/.exec(operation)?.[1] ?? '';
  await page.getByRole('tab', { name, exact: true }).waitFor();
}

/** Waits until GraphiQL shows a response that matches. */
async function expectResponse(page: Page, pattern: RegExp) {
  await expect.poll(() => page.getByRole('region', { name: 'Result Window' }).innerText()).toMatch(pattern);
}

describe('the page at /graphql', () => {
  test('the page at /graphql opens Apollo Sandbox when it can be reached', async () => {
    const page = await browser.openPage();
    await page.clock.install();
    await routeApollo(page, { script: sandboxScript, frame: sandboxFrame });
    await page.goto('/graphql');

    await page.frameLocator('#explorer iframe').getByRole('heading', { name: 'Sandbox' }).waitFor();
    await page.clock.runFor('01:00');
    expect(await page.locator('#explorer iframe').count()).toBe(1);
    expect(await page.getByText(notice).count()).toBe(0);
  });

  test.each([
    ['the script', {}],
    ['the frame', { script: sandboxScript }],
  ])('the page at /graphql opens GraphiQL when %s of Apollo Sandbox never arrives', async (_what, answers) => {
    const page = await browser.openPage();
    await page.clock.install();
    await routeApollo(page, answers);
    await page.goto('/graphql', { waitUntil: 'commit' });

    await expect.poll(() => page.locator('#explorer iframe').count()).toBe('script' in answers ? 1 : 0);
    await page.clock.runFor('01:00');
    await editorOf(page, 'Query Editor').waitFor({ state: 'attached' });
    await page.getByText(notice).waitFor();
    expect(await page.locator('#explorer iframe').count()).toBe(0);
  });
});

describe('GraphiQL', () => {
  test('GraphiQL runs the start query, logs the seller in and adds a product with a picture, all by this server', async () => {
    const { page, requested } = await openOffline();
    await execute(page);
    await expectResponse(page, /"totalCount": \d+/);

    await page.getByRole('button', { name: 'Variables' }).click();
    await write(page, 'Variables', JSON.stringify({ input: sellerLogin }));
    await writeOperation(page, 'mutation LogIn($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }');
    await execute(page);
    await expectResponse(page, /"sellerLogin": \{\s+"success": true/);

    const input = { name: 'Explored Figs', category: 'fruits', price: 4, offerPrice: 3 };
    await write(page, 'Variables', JSON.stringify({ input }));
    await writeOperation(
      page,
      'mutation Add($input: AddProductInput!) { addProduct(input: $input) { success message } }',
    );
    await page.getByRole('button', { name: 'Show Files' }).click();
    const picture = { name: 'figs.png', mimeType: 'image/png', buffer: await makePicture('png') };
    await page.getByLabel('input.images').setInputFiles(picture);
    await execute(page);
    await expectResponse(page, /"addProduct": \{\s+"success": true/);

    const own = requested.filter((url) => !apollo.test(url));
    expect(new Set(own.map((url) => new URL(url).origin))).toEqual(new Set([new URL(page.url()).origin]));

    await page.goto('/products?q=explored+figs');
    const shown = page.getByRole('article').filter({ hasText: 'Explored Figs' }).locator('img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('GraphiQL keeps the chosen files while their panel is closed, until they are removed', async () => {
    const { page } = await openOffline();
    const control = page.getByLabel('input.images');
    const chosen = () => control.evaluate((element: HTMLInputElement) => element.files?.length);
    await page.getByRole('button', { name: 'Show Files' }).click();
    await page.getByText('The operation takes no files.').waitFor();

    await writeOperation(page, 'mutation Add($input: AddProductInput!) { addProduct(input: $input) { success } }');
    await control.setInputFiles({ name: 'figs.png', mimeType: 'image/png', buffer: Buffer.from('picture') });
    await page.getByRole('button', { name: 'Hide Files' }).click();
    await page.getByRole('button', { name: 'Show Files' }).click();
    await expect.poll(chosen).toBe(1);
    await page.getByRole('button', { name: 'Remove input.images' }).click();
    await expect.poll(chosen).toBe(0);
  });

  test('GraphiQL has the documentation of the schema, and editors that Tab leaves, on a phone too', async () => {
    const { page } = await openOffline(phoneScreen);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Mutation' }).click();
    await page.getByRole('link', { name: 'addProduct', exact: true }).waitFor();
    await expectNoSidewaysScroll(page, 'GraphiQL');

    await editorOf(page, 'Query Editor').focus();
    await page.keyboard.press('Tab');
    expect(
      await page.getByRole('button', { name: /^Execute query/ }).evaluate((it) => it === document.activeElement),
    ).toBe(true);
  });
});
