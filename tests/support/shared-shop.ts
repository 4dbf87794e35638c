import type { TestProject } from 'vitest/node';
import { startShop } from './running-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shop that all browser tests share. */
    shopUrl: string;
  }
}

/** Starts one shop for all browser tests. Each test uses its own shopper, so tests do not disturb each other. */
export async function setup(project: TestProject) {
  const shop = await startShop();
  project.provide('shopUrl', shop.url);
  return async () => {
    await shop.close();
  };
}
