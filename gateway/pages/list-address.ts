import type { PublicPage } from './public-pages.ts';

/** One digit and zeros, below a thousand: the prices that people choose most. */
const roundPrice = /^[1-9]0{0,2}$/;

/**
 * The page of a list under its filters and its sort order, without the parameters that make no difference.
 *
 * Searches and uneven prices have no bounded number of pages. So all searches share one page without products, and so do
 * all lists of a category with an uneven price; the browser loads their products.
 */
export function listAddress(path: string, searchParams: URLSearchParams, sorts: readonly string[]): PublicPage {
  const asked = (name: string) => searchParams.get(name) ?? '';
  if (path === '/products' && asked('q').trim()) return { address: `${path}?frame=search`, hasProducts: false };
  const [min, max] = [asked('min').trim(), asked('max').trim()];
  const isRound = [min, max].every((price) => price === '' || roundPrice.test(price));
  const isEmpty = min !== '' && max !== '' && Number(min) > Number(max);
  if (!isRound || isEmpty) return { address: `${path}?frame=list`, hasProducts: false };
  const listing = new URLSearchParams({
    ...(sorts.includes(asked('sort')) && { sort: asked('sort') }),
    ...(asked('offers') === '1' && { offers: '1' }),
    ...(min && { min }),
    ...(max && { max }),
  });
  return { address: listing.size > 0 ? `${path}?${listing.toString()}` : path, hasProducts: true };
}
