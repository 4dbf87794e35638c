export interface ImagesTable {
  /** First 32 hex digits of the SHA-256 of the widest file. */
  hash: string;
  created_at: number;
  /** The size of the widest file in pixels; null where an old file could not be read. */
  width: number | null;
  height: number | null;
}

export interface ImageFilesTable {
  hash: string;
  width: number;
  content: Buffer;
}

export interface ProductImagesTable {
  product_id: string;
  position: number;
  hash: string;
}
