import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, type ContentCoding } from '../content-coding.ts';
import type { RenderedPage } from './page-renderer.ts';

/** A document in every form in which it is sent. */
export interface KeptPage {
  bodies: Record<ContentCoding | 'identity', Buffer>;
  styles: string[];
  /** The SHA-256 of the document. */
  digest: string;
  version: number;
  epoch: number;
}

interface CatalogueState {
  /** The content of the catalogue. */
  version: number;
  /** The changes to it that were made through this server. */
  epoch: number;
}

const MOST = { pages: 500, bytes: 48_000_000 };
/** Milliseconds for which a page of the last catalogue will do while the new one is made. */
const STALE_FOR = 5000;
/** Pages that are made at the same time; whoever asks for one more is sent away. */
const MOST_AT_ONCE = 16;
/** The first quality that looks for the best way and not for a quick one: 6 % smaller, for 20 ms once. */
const BROTLI = { brotliQuality: 10 };

/**
 * Documents that are the same for everyone, each kept until the catalogue changes. A page is made once however many ask
 * for it at the same moment. When the store has changed by itself, the old page is sent until the new one is there;
 * after a change made here nobody sees the old one any more.
 */
export class PageCache {
  readonly #kept = new LRUCache<string, KeptPage>({
    max: MOST.pages,
    maxSize: MOST.bytes,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length,
  });
  readonly #underWay = new Map<string, Promise<KeptPage>>();
  #newest = { version: -1, since: 0 };

  /** Rejects when the page cannot be made. */
  async get(address: string, state: CatalogueState, make: () => Promise<RenderedPage>): Promise<KeptPage> {
    if (state.version !== this.#newest.version) this.#newest = { version: state.version, since: Date.now() };
    const kept = this.#kept.get(address);
    if (kept?.version === state.version) return kept;
    const made = this.#makeOnce(address, state, make);
    if (kept?.epoch !== state.epoch || Date.now() - this.#newest.since > STALE_FOR) return await made;
    made.catch(() => undefined);
    return kept;
  }

  #makeOnce(address: string, state: CatalogueState, make: () => Promise<RenderedPage>): Promise<KeptPage> {
    const key = `${state.version} ${state.epoch} ${address}`;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    if (this.#underWay.size >= MOST_AT_ONCE) return Promise.reject(new Error('Too many pages are being made.'));
    const made = this.#make(address, state, make).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  async #make(address: string, state: CatalogueState, make: () => Promise<RenderedPage>): Promise<KeptPage> {
    const { html, styles } = await make();
    const identity = Buffer.from(html);
    const [zipped, br] = await Promise.all([compress(identity, 'gzip', BROTLI), compress(identity, 'br', BROTLI)]);
    const page: KeptPage = {
      bodies: { identity, gzip: zipped, br },
      styles,
      digest: createHash('sha256').update(identity).digest('base64url'),
      ...state,
    };
    this.#kept.set(address, page);
    return page;
  }
}
