import { pictureLimits } from '#common/limits.ts';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import * as texts from '../refusals/texts.ts';

/** A file of a multipart request. It resolves when the file's part of the body begins. */
export type PendingFile = Promise<FileUpload>;

/** The accepted `Content-Type` values of pictures. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

const mebibyte = 1024 * 1024;

/** The limits of one multipart request. */
export const uploadLimits = {
  maxFiles: pictureLimits.perProduct,
  /** The number of files that are read: more than allowed, so that the refusal can be a payload. */
  maxReadFiles: 8,
  maxFileBytes: pictureLimits.megabytes * mebibyte,
  /** Limit of each of the fields `operations` and `map`. */
  maxFieldBytes: 2 * mebibyte,
  /** The whole body: the files, short fields and the multipart lines around them. Long fields come with fewer files. */
  get maxBodyBytes() {
    return this.maxFiles * this.maxFileBytes + 216 * 1024;
  },
} as const;

export const uploadTooLargeMessage = texts.pictureTooLarge(uploadLimits.maxFileBytes / mebibyte, uploadLimits.maxFiles);
