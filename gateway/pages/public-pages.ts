import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { Fault } from '../refusals/faults.ts';
import type { Log } from '../log.ts';
import type { CachedPage } from './cached-page.ts';
import { createPageCache, PageLateError, type PageCache } from './page-cache.ts';
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

/** Pages that are the same for every visitor, rendered here so that browsers show them before the app's code is loaded. */
export function createPublicPages({ module, folder, catalogue, log, queries }: PublicPagesOptions) {
  let cache = createCache();
  let loaded: { html: string; changedAt: number; renderer: Promise<PageRenderer | undefined> } | undefined;

  /** @returns undefined when the gateway renders no pages: the browser renders them instead */
  async function find(request: PublicPageRequest): Promise<FoundPage | undefined> {
    const { page, origin, template, snapshot, admit } = request;
    if (module === undefined) return undefined;
    const renderPage = await rendererFor(template, module);
    if (!renderPage) return { missing: late };
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
    cache = createCache();
    loaded = { html, changedAt, renderer };
    return renderer;
  }

  function createCache(): PageCache {
    return createPageCache((error, address) => {
      log.warn({ err: error, address }, 'a page could not be rendered');
    });
  }

  return {
    find,
    get cacheBytes() {
      return cache.sizeBytes;
    },
    get renderingsWaiting() {
      return cache.renderingsWaiting;
    },
  };
}

export type PublicPages = ReturnType<typeof createPublicPages>;
