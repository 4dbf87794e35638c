import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { Fault } from '../refusals/faults.ts';
import type { Log } from '../log.ts';
import type { CachedPage } from './cached-page.ts';
import { createPageCache, PageLateError, type PageCache, type PageCacheLimits } from './page-cache.ts';
import type { ShopInPages } from './shop-in-pages.ts';
import { loadRenderer, type PageRenderer, type RenderRequest } from './page-renderer.ts';

/** The app's `index.html`, with nothing rendered into it. */
export interface PageTemplate {
  html: string;
  /** The time at which the web app was built, in milliseconds since 1970. */
  changedAt: number;
  /** The texts of the shop to fill in. */
  shop: ShopInPages;
}

/** A page that is the same for every visitor. */
export interface PublicPage {
  /** The path and query under which the page is cached. */
  address: string;
  /** Whether it shows products, so that it changes with the catalogue. */
  hasProducts: boolean;
  /** The page to send when this one may not be rendered or is late. A page with another one is cached apart. */
  otherwise?: PublicPage;
}

interface PublicPagesOptions {
  /** The path of the web app's renderer; without one, no page is rendered. */
  module: string | undefined;
  /** The folder of the built web app. */
  folder: string;
  catalogue: Catalogue;
  log: Log;
  queries: (publicOrigin: string) => RenderRequest['query'];
}

interface PublicPageRequest {
  page: PublicPage;
  /** The origin that shoppers see. */
  origin: string;
  template: PageTemplate;
  /** The catalogue; undefined while the gateway has none. */
  snapshot: Snapshot | undefined;
  /** Runs before a page that is not cached is rendered. Rejects when this client may cause no more renderings. */
  admit: () => Promise<void>;
}

/** The reason why there is no rendered page now, for the status of the response. */
export interface MissingPage {
  status: 429 | 503;
  retryAfterMs: number;
}

export type FoundPage = { cached: CachedPage } | { missing: MissingPage };

/** The state of pages without products, which are the same for every catalogue. */
const anyCatalogue = { version: 0, epoch: 0 };
const late: MissingPage = { status: 503, retryAfterMs: 5000 };

const limits: Record<'pages' | 'searches', PageCacheLimits> = {
  pages: {
    maxPages: 500,
    maxBytes: 48_000_000,
    waitMs: 3000,
    renderings: { maxRunning: 2, maxWaiting: 16, restFactor: 4 },
  },
  // Strangers can ask for any number of searches: these may delay no other page and displace none.
  searches: {
    maxPages: 100,
    maxBytes: 8_000_000,
    waitMs: 1000,
    renderings: { maxRunning: 1, maxWaiting: 4, restFactor: 8 },
  },
};

/** Pages that are the same for every visitor, rendered here so that browsers show them before the app's code is loaded. */
export function createPublicPages({ module, folder, catalogue, log, queries }: PublicPagesOptions) {
  let caches = createCaches();
  let loaded: { html: string; changedAt: number; renderer: Promise<PageRenderer | undefined> } | undefined;

  /** @returns undefined when the gateway renders no pages: the browser renders them instead */
  async function find(request: PublicPageRequest): Promise<FoundPage | undefined> {
    const { otherwise } = request.page;
    if (!otherwise) return await findIn('pages', request);
    const found = await findIn('searches', request);
    return found && 'missing' in found ? await findIn('pages', { ...request, page: otherwise }) : found;
  }

  async function findIn(name: keyof typeof limits, request: PublicPageRequest): Promise<FoundPage | undefined> {
    const { page, origin, template, snapshot, admit } = request;
    if (module === undefined) return undefined;
    const renderPage = await rendererFor(template, module);
    if (!renderPage) return { missing: late };
    const cache = caches[name];
    const url = origin + page.address;
    const version = page.hasProducts ? snapshot?.version : anyCatalogue.version;
    if (version === undefined) {
      const last = cache.last(url);
      return last ? { cached: last } : { missing: late };
    }
    const state = page.hasProducts ? { version, epoch: catalogue.epoch } : anyCatalogue;
    const render = () => renderPage({ url, query: queries(origin) });
    try {
      return { cached: await cache.get(url, state, { admit, render }) };
    } catch (error) {
      if (error instanceof PageLateError) return { missing: late };
      if (error instanceof Fault && error.code === 'RATE_LIMITED') {
        return { missing: { status: 429, retryAfterMs: error.retryAfterMs ?? late.retryAfterMs } };
      }
      throw error;
    }
  }

  /** Creates a renderer for each build of the web app, and each change of the shop. Undefined, and logged, without one. */
  function rendererFor({ html, changedAt, shop }: PageTemplate, path: string): Promise<PageRenderer | undefined> {
    if (loaded?.changedAt === changedAt && loaded.html === html) return loaded.renderer;
    const renderer = loadRenderer({ module: path, folder }, { template: html, shop, changedAt }).catch(
      (error: unknown) => {
        log.error({ err: error }, 'no page can be rendered: the web app has no renderer');
        return undefined;
      },
    );
    // Pages of another build link to other files, and pages of before show the shop of before.
    caches = createCaches();
    loaded = { html, changedAt, renderer };
    return renderer;
  }

  function createCaches(): Record<keyof typeof limits, PageCache> {
    const onFailure = (error: unknown, address: string) => {
      log.warn({ err: error, address }, 'a page could not be rendered');
    };
    return {
      pages: createPageCache(limits.pages, onFailure),
      searches: createPageCache(limits.searches, onFailure),
    };
  }

  return {
    find,
    get cacheBytes() {
      return caches.pages.sizeBytes + caches.searches.sizeBytes;
    },
    get renderingsWaiting() {
      return caches.pages.renderingsWaiting + caches.searches.renderingsWaiting;
    },
  };
}

export type PublicPages = ReturnType<typeof createPublicPages>;
