import { answerFromKept } from './known-products.ts';
import {
  cartOperation,
  isPublicAnswer,
  isPublicPage,
  treatmentOf,
  operationHeader,
  type Treatment,
} from './treatment.ts';
import { findFile, forgetOldBuilds, keep, keptTexts, names, shellAddress } from './worker-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The shop without a network: its files, the pages and the catalogue as last seen. It handles no personal data: sessions, carts at the
 * store, orders, payments and the seller's area never pass through here. A new build takes over at once; what pages of the
 * last build still need stays.
 */

/** How long the network may take while there is something to show instead. */
const patienceMs = 3000;

const buildFiles = __BUILD__.files;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, self.location.origin, buildFiles);
  if (treatment) event.respondWith(treat[treatment](event));
});

const treat: Record<Treatment, (event: FetchEvent) => Promise<Response>> = {
  file: async ({ request }) => (await findFile(new URL(request.url).pathname)) ?? fetch(request),

  async picture(event) {
    const { request } = event;
    const { pathname } = new URL(request.url);
    const known = await caches.match(pathname, { cacheName: names.pictures, ignoreVary: true });
    if (known) return known;
    const response = await fetch(request);
    if (response.ok && response.type === 'basic')
      event.waitUntil(keep('pictures', pathname, response.clone()).catch(() => undefined));
    return response;
  },

  async answer(event) {
    const { request } = event;
    const operation = request.headers.get(operationHeader);
    const variables = variablesOf(await request.clone().text());
    const key = `/graphql?${operation}=${encodeURIComponent(JSON.stringify(variables))}`;
    const answered = fetch(request);
    event.waitUntil(answered.then((response) => keepAnswer(key, response.clone())).catch(() => undefined));
    return await orKept(
      answered,
      async () =>
        (operation === cartOperation ? await cartFromKept(variables) : undefined) ??
        (await caches.match(key, { cacheName: names.answers, ignoreVary: true })),
    );
  },

  async page(event) {
    const { pathname, search } = new URL(event.request.url);
    const address = `${pathname}${search}`;
    const opened = fetch(event.request);
    if (isPublicPage(event.request.url))
      event.waitUntil(opened.then((response) => keepPage(address, response.clone())).catch(() => undefined));
    return await orKept(
      opened,
      async () =>
        (await caches.match(address, { cacheName: names.pages, ignoreVary: true })) ??
        (await caches.match(shellAddress, { cacheName: names.files })),
    );
  },
};

async function install() {
  const cache = await caches.open(names.files);
  await Promise.all(
    buildFiles.map(async (file) => {
      // Named after its content, a file of the last build is as good as one from the network.
      const isNamedByContent = file.startsWith('/assets/');
      const known = isNamedByContent ? await findFile(file) : undefined;
      const response =
        known ?? (await fetch(file, { cache: isNamedByContent ? 'default' : 'no-cache', credentials: 'omit' }));
      if (!response.ok) throw new Error(`${file} is not there: this build is being replaced.`);
      await cache.put(file, response);
    }),
  );
  // The page before anything is rendered into it, asked for without cookies: any address can be opened with it, and it is
  // nobody's. Of all addresses the seller's is the one that is never rendered.
  const shell = await fetch('/seller', { cache: 'no-store', credentials: 'omit', headers: { accept: 'text/html' } });
  if (!shell.ok || !(await isOfThisBuild(shell.clone()))) throw new Error('The shell is of another build.');
  await cache.put(shellAddress, shell);
  await keepOpenPages().catch(() => undefined); // the worker does all else without them
  await self.skipWaiting();
}

async function takeOver() {
  await forgetOldBuilds();
  await self.clients.claim();
}

/** Pages that were opened before there was a worker have not passed through it, and their lists came with them. */
async function keepOpenPages() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open.filter((client) => isPublicPage(client.url))) {
    const { pathname, search } = new URL(url);
    const address = `${pathname}${search}`;
    await keepPage(address, await fetch(address, { credentials: 'omit', headers: { accept: 'text/html' } }));
  }
}

/** The products of a cart, each as the shopper saw it last: a list may be newer than the last answer about the cart. */
async function cartFromKept(variables: Record<string, unknown>): Promise<Response | undefined> {
  const answer = answerFromKept(variables['ids'], await keptTexts());
  return answer === undefined ? undefined : new Response(answer, { headers: { 'content-type': 'application/json' } });
}

/** The network's answer, or what is kept when there is no network, or none worth waiting for. */
async function orKept(fromNetwork: Promise<Response>, find: () => Promise<Response | undefined>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    // A network answer that comes while the caches are read is newer than what they hold.
    return (
      (await Promise.race([fromNetwork, late])) ?? (await Promise.race([fromNetwork, find()])) ?? (await fromNetwork)
    );
  } catch {
    return (await find()) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

async function keepAnswer(key: string, response: Response) {
  if (!response.ok) return;
  const text = await response.clone().text();
  if (isPublicAnswer(text)) await keep('answers', key, response);
}

async function keepPage(address: string, response: Response) {
  const isPage = response.ok && !response.redirected && response.headers.get('content-type')?.startsWith('text/html');
  if (isPage && (await isOfThisBuild(response.clone()))) await keep('pages', address, response);
}

/** A page of another build would ask for files that are not kept. */
async function isOfThisBuild(response: Response): Promise<boolean> {
  return (await response.text()).includes(__BUILD__.entry);
}

function variablesOf(asked: string): Record<string, unknown> {
  try {
    const { variables } = JSON.parse(asked) as { variables?: Record<string, unknown> };
    return variables ?? {};
  } catch {
    return { asked };
  }
}
