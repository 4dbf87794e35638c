import { createHash } from 'node:crypto';
import { compress, type ContentCoding } from '../content-coding.ts';
import type { RenderedPage } from './page-renderer.ts';
import { createWorkQueue } from './work-queue.ts';

/** Which catalogue a page was made from. */
export interface CatalogueState {
  /** The content of the catalogue. */
  version: number;
  /** The changes to it that were made through this gateway. */
  epoch: number;
}

/** A rendered document that can be sent in every coding. */
export interface KeptPage extends CatalogueState {
  /** Of the style elements in it, for the content security policy. */
  styles: string[];
  /** The SHA-256 of the document. */
  digest: string;
  /** Memory that the document and its compressed forms take, about. */
  bytes: number;
  /** The body in a coding. Compressed quickly for the first client, and small for the clients after the second. */
  body: (coding: ContentCoding | 'identity') => Promise<Buffer>;
}

/** Brotli's quality 4 takes 2 ms for a page, 10 takes 20 ms and saves a tenth of the bytes. */
const quality = { quick: { brotliQuality: 4 }, small: { brotliQuality: 10 } };
/** The compressed forms of a page come to less than half of it. */
const withCompressedForms = 1.5;

const slowly = createWorkQueue({ atOnce: 1, waiting: 50 });

export function createKeptPage({ html, styles }: RenderedPage, { version, epoch }: CatalogueState): KeptPage {
  const identity = Buffer.from(html);
  const quick = new Map<ContentCoding, Promise<Buffer>>();
  let small: Buffer | undefined;
  let isBeingMadeSmall = false;

  function makeSmall() {
    isBeingMadeSmall = true;
    void slowly
      .run(() => compress(identity, 'br', quality.small))
      .then((bytes) => {
        small = bytes;
        quick.delete('br');
      })
      // The quick form does; a later client tries again.
      .catch(() => undefined)
      .finally(() => (isBeingMadeSmall = false));
  }

  return {
    version,
    epoch,
    styles,
    digest: createHash('sha256').update(identity).digest('base64url'),
    bytes: Math.ceil(identity.length * withCompressedForms),
    async body(coding) {
      if (coding === 'identity') return identity;
      if (coding === 'br' && small) return small;
      const known = quick.get(coding);
      if (coding === 'br' && known && !isBeingMadeSmall) makeSmall();
      const bytes = known ?? compress(identity, coding, quality.quick);
      quick.set(coding, bytes);
      try {
        return await bytes;
      } catch (error) {
        // A later client tries again.
        quick.delete(coding);
        throw error;
      }
    },
  };
}
