import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import { Fault } from '../rest/faults.ts';
import type { Log } from '../rest/store-connection.ts';
import type { KeptPage } from './kept-page.ts';
import { createPageCache, PageLateError, type PageCache } from './page-cache.ts';
import { loadRenderer, type PageRenderer, type PageRequest } from './page-renderer.ts';

/** The app's page before anything is rendered into it. */
export interface PageTemplate {
  html: string;
  /** When the build was made. */
  changedAt: number;
}

/** A page that everyone sees alike. */
export interface PublicPage {
  /** The path and query under which it is kept. */
  address: string;
  /** Whether products are in it, so that it changes with the catalogue. */
  hasProducts: boolean;
}

interface PublicPagesParts {
  /** The web app's renderer; without one, no page is rendered. */
  module: string | undefined;
  /** Where the built web app is. */
  folder: string;
  currency: string;
  catalogue: Catalogue;
  log: Log;
  queries: (publicOrigin: string) => PageRequest['query'];
}

interface PageSought {
  page: PublicPage;
  /** The origin that shoppers see. */
  origin: string;
  template: PageTemplate;
  /** Undefined while the gateway has no catalogue. */
  snapshot: Snapshot | undefined;
  /** As of the page cache. */
  admit: () => Promise<void>;
}

/** Why a page is not there now: to be said by the status of the answer. */
export interface MissingPage {
  status: 429 | 503;
  retryAfterMs: number;
}

export type FoundPage = { kept: KeptPage } | { missing: MissingPage };

/** Pages without products are the same for every catalogue. */
const anyCatalogue = { version: 0, epoch: 0 };
const late: MissingPage = { status: 503, retryAfterMs: 5000 };

/** The pages that everyone sees alike, rendered here so that they show before their code has come. */
export class PublicPages {
  readonly #parts: PublicPagesParts;
  #cache: PageCache;
  #loaded: { changedAt: number; renderer: Promise<PageRenderer | undefined> } | undefined;

  constructor(parts: PublicPagesParts) {
    this.#parts = parts;
    this.#cache = this.#newCache();
  }

  /** @returns undefined where this gateway renders no pages at all: the app then makes them in the browser */
  async find({ page, origin, template, snapshot, admit }: PageSought): Promise<FoundPage | undefined> {
    const { module, catalogue, queries } = this.#parts;
    if (module === undefined) return undefined;
    const render = await this.#rendererFor(template, module);
    if (!render) return { missing: late };
    const url = origin + page.address;
    const version = page.hasProducts ? snapshot?.version : anyCatalogue.version;
    if (version === undefined) {
      const last = this.#cache.last(url);
      return last ? { kept: last } : { missing: late };
    }
    const state = page.hasProducts ? { version, epoch: catalogue.epoch } : anyCatalogue;
    const make = () => render({ url, query: queries(origin) });
    try {
      return { kept: await this.#cache.get(url, state, { admit, make }) };
    } catch (error) {
      if (error instanceof PageLateError) return { missing: late };
      if (error instanceof Fault && error.code === 'RATE_LIMITED') {
        return { missing: { status: 429, retryAfterMs: error.retryAfterMs ?? late.retryAfterMs } };
      }
      throw error;
    }
  }

  /** Another build has another renderer, and its pages name other files. Undefined, and logged once, when it has none. */
  #rendererFor({ html, changedAt }: PageTemplate, module: string): Promise<PageRenderer | undefined> {
    if (this.#loaded?.changedAt !== changedAt) {
      const { folder, currency, log } = this.#parts;
      const renderer = loadRenderer({ module, folder }, { template: html, currency, changedAt }).catch(
        (error: unknown) => {
          log.error({ err: error }, 'no page can be rendered: the web app has no renderer');
          return undefined;
        },
      );
      this.#cache = this.#newCache();
      this.#loaded = { changedAt, renderer };
    }
    return this.#loaded.renderer;
  }

  #newCache(): PageCache {
    return createPageCache((error, address) => {
      this.#parts.log.warn({ err: error, address }, 'a page could not be rendered');
    });
  }
}
