import { pageAt, pages, type PageEntry } from '../app/pages.ts';
import { isRecord } from '../shared/lib/is-record.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';

/**
 * The way in which the worker responds to a request:
 * - `file`: a file of a build, cache first;
 * - `picture`: cache first, stored when it is first loaded;
 * - `query`: a query for products, network first, then the last response from the cache;
 * - `page`: a shopper's page, network first, then the last response from the cache.
 *
 * All other requests go to the network without the worker.
 */
export type CacheStrategy = 'file' | 'picture' | 'query' | 'page';

/** The header in which the app names the operation it sends. */
export const operationHeader = 'x-apollo-operation-name';

/** The query for the products of a cart by their ids. */
export const cartOperation = 'CartProducts';

/** Operations whose responses are the same for every visitor. */
export const publicOperations: readonly (string | null)[] = [
  'BestSellers',
  'Deals',
  'ProductList',
  'ProductDetail',
  'ProductFood',
  cartOperation,
];

interface RequestFacts {
  url: string;
  method: string;
  mode: string;
  headers: { get: (name: string) => string | null };
}

/** @param files the files of the build, as paths */
export function cacheStrategyFor(
  request: RequestFacts,
  origin: string,
  files: readonly string[],
): CacheStrategy | undefined {
  const { origin: to, pathname } = new URL(request.url);
  if (to !== origin) return undefined;
  if (request.method === 'POST') {
    const isPublic = pathname === '/graphql' && publicOperations.includes(request.headers.get(operationHeader));
    return isPublic ? 'query' : undefined;
  }
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return isShopperPage(pathname) || isPickList(pathname) ? 'page' : undefined;
  if (pathname.startsWith('/assets/') || files.includes(pathname)) return 'file';
  return /^\/(?:images|art)\/[^/]+$/.test(pathname) ? 'picture' : undefined;
}

function isShopperPage(pathname: string): boolean {
  const { audience, isNotFound }: PageEntry = pages[pageAt(pathname)];
  return audience !== 'seller' && !isNotFound;
}

/** The one page of the seller that opens without a network, because cellars often have none. */
const isPickList = (pathname: string) => pathname.replace(/\/$/, '') === paths.sellerPick;

/** Whether a page looks the same for every visitor, so that it may be stored. */
export function isPublicPage(url: string): boolean {
  const { pathname } = new URL(url);
  return isShopperPage(pathname) && pages[pageAt(pathname)].audience === 'public';
}

/** Whether a response has products only: no personal data and no errors. */
export function isPublicResponse(text: string): boolean {
  try {
    const response: unknown = JSON.parse(text);
    if (!isRecord(response) || response['errors'] !== undefined || !isRecord(response['data'])) return false;
    return Object.keys(response['data']).every((field) => field === 'products' || field === 'product');
  } catch {
    return false;
  }
}
