import {
  cacheStrategyFor,
  cartOperation,
  isPublicPage,
  isPublicResponse,
  operationHeader,
  type CacheStrategy,
} from './cache-strategy.ts';
import { keepSellerFiles } from '#web/shared/lib/network/seller-files.ts';
import { cartProductsFrom } from './known-products.ts';
import { cachedTexts, deleteOldBuilds, findFile, names, shellAddress, store } from './worker-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Makes the shop work offline, with its files and with the pages and products that were loaded last. It handles no personal
 * data: requests about sessions, carts at the store, orders, payments and the seller's area do not pass through it. Of the
 * seller's pages only the pick list opens without a network: the worker has its files, and the page keeps the orders itself. A
 * new build takes over at once; the files of the last build stay for pages that are still open.
 */

/** The time that the network may take when the cache has a response. */
const networkTimeoutMs = 3000;

const buildFiles = __BUILD__.files;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === keepSellerFiles) event.waitUntil(storeFiles(__BUILD__.sellerFiles).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const strategy = cacheStrategyFor(event.request, self.location.origin, buildFiles);
  if (strategy) event.respondWith(respond[strategy](event));
});

const respond: Record<CacheStrategy, (event: FetchEvent) => Promise<Response>> = {
  file: async ({ request }) => (await findFile(new URL(request.url).pathname)) ?? fetch(request),

  async picture(event) {
    const { request } = event;
    const { pathname } = new URL(request.url);
    const known = await caches.match(pathname, { cacheName: names.pictures, ignoreVary: true });
    if (known) return known;
    const response = await fetch(request);
    if (response.ok && response.type === 'basic')
      event.waitUntil(store('pictures', pathname, response.clone()).catch(() => undefined));
    return response;
  },

  async query(event) {
    const { request } = event;
    const operation = request.headers.get(operationHeader);
    const variables = variablesOf(await request.clone().text());
    const key = `/graphql?${operation}=${encodeURIComponent(JSON.stringify(variables))}`;
    const fromNetwork = fetch(request);
    event.waitUntil(fromNetwork.then((response) => storeResponse(key, response.clone())).catch(() => undefined));
    return await networkFirst(
      fromNetwork,
      async () =>
        (operation === cartOperation ? await cachedCart(variables) : undefined) ??
        (await caches.match(key, { cacheName: names.answers, ignoreVary: true })),
    );
  },

  async page(event) {
    const { pathname, search } = new URL(event.request.url);
    const address = `${pathname}${search}`;
    const fromNetwork = fetch(event.request);
    if (isPublicPage(event.request.url))
      event.waitUntil(fromNetwork.then((response) => storePage(address, response.clone())).catch(() => undefined));
    return await networkFirst(
      fromNetwork,
      async () =>
        (await caches.match(address, { cacheName: names.pages, ignoreVary: true })) ??
        (await caches.match(shellAddress, { cacheName: names.files })),
    );
  },
};

async function install() {
  await storeFiles(buildFiles);
  const cache = await caches.open(names.files);
  // The app shell: a page without rendered content, fetched without cookies, with which any address can be opened. The
  // gateway renders nothing into the seller's page.
  const shell = await fetch('/seller', { cache: 'no-store', credentials: 'omit', headers: { accept: 'text/html' } });
  if (!shell.ok || !(await isOfThisBuild(shell.clone()))) throw new Error('The shell is of another build.');
  await cache.put(shellAddress, shell);
  await storeOpenPages().catch(() => undefined); // the worker also works without them
  await self.skipWaiting();
}

/** Stores files of this build that are not there yet. */
async function storeFiles(files: readonly string[]) {
  const cache = await caches.open(names.files);
  await Promise.all(
    files.map(async (file) => {
      // A file named after its content is the same in every build.
      const isNamedByContent = file.startsWith('/assets/');
      const known = isNamedByContent ? await findFile(file) : undefined;
      const response =
        known ?? (await fetch(file, { cache: isNamedByContent ? 'default' : 'no-cache', credentials: 'omit' }));
      if (!response.ok) throw new Error(`${file} is not there: this build is being replaced.`);
      await cache.put(file, response);
    }),
  );
}

async function takeOver() {
  await deleteOldBuilds();
  await self.clients.claim();
}

/** Stores the pages that were opened before the worker was installed. */
async function storeOpenPages() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open.filter((client) => isPublicPage(client.url))) {
    const { pathname, search } = new URL(url);
    const address = `${pathname}${search}`;
    await storePage(address, await fetch(address, { credentials: 'omit', headers: { accept: 'text/html' } }));
  }
}

/** The products of a cart in their newest cached state: a list may be newer than the last response about the cart. */
async function cachedCart(variables: Record<string, unknown>): Promise<Response | undefined> {
  const body = cartProductsFrom(variables['ids'], await cachedTexts());
  return body === undefined ? undefined : new Response(body, { headers: { 'content-type': 'application/json' } });
}

/** The response from the network, or the cached one when the network fails or takes too long. */
async function networkFirst(
  fromNetwork: Promise<Response>,
  findCached: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), networkTimeoutMs);
  });
  try {
    // A response that arrives while the caches are read is newer than the cached one.
    return (
      (await Promise.race([fromNetwork, late])) ??
      (await Promise.race([fromNetwork, findCached()])) ??
      (await fromNetwork)
    );
  } catch {
    return (await findCached()) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

async function storeResponse(key: string, response: Response) {
  if (!response.ok) return;
  const text = await response.clone().text();
  if (isPublicResponse(text)) await store('answers', key, response);
}

async function storePage(address: string, response: Response) {
  const isPage = response.ok && !response.redirected && response.headers.get('content-type')?.startsWith('text/html');
  if (isPage && (await isOfThisBuild(response.clone()))) await store('pages', address, await marked(response));
}

/** A page with a mark by which the app knows later that its data may be old (web/app/refresh-stored.ts). */
async function marked(page: Response): Promise<Response> {
  const headers = new Headers(page.headers);
  // They are about the bytes of the network.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response((await page.text()).replace('<html', '<html data-stored'), { headers });
}

/** A page of another build would need files that are not cached. */
async function isOfThisBuild(response: Response): Promise<boolean> {
  return (await response.text()).includes(__BUILD__.entry);
}

function variablesOf(body: string): Record<string, unknown> {
  try {
    const { variables } = JSON.parse(body) as { variables?: Record<string, unknown> };
    return variables ?? {};
  } catch {
    return { body };
  }
}
