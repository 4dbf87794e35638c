import type { PageSlug } from './store-settings.ts';
import { pageTitles } from './texts.ts';

/** The shop's own pages. */
export const pageSlugs = Object.keys(pageTitles) as PageSlug[];
