import { createHash } from 'node:crypto';
import { compress, withoutSpare, type ContentCoding } from '../content-coding.ts';
import type { RenderedPage } from './page-renderer.ts';
import { createWorkQueue } from './work-queue.ts';

/** The state of the catalogue that a page shows. */
export interface CatalogueState {
  /** Version of the catalogue's content. */
  version: number;
  /** The number of changes to the catalogue through this gateway. */
  epoch: number;
}

/** A rendered page, compressed on demand. */
export interface CachedPage extends CatalogueState {
  /** The SHA-256 in base64 of each style element, for the content security policy. */
  styles: string[];
  /** SHA-256 in base64 of each script element. */
  scripts: string[];
  /** The SHA-256 of the HTML, in base64url. */
  digest: string;
  /** Estimated memory of the HTML and its compressed forms. */
  bytes: number;
  /** The body in a coding. Brotli is quick for the first clients; the second request starts a smaller one for later clients. */
  body: (coding: ContentCoding | 'identity') => Promise<Buffer>;
}

/**
 * The qualities of Brotli. For a page, 4 takes 2 ms; 11 saves more than a tenth of the bytes, and its time does not matter
 * behind a queue.
 */
const brotliQualities = { quick: { brotliQuality: 4 }, small: { brotliQuality: 11 } };
/** The compressed forms together take less than half of the HTML. */
const memoryFactor = 1.5;

const slowCompressions = createWorkQueue({ maxRunning: 1, maxWaiting: 50 });

export function createCachedPage(
  { html, styles, scripts }: RenderedPage,
  { version, epoch }: CatalogueState,
): CachedPage {
  const identity = Buffer.from(html);
  const quick = new Map<ContentCoding, Promise<Buffer>>();
  let small: Buffer | undefined;
  let isBeingMadeSmall = false;

  function makeSmall() {
    isBeingMadeSmall = true;
    void slowCompressions
      .run(() => compress(identity, 'br', brotliQualities.small))
      .then((bytes) => {
        small = withoutSpare(bytes);
        quick.delete('br');
      })
      // The quick form stays in use; a later request tries again.
      .catch(() => undefined)
      .finally(() => (isBeingMadeSmall = false));
  }

  return {
    version,
    epoch,
    styles,
    scripts,
    digest: createHash('sha256').update(identity).digest('base64url'),
    bytes: Math.ceil(identity.length * memoryFactor),
    async body(coding) {
      if (coding === 'identity') return identity;
      if (coding === 'br' && small) return small;
      const known = quick.get(coding);
      if (coding === 'br' && known && !isBeingMadeSmall) makeSmall();
      const bytes = known ?? compress(identity, coding, brotliQualities.quick).then(withoutSpare);
      quick.set(coding, bytes);
      try {
        return await bytes;
      } catch (error) {
        // A later request tries again.
        quick.delete(coding);
        throw error;
      }
    },
  };
}
