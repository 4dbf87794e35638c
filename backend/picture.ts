/**
 * A re-encoded picture: one WebP file for each width in pixels. A smaller original keeps its size in all three files. `hash`
 * is 32 hex digits of the SHA-256 of the widest file.
 */
export interface Picture {
  hash: string;
  /** The size of the widest file in pixels. */
  width: number;
  height: number;
  files: { width: 320 | 640 | 960; content: Buffer }[];
}
