import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A file of a multipart request; settles when its part of the body begins. */
export type PendingFile = Promise<FileUpload>;

/** Of the files, in their `Content-Type`. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What one request may carry. */
export const uploadLimits = {
  files: 4,
  fileBytes: 20 * 1024 * 1024,
  /** `operations` and `map`, each. */
  fieldBytes: 100 * 1024,
  /** The whole body: the files, the two fields and the multipart lines around them. */
  get totalBytes() {
    return this.files * this.fileBytes + 2 * this.fieldBytes + 16 * 1024;
  },
} as const;

export const uploadTooLargeText = `A picture may be at most ${uploadLimits.fileBytes / 1024 / 1024} MB large, and four may be sent.`;
