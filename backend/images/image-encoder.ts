import { Unavailable } from '#backend/faults.ts';
import { createWorkQueue } from '#backend/work-queue.ts';
import type { EncodeResult } from './encode-picture.ts';
import * as texts from './texts.ts';

export interface ImageEncoder {
  /**
   * Decodes an upload by its content, not its name, and makes the three WebP files without metadata. Of an animation,
   * it takes only the first frame. The widest file has at most `side` × `side` pixels, 960 without it; it has the name of 960
   * also when it is larger.
   */
  encode(file: Buffer, side?: number): Promise<EncodeResult>;
}

/** Each running encoding has a whole decoded picture in memory. */
const maxRunning = 2;
const maxWaiting = 64;

export function createImageEncoder(): ImageEncoder {
  const queue = createWorkQueue(maxRunning, maxWaiting, () => new Unavailable(texts.tooManyAtOnce));
  return {
    encode: (file, side) =>
      queue(async () => {
        const { encodePicture } = await import('./encode-picture.ts');
        return encodePicture(file, side);
      }),
  };
}
