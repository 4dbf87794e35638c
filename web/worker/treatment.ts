import { pageAt, pages, type PageEntry } from '../app/pages.ts';

/**
 * What the worker does with a request:
 * - `file`: a file of this build, from the cache of the build it belongs to;
 * - `picture`: kept once seen;
 * - `answer`: what the catalogue says, from the network, and from the last time while there is none;
 * - `page`: an address a shopper opens, from the network, and from the last time while there is none.
 *
 * Everything else goes to the network as if there were no worker.
 */
export type Treatment = 'file' | 'picture' | 'answer' | 'page';

/** The header in which the app names the operation it sends. */
export const operationHeader = 'x-apollo-operation-name';

/** The operation for the products of a cart, by their ids. */
export const cartOperation = 'CartProducts';

/** Operations whose responses are the same for every visitor. */
export const publicOperations: readonly (string | null)[] = [
  'BestSellers',
  'ProductList',
  'ProductDetail',
  cartOperation,
];

interface Asked {
  url: string;
  method: string;
  mode: string;
  headers: { get: (name: string) => string | null };
}

/** @param files the files of the build, as paths */
export function treatmentOf(request: Asked, origin: string, files: readonly string[]): Treatment | undefined {
  const { origin: to, pathname } = new URL(request.url);
  if (to !== origin) return undefined;
  if (request.method === 'POST') {
    const isPublic = pathname === '/graphql' && publicOperations.includes(request.headers.get(operationHeader));
    return isPublic ? 'answer' : undefined;
  }
  if (request.method !== 'GET') return undefined;
  if (request.mode === 'navigate') return isShopperPage(pathname) ? 'page' : undefined;
  if (pathname.startsWith('/assets/') || files.includes(pathname)) return 'file';
  return /^\/(?:images|art)\/[^/]+$/.test(pathname) ? 'picture' : undefined;
}

function isShopperPage(pathname: string): boolean {
  const { audience, isNotFound }: PageEntry = pages[pageAt(pathname)];
  return audience !== 'seller' && !isNotFound;
}

/** Whether a page looks the same for every visitor, so that it may be stored. */
export function isPublicPage(url: string): boolean {
  const { pathname } = new URL(url);
  return isShopperPage(pathname) && pages[pageAt(pathname)].audience === 'public';
}

/** Whether an answer holds products and nothing else: no person, no error. */
export function isPublicAnswer(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text);
    if (!isRecord(answer) || answer['errors'] !== undefined || !isRecord(answer['data'])) return false;
    return Object.keys(answer['data']).every((field) => field === 'products' || field === 'product');
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
