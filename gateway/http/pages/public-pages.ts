import { setTimeout as pause } from 'node:timers/promises';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { Log } from '../../rest/store-connection.ts';
import { PageCache, type KeptPage } from './page-cache.ts';
import { loadRenderer, type PageRenderer, type PageRequest } from './page-renderer.ts';

/** The app's page before anything is rendered into it. */
export interface PageTemplate {
  html: string;
  /** When the build was made. */
  changedAt: number;
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

/** Milliseconds a browser waits for a page that is being made before it gets the empty one. */
const DEADLINE = 1000;

/** The pages that everyone sees alike, rendered here so that they show before their code has come. */
export class PublicPages {
  readonly #parts: PublicPagesParts;
  #cache = new PageCache();
  #loaded: { changedAt: number; renderer: Promise<PageRenderer> } | undefined;

  constructor(parts: PublicPagesParts) {
    this.#parts = parts;
  }

  /**
   * @param path as `publicPageOf` spells it
   * @returns undefined when the page cannot be rendered, or not in time: the app then makes it in the browser
   */
  async find(path: string, origin: string, template: PageTemplate, snapshot: Snapshot): Promise<KeptPage | undefined> {
    const { module, catalogue, queries, log } = this.#parts;
    if (module === undefined) return undefined;
    const renderer = this.#rendererFor(template, module);
    const url = origin + path;
    const state = { version: snapshot.version, epoch: catalogue.epoch };
    const page = this.#cache
      .get(url, state, async () => (await renderer)({ url, query: queries(origin) }))
      .catch((error: unknown) => {
        log.warn({ err: error, path }, 'a page could not be rendered');
        return undefined;
      });
    return await Promise.race([page, pause(DEADLINE, undefined, { ref: false })]);
  }

  /** Another build has another renderer, and its pages name other files. */
  #rendererFor({ html, changedAt }: PageTemplate, module: string): Promise<PageRenderer> {
    if (this.#loaded?.changedAt !== changedAt) {
      const { folder, currency } = this.#parts;
      this.#cache = new PageCache();
      this.#loaded = { changedAt, renderer: loadRenderer({ module, folder }, { template: html, currency, changedAt }) };
      this.#loaded.renderer.catch(() => undefined);
    }
    return this.#loaded.renderer;
  }
}
