import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumFlags } from '../../scripts/setup/chromium.mjs';
import { startShop, type RunningShop } from './running-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address that answers `/<id of a worker>` with the address of that worker's shop. */
    shopsUrl: string;
    /** The address by which the workers share one Chromium. */
    chromiumUrl: string;
  }
}

type Shop = Pick<RunningShop, 'url' | 'close'>;

/**
 * Starts a Chromium, and a shop for each worker that asks for one. The tests of a file have a shop for themselves, and each
 * test its own shopper.
 */
export async function provideShops(project: TestProject, start: () => Promise<Shop>): Promise<() => Promise<void>> {
  const shops = new Map<string, Promise<Shop>>();
  const server = createServer((request, response) => {
    const worker = request.url ?? '';
    const shop = shops.get(worker) ?? start();
    shops.set(worker, shop);
    shop.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('shopsUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = executablePath ? await chromium.launchServer({ executablePath, args: chromiumFlags }) : undefined;
  if (browser) project.provide('chromiumUrl', browser.wsEndpoint());
  return async () => {
    server.close();
    const started = await Promise.allSettled(shops.values());
    const closing = started.map((shop) => (shop.status === 'fulfilled' ? shop.value.close() : undefined));
    await Promise.all([browser?.close(), ...closing]);
  };
}

/**
 * Set-up of the browser tests over the bundled store. It has no rate limits: the shoppers of many tests come from one
 * address, and were refused with status 429.
 */
export const setup = (project: TestProject): Promise<() => Promise<void>> =>
  provideShops(project, () => startShop({ RATE_LIMITS: 'off' }));
