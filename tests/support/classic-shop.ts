import type { TestProject } from 'vitest/node';
import { startShop } from './running-shop.ts';
import type {} from './shared-shop.ts';

/** Opens the shop of the end-to-end tests over the bundled store without its extensions. */
export async function setup(project: TestProject) {
  const shop = await startShop({ FEATURES: 'classic' });
  project.provide('shopUrl', shop.url);
  return async () => {
    await shop.close();
  };
}
