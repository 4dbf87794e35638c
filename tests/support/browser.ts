import type {} from './shared-shop.ts';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { watchTimers, watchTraffic } from './web/settled.ts';

export const phoneScreen = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

let openShopUrl: string | undefined;

/** Opens the shop of this worker for a file of tests. Its tests have it for themselves. */
export async function openShop(): Promise<void> {
  const response = await fetch(`${inject('shopsUrl')}/${process.env['VITEST_POOL_ID']}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(`The shop did not start. ${answer}`);
  openShopUrl = answer;
}

/** Takes another shop as that of this worker. */
export function useShop(url: string): void {
  openShopUrl = url;
}

/** The address of the shop, without a slash at the end. */
export function shopUrl(): string {
  if (openShopUrl === undefined) throw new Error('The shop is not open yet.');
  return openShopUrl;
}

/**
 * Chromium for the tests of a file, over the shop of this worker unless `open` opens another one. `openPage` opens a new browser context with empty cookies and storage. A test fails when
 * a page logs an error, throws or fails to load something, unless the test expects it.
 */
export function browserForTests(open: () => Promise<void> = openShop) {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    await open();
    browser = await chromium.connect(inject('chromiumUrl'));
  });
  afterAll(() => browser.close());
  const closePages = () => Promise.all(contexts.map((context) => context.close()));
  afterEach(async () => {
    await closePages();
    const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
    [contexts, faults, expected] = [[], [], []];
    expect(unexpected, 'errors in the browser').toEqual([]);
  });

  function watch(page: Page) {
    watchTraffic(page);
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
    page.on('requestfailed', (request) => {
      // Leaving a page cancels its loads.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED')
        faults.push(`request: ${request.url()} ${request.failure()?.errorText}`);
    });
  }

  return {
    /** A page in a new browser context at the shop's home address. */
    openPage: async (viewport = desktop, options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({
        viewport,
        baseURL: shopUrl(),
        reducedMotion: 'reduce',
        // Only the tests of the service worker use it.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      // Includes further pages that a test or the shop opens.
      context.on('page', watch);
      context.setDefaultTimeout(30_000);
      await watchTimers(context);
      return await context.newPage();
    },
    /** Expects an error that matches, for example the 404 of an unknown page. */
    expectFault: (pattern: RegExp) => expected.push(pattern),
    /** Ends all pages, for a test that stops the shop: an open page would ask it and fail. */
    closePages,
  };
}
