import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A file of a multipart request; settles when its part of the body begins. */
export type PendingFile = Promise<FileUpload>;

/** What one request may carry. */
export const UPLOAD_LIMITS = {
  files: 4,
  fileBytes: 5 * 1024 * 1024,
  /** `operations` and `map`, each. */
  fieldBytes: 100 * 1024,
  /** The whole body: the files, the two fields and the multipart lines around them. */
  get totalBytes() {
    return this.files * this.fileBytes + 2 * this.fieldBytes + 16 * 1024;
  },
} as const;
