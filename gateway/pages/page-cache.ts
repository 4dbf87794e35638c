import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { createCachedPage, type CatalogueState, type CachedPage } from './cached-page.ts';
import type { RenderedPage } from './page-renderer.ts';
import { createWorkQueue } from './work-queue.ts';

export interface PageRendering {
  /** Runs before a page that is not cached is rendered. Rejects when this client may cause no more renderings. */
  admit: () => Promise<void>;
  render: () => Promise<RenderedPage>;
}

/** A page could not be rendered in time, and no older version of it is cached. */
export class PageLateError extends Error {
  constructor(cause?: unknown) {
    super('The page is not rendered yet.', { cause });
    this.name = 'PageLateError';
  }
}

/** Limits of a cache of pages. */
export interface PageCacheLimits {
  maxPages: number;
  maxBytes: number;
  /** The time for which a client waits for a rendering of which no older version can be sent. */
  waitMs: number;
  renderings: { maxRunning: number; maxWaiting: number; restFactor: number };
}

/**
 * The time after a change in the store within which the last version is sent at once, while the new one is rendered.
 */
const staleForMs = 5000;
/** The time for which a client waits for a rendering when an older version can be sent instead. */
const waitWithLastVersionMs = 1000;
/** A rendering that takes longer counts as failed and frees its slot. */
const renderingTimeoutMs = 10_000;
/** The time after a failed rendering within which the page is not rendered again. */
const retryAfterFailureMs = 5000;

/**
 * Pages that are the same for every visitor. A page is rendered once per state of the catalogue, however many clients request
 * it at the same time. When the store has changed by itself, the last version is sent while the new one is rendered. After a
 * change through this gateway, the last version is sent only when the new one is late.
 */
export function createPageCache(
  { maxPages, maxBytes, waitMs, renderings: renderingLimits }: PageCacheLimits,
  onFailure: (error: unknown, address: string) => void,
) {
  const cached = new LRUCache<string, CachedPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const underWay = new Map<string, Promise<CachedPage>>();
  const failed = new LRUCache<string, true>({ max: maxPages, ttl: retryAfterFailureMs });
  const renderings = createWorkQueue(renderingLimits);
  let newest = { version: 0, sinceMs: 0 };

  /**
   * @throws PageLateError
   * @throws what `admit` rejects with
   */
  async function get(address: string, state: CatalogueState, { admit, render }: PageRendering): Promise<CachedPage> {
    if (state.version > newest.version) newest = { version: state.version, sinceMs: Date.now() };
    const last = cached.get(address);
    if (last?.version === state.version) return last;
    const key = `${state.version} ${state.epoch} ${address}`;
    if (failed.has(key)) return last ?? throwLate();
    if (!last && !underWay.has(key)) await admit();

    const rendered = renderOnce(key, { address, state, render });
    const isLastUsable = last !== undefined && last.epoch === state.epoch;
    if (isLastUsable && Date.now() - newest.sinceMs <= staleForMs) {
      rendered.catch(() => undefined);
      return last;
    }
    const timeoutMs = isLastUsable ? waitWithLastVersionMs : waitMs;
    const inTime = rendered.catch((error: unknown) => last ?? throwLate(error));
    return (await Promise.race([inTime, pause(timeoutMs, undefined, { ref: false })])) ?? last ?? throwLate();
  }

  function renderOnce(
    key: string,
    { address, state, render }: { address: string; state: CatalogueState; render: PageRendering['render'] },
  ): Promise<CachedPage> {
    const known = underWay.get(key);
    if (known) return known;
    const rendered = renderings
      .run(async () => {
        try {
          const page = createCachedPage(await withTimeout(render()), state);
          cached.set(address, page);
          return page;
        } catch (error) {
          failed.set(key, true);
          onFailure(error, address);
          throw error;
        }
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendered);
    return rendered;
  }

  /** The last version of a page, whatever state of the catalogue it shows. */
  const last = (address: string) => cached.get(address);

  return {
    get,
    last,
    /** Memory that the pages take. */
    get sizeBytes() {
      return cached.calculatedSize;
    },
    /** Renderings that wait until others have ended. */
    get renderingsWaiting() {
      return renderings.waiting;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

async function withTimeout(rendering: Promise<RenderedPage>): Promise<RenderedPage> {
  const page = await Promise.race([rendering, pause(renderingTimeoutMs, undefined, { ref: false })]);
  if (!page) throw new Error(`The rendering took longer than ${renderingTimeoutMs / 1000} s.`);
  return page;
}

function throwLate(cause?: unknown): never {
  throw new PageLateError(cause);
}
