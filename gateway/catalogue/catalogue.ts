import type { Measures } from '#readers/weight-words.ts';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ToPictureUrl } from '../documents/picture-url.ts';
import { listIn } from '../documents/read-list.ts';
import type { Log } from '../log.ts';
import { storeUnreachable } from '../refusals/faults.ts';
import type { RestClient } from '../transport/rest-client.ts';
import { readShopCategories } from './own-categories.ts';
import { createProductReader } from './product-reader.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

interface CatalogueOptions {
  /** A client of its own, without cookies: the list must be what every visitor may see. */
  rest: RestClient;
  log: Log;
  toPictureUrl: ToPictureUrl;
  /** Whether the store sends what it says of categories with the list. */
  hasOwnCategories?: () => boolean;
  /** Whether the law of the shop compares reductions with the price of the history. */
  comparesReference?: () => boolean;
  /** Whether the store has food facts. */
  hasFood?: () => boolean;
  /** Runs before the list is requested. */
  beforeRequest?: () => void;
  /** Whose pints and ounces the sizes name. */
  measures?: () => Measures;
  /** The time for which a list is used before the next request refreshes it. */
  timeToLiveMs?: number | undefined;
}

const defaultTimeToLiveMs = 500;
/**
 * While a refresh runs, requests get a list that is not older than this. So a change through another gateway shows here
 * after a second at most, if the store responds.
 */
const maxStaleMs = 1000;
/** The time for which a request waits for a refresh before it gets an older list. */
const refreshTimeoutMs = 1000;

interface StoredList {
  snapshot: Snapshot;
  etag: string | null;
  /** The digest of the response's text. */
  digest: string;
}

interface CachedList extends StoredList {
  /** The time at which the list was requested: it has every change that the store made before. */
  requestedAtMs: number;
  /** The epoch at that time. */
  epoch: number;
}

interface Refresh {
  startedAtMs: number;
  result: Promise<Snapshot>;
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/**
 * The store's product list, cached for all visitors. At most one refresh runs at a time. It sends the ETag, so an
 * unchanged list costs the store little. While the store is slow or down, requests get the older list.
 */
export function createCatalogue(options: CatalogueOptions) {
  const { rest, log, toPictureUrl, hasOwnCategories, beforeRequest, timeToLiveMs = defaultTimeToLiveMs } = options;
  const reader = createProductReader(toPictureUrl, options.measures);
  let cached: CachedList | undefined;
  let refresh: Refresh | undefined;
  let hasRefreshFailed = false;
  let epoch = 0;

  const isOutdated = (list: CachedList) => list.epoch !== epoch;
  const ageMsOf = (list: CachedList) => Date.now() - list.requestedAtMs;

  function currentIfFresh(): Snapshot | undefined {
    return cached && !isOutdated(cached) && ageMsOf(cached) < timeToLiveMs ? cached.snapshot : undefined;
  }

  function startRefresh(): Refresh {
    refresh ??= {
      startedAtMs: Date.now(),
      result: load().finally(() => {
        refresh = undefined;
      }),
    };
    return refresh;
  }

  async function load(): Promise<Snapshot> {
    try {
      for (;;) {
        const epochBefore = epoch;
        const requestedAtMs = Date.now();
        const list = await fetchList();
        cached = { ...list, requestedAtMs, epoch: epochBefore };
        hasRefreshFailed = false;
        // After a change during the request, the list may be from before that change: fetch it again.
        if (!isOutdated(cached)) return list.snapshot;
      }
    } catch (error) {
      // Health checks try again twice a second: only the first failure is a warning.
      log[hasRefreshFailed ? 'debug' : 'warn']({ err: error }, 'the catalogue could not be refreshed');
      hasRefreshFailed = true;
      throw error;
    }
  }

  async function fetchList(): Promise<StoredList> {
    beforeRequest?.();
    const response = await rest.send({
      method: 'GET',
      path: '/api/product/list',
      kind: 'read',
      headers: { 'if-none-match': cached?.etag ?? undefined },
    });
    if (response.status === 304) {
      if (cached) return cached;
      throw storeUnreachable(response.detail);
    }
    const digest = createHash('sha1').update(response.text).digest('base64');
    // Without an ETag, a list with the same text is the same list.
    if (cached && digest === cached.digest) return cached;

    const { products, skipped } = await reader.read(listIn(response, 'products'));
    if (skipped > 0) {
      log.warn({ ...response.detail, skipped, read: products.length }, 'skipped products that cannot be read');
    }
    const version = (cached?.snapshot.version ?? 0) + 1;
    const shopCategories = hasOwnCategories?.() ? readShopCategories(response, toPictureUrl) : undefined;
    const comparesReference = options.comparesReference?.() ?? false;
    const hasFood = options.hasFood?.() ?? false;
    const measures = options.measures?.() ?? 'US';
    const earlier = cached?.snapshot;
    const snapshot = await createSnapshot(products, version, {
      shopCategories,
      comparesReference,
      hasFood,
      measures,
      earlier,
    });
    return { snapshot, etag: response.etag, digest };
  }

  return {
    /**
     * The list to use now. It is refreshed when it is too old or outdated.
     *
     * @throws Fault when there is no list in memory and the store gives none
     */
    async current(): Promise<Snapshot> {
      const fresh = currentIfFresh();
      if (fresh) return fresh;
      if (!cached) return await startRefresh().result;

      const { snapshot } = cached;
      const ageMs = ageMsOf(cached);
      const { startedAtMs, result } = startRefresh();
      const refreshed = result.catch(() => snapshot);
      // The old list does not show a change that this gateway has made: wait for the new one.
      if (isOutdated(cached)) return await refreshed;
      // When one request has waited a whole second for the refresh, later ones do not wait too.
      const isStoreSlow = Date.now() - startedAtMs > refreshTimeoutMs;
      if (ageMs < maxStaleMs || hasRefreshFailed || isStoreSlow) return snapshot;
      return await Promise.race([refreshed, pause(refreshTimeoutMs, snapshot, { ref: false })]);
    },

    /** The list in memory if it needs no refresh. */
    currentIfFresh,

    /** A fresh list; undefined when the store does not send it within a second. */
    async freshWithinTimeout(): Promise<Snapshot | undefined> {
      const fresh = currentIfFresh() ?? startRefresh().result.catch(() => undefined);
      return await Promise.race([fresh, pause(refreshTimeoutMs, undefined, { ref: false })]);
    },

    /** The list in memory, however old. */
    peek: (): Snapshot | undefined => cached?.snapshot,

    /** Tells that a product was added or its stock changed: the list in memory is outdated. */
    invalidate(): void {
      epoch += 1;
    },

    /** Gives the same list a new version, when public responses and pages made with it are no longer right. */
    renew(): void {
      epoch += 1;
      if (cached) cached = { ...cached, etag: null, digest: '' };
    },

    /** The number of changes that were made through this gateway. */
    get epoch(): number {
      return epoch;
    },

    /** The age of the list in memory; 0 without one. */
    get ageMs(): number {
      return cached ? ageMsOf(cached) : 0;
    },

    /** Whether there is a list, and whether the store sent it at the last refresh: for the readiness check. */
    get state(): 'empty' | 'fresh' | 'stale' {
      if (!cached) return 'empty';
      return hasRefreshFailed ? 'stale' : 'fresh';
    },
  };
}
