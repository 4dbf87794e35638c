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
  #loaded: { changedAt: number; renderer: Promise<PageRenderer | undefined> } | undefined;

  constructor(parts: PublicPagesParts) {
    this.#parts = parts;
  }

  /**
   * @param path as `publicPageOf` spells it
   * @returns undefined when the page cannot be rendered, or not in time: the app then makes it in the browser
   */
  async find(path: string, origin: string, template: PageTemplate, snapshot: Snapshot): Promise<KeptPage | undefined> {
    const page = this.#make(path, origin, template, snapshot).catch((error: unknown) => {
      this.#parts.log.warn({ err: error, path }, 'a page could not be rendered');
      return undefined;
    });
    return await Promise.race([page, pause(DEADLINE, undefined, { ref: false })]);
  }

  async #make(path: string, origin: string, template: PageTemplate, { version }: Snapshot) {
    const { module, catalogue, queries } = this.#parts;
    const render = module === undefined ? undefined : await this.#rendererFor(template, module);
    if (!render) return undefined;
    const url = origin + path;
    const state = { version, epoch: catalogue.epoch };
    return await this.#cache.get(url, state, () => render({ url, query: queries(origin) }));
  }

  /** Another build has another renderer, and its pages name other files. Undefined, and told once, when it has none. */
  #rendererFor({ html, changedAt }: PageTemplate, module: string): Promise<PageRenderer | undefined> {
    if (this.#loaded?.changedAt !== changedAt) {
      const { folder, currency, log } = this.#parts;
      const renderer = loadRenderer({ module, folder }, { template: html, currency, changedAt }).catch(
        (error: unknown) => {
          log.error({ err: error }, 'no page can be rendered: the web app has no renderer');
          return undefined;
        },
      );
      this.#cache = new PageCache();
      this.#loaded = { changedAt, renderer };
    }
    return this.#loaded.renderer;
  }
}
