import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { storeUnreachable } from '../rest/faults.ts';
import { listIn } from '../rest/read-list.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { Log } from '../rest/store-connection.ts';
import { ProductReader } from './product-reader.ts';
import { Snapshot } from './snapshot.ts';

interface CatalogueOptions {
  /** A client of its own, without cookies: what everybody may see is fetched as nobody. */
  rest: RestClient;
  log: Log;
  /** Makes the address of a picture fit this server. */
  pictureAddress: (address: string) => string;
  /** Milliseconds a list counts as new. */
  timeToLive?: number | undefined;
}

const defaultTimeToLiveMs = 500;
/**
 * Milliseconds up to which a list is still good enough to answer with while a newer one is on its way: what the seller does
 * through another gateway is seen through this one after a second at most, as long as the store answers.
 */
const goodEnough = 1000;
/** Milliseconds to wait for a newer list before an old one has to do. */
const patience = 1000;

/**
 * The store's product list, kept for everyone: one call under way at most, asked again after half a second (by ETag, which
 * costs the store one short read), never older than a second, and answered from the old list while the store is slow or down. Nothing that depends on a visitor is in it.
 */
export class Catalogue {
  readonly #options: CatalogueOptions;
  readonly #reader: ProductReader;
  #snapshot: Snapshot | undefined;
  #etag: string | null = null;
  #digest = '';
  /** When the list was asked for: the store's products as they were then, or later. */
  #fetchedAt = 0;
  #failedAt = 0;
  /** Counts the changes to the store that this server knows of. */
  #epoch = 0;
  /** The epoch the snapshot is known to include. */
  #snapshotEpoch = 0;
  #underWay: Promise<Snapshot> | undefined;
  #underWaySince = 0;

  constructor(options: CatalogueOptions) {
    this.#options = options;
    this.#reader = new ProductReader(options.pictureAddress);
  }

  /**
   * The list as it should be answered now.
   *
   * @throws Fault when there is no list at all and none can be had
   */
  async current(): Promise<Snapshot> {
    const known = this.#snapshot;
    const current = this.currentWithoutWaiting();
    if (current) return current;
    if (!known) return await this.#refresh();
    const age = Date.now() - this.#fetchedAt;

    const refreshed = this.#refresh().catch(() => known);
    // After a change of ours the old list would deny it, so that the new one is waited for.
    if (!this.#isUpToDate) return await refreshed;
    const isStoreDown = this.#failedAt > this.#fetchedAt;
    // One second of waiting tells that the store is slow; whoever comes later need not find out again.
    const isStoreSlow = Date.now() - this.#underWaySince > patience;
    if (age < goodEnough || isStoreDown || isStoreSlow) return known;
    return await Promise.race([refreshed, pause(patience, known, { ref: false })]);
  }

  /** The same where it is known already and still new. */
  currentWithoutWaiting(): Snapshot | undefined {
    const age = Date.now() - this.#fetchedAt;
    return this.#isUpToDate && age < (this.#options.timeToLive ?? defaultTimeToLiveMs) ? this.#snapshot : undefined;
  }

  /** The list as the store has it in this moment; undefined when the store does not give it within a second. */
  async freshIfGiven(): Promise<Snapshot | undefined> {
    const fresh = this.currentWithoutWaiting() ?? this.#refresh().catch(() => undefined);
    return await Promise.race([fresh, pause(patience, undefined, { ref: false })]);
  }

  /** What is known without asking, if anything. */
  peek(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** A product was added, or its stock changed: what is known no longer counts. */
  drop(): void {
    this.#epoch += 1;
  }

  /** Counts the changes that were made through this server. */
  get epoch(): number {
    return this.#epoch;
  }

  /** For readiness: whether there is something to answer with, and whether the store gave it lately. */
  get state(): 'empty' | 'fresh' | 'stale' {
    if (!this.#snapshot) return 'empty';
    return this.#failedAt > this.#fetchedAt ? 'stale' : 'fresh';
  }

  get #isUpToDate() {
    return this.#snapshotEpoch === this.#epoch;
  }

  #refresh(): Promise<Snapshot> {
    if (this.#underWay) return this.#underWay;
    this.#underWaySince = Date.now();
    this.#underWay = this.#load().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #load(): Promise<Snapshot> {
    try {
      for (;;) {
        const epoch = this.#epoch;
        const askedAt = Date.now();
        const snapshot = await this.#fetch();
        this.#snapshot = snapshot;
        this.#snapshotEpoch = epoch;
        this.#fetchedAt = askedAt;
        // Something changed while this list was on its way: it may be from before.
        if (epoch === this.#epoch) return snapshot;
      }
    } catch (error) {
      this.#failedAt = Date.now();
      this.#options.log.warn({ err: error }, 'the catalogue could not be refreshed');
      throw error;
    }
  }

  async #fetch(): Promise<Snapshot> {
    const { rest, log } = this.#options;
    const reply = await rest.send({
      method: 'GET',
      path: '/api/product/list',
      kind: 'read',
      headers: { 'if-none-match': this.#snapshot && (this.#etag ?? undefined) },
    });
    if (reply.status === 304) {
      if (this.#snapshot) return this.#snapshot;
      throw storeUnreachable(reply.detail);
    }
    const digest = createHash('sha1').update(reply.text).digest('base64');
    // Stores without ETags: the same text still means the same products.
    if (this.#snapshot && digest === this.#digest) return this.#snapshot;

    const { products, skipped } = await this.#reader.read(listIn(reply, 'products'));
    if (skipped > 0)
      log.warn({ ...reply.detail, skipped, read: products.length }, 'skipped products that cannot be read');
    const snapshot = await Snapshot.of(products, (this.#snapshot?.version ?? 0) + 1, this.#snapshot);
    this.#etag = reply.etag;
    this.#digest = digest;
    return snapshot;
  }
}
