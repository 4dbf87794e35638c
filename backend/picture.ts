import { createHash } from 'node:crypto';

/**
 * A re-encoded picture: one WebP file for each width in pixels. A smaller original keeps its size in all three files. `hash`
 * is that of the widest file.
 */
export interface Picture {
  hash: string;
  /** The size of the widest file in pixels. */
  width: number;
  height: number;
  files: { width: 320 | 640 | 960; content: Buffer }[];
}

/** The hash that names a picture in addresses: 32 hex digits of the SHA-256 of its widest file. */
export const hashOfPicture = (widest: Buffer): string => createHash('sha256').update(widest).digest('hex').slice(0, 32);
