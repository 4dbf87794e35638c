import type { TestProject } from 'vitest/node';
import { startShop } from './running-shop.ts';
import { provideShops } from './shared-shop.ts';

/** Set-up of the browser tests over the bundled store without its extensions. */
export const setup = (project: TestProject): Promise<() => Promise<void>> =>
  provideShops(project, () => startShop({ FEATURES: 'classic' }));
