import type { PageSlug } from './store-settings.ts';

/** The shop's own pages by slug, with their titles. */
export const pageTitles = {
  imprint: 'Imprint',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  delivery: 'Delivery information',
  returns: 'Returns and refunds',
  payment: 'Payment methods',
} as const satisfies Record<PageSlug, string>;

export const pageSlugs = Object.keys(pageTitles) as PageSlug[];
