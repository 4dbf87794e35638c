import type { TestProject } from 'vitest/node';
import { startShop } from './running-shop.ts';
import { provideShops } from './shared-shop.ts';

/** Set-up of a project of one file over the bundled store. */
export const setup = (project: TestProject): Promise<() => Promise<void>> => provideShops(project, startShop, 1);
