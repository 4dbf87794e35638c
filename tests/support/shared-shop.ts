import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumFlags } from '../../scripts/setup/chromium.mjs';
import { startShop, type RunningShop } from './running-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The addresses of the shops of the browser tests, one for each worker. */
    shopUrls: string[];
    /** The address by which the workers share one Chromium. */
    chromiumUrl: string;
  }
}

/**
 * Starts a Chromium and a shop for each worker; one shop is enough for a project of one file. The tests of a file have a shop
 * for themselves, and each test its own shopper.
 */
export async function provideShops(
  project: TestProject,
  start: () => Promise<Pick<RunningShop, 'url' | 'close'>>,
  count = Number(project.config.maxWorkers),
): Promise<() => Promise<void>> {
  const shops = await Promise.all(Array.from({ length: count }, start));
  project.provide(
    'shopUrls',
    shops.map(({ url }) => url),
  );
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = executablePath ? await chromium.launchServer({ executablePath, args: chromiumFlags }) : undefined;
  if (browser) project.provide('chromiumUrl', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser?.close(), ...shops.map((shop) => shop.close())]);
  };
}

/** Set-up of the browser tests over the bundled store. */
export const setup = (project: TestProject): Promise<() => Promise<void>> => provideShops(project, startShop);
