import type { TestProject } from 'vitest/node';
import { startShop } from './running-shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the shop that all end-to-end tests share. */
    shopUrl: string;
  }
}

/** Opens one shop for all end-to-end tests: each of them brings its own shopper, so they do not meet. */
export async function setup(project: TestProject) {
  const shop = await startShop();
  project.provide('shopUrl', shop.url);
  return async () => {
    await shop.close();
  };
}
