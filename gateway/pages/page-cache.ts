import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { createKeptPage, type CatalogueState, type KeptPage } from './kept-page.ts';
import type { RenderedPage } from './page-renderer.ts';
import { createWorkQueue } from './work-queue.ts';

export interface PageWork {
  /** Called before a page that is not kept is rendered. Rejects when this client may not have more of them. */
  admit: () => Promise<void>;
  make: () => Promise<RenderedPage>;
}

/** A page could not be rendered, or not in time, and no older version of it is kept. */
export class PageLateError extends Error {
  constructor(cause?: unknown) {
    super('The page is not rendered yet.', { cause });
    this.name = 'PageLateError';
  }
}

const maxKept = { pages: 500, bytes: 48_000_000 };
/** How long the page of the last catalogue is sent at once while the new one is rendered. */
const staleForMs = 5000;
/** How long a client waits for a rendering: while an older version could be sent, and while none could. */
const patienceMs = { withLastVersion: 1000, without: 3000 };
/** A rendering that takes longer counts as failed, so that it does not keep its place for ever. */
const renderingTimeoutMs = 10_000;
/** How long a page that could not be rendered is not tried again. */
const failedForMs = 5000;
/** Two renderings run at once, sixteen more wait, others are refused. Pauses between them let other requests be answered. */
const renderLimits = { atOnce: 2, waiting: 16, rest: 4 };

/**
 * Documents that are the same for everyone, each kept until the catalogue changes, and after that as the last version of
 * the page. A page is rendered once however many clients ask for it at the same time. When the store has changed by itself,
 * the last version is sent while the new one is rendered. After a change made through this gateway the last version is sent
 * only where the new one is late.
 */
export function createPageCache(onFailure: (error: unknown, address: string) => void) {
  const kept = new LRUCache<string, KeptPage>({
    max: maxKept.pages,
    maxSize: maxKept.bytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const underWay = new Map<string, Promise<KeptPage>>();
  const failed = new LRUCache<string, true>({ max: maxKept.pages, ttl: failedForMs });
  const renderings = createWorkQueue(renderLimits);
  let newest = { version: 0, sinceMs: 0 };

  /**
   * @throws PageLateError
   * @throws what `admit` rejects with
   */
  async function get(address: string, state: CatalogueState, work: PageWork): Promise<KeptPage> {
    if (state.version > newest.version) newest = { version: state.version, sinceMs: Date.now() };
    const last = kept.get(address);
    if (last?.version === state.version) return last;
    const key = `${state.version} ${state.epoch} ${address}`;
    if (failed.has(key)) return last ?? refuse();
    if (!last && !underWay.has(key)) await work.admit();

    const rendered = renderOnce(key, { address, state, make: work.make });
    const isLastTrue = last !== undefined && last.epoch === state.epoch;
    if (isLastTrue && Date.now() - newest.sinceMs <= staleForMs) {
      rendered.catch(() => undefined);
      return last;
    }
    const limitMs = isLastTrue ? patienceMs.withLastVersion : patienceMs.without;
    const inTime = rendered.catch((error: unknown) => last ?? refuse(error));
    return (await Promise.race([inTime, pause(limitMs, undefined, { ref: false })])) ?? last ?? refuse();
  }

  function renderOnce(
    key: string,
    { address, state, make }: { address: string; state: CatalogueState; make: PageWork['make'] },
  ): Promise<KeptPage> {
    const known = underWay.get(key);
    if (known) return known;
    const rendered = renderings
      .run(async () => {
        try {
          const page = createKeptPage(await inTime(make()), state);
          kept.set(address, page);
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

  /** The last version of a page, from whatever catalogue. */
  const last = (address: string) => kept.get(address);

  return { get, last };
}

export type PageCache = ReturnType<typeof createPageCache>;

async function inTime(rendering: Promise<RenderedPage>): Promise<RenderedPage> {
  const page = await Promise.race([rendering, pause(renderingTimeoutMs, undefined, { ref: false })]);
  if (!page) throw new Error(`The rendering took longer than ${renderingTimeoutMs / 1000} s.`);
  return page;
}

function refuse(cause?: unknown): never {
  throw new PageLateError(cause);
}
