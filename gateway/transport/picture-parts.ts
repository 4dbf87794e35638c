import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { uploadFault } from '../refusals/upload-faults.ts';
import * as texts from '../refusals/texts.ts';
import type { FilePart } from './multipart-form.ts';
import { pictureTypes, type PendingFile } from './uploaded-files.ts';

/** A file of another type than a picture, which the gateway sees when the file begins to arrive. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  /** Its place in `images`. */
  readonly index: number;

  constructor(index: number) {
    super(texts.notPictures);
    this.index = index;
  }
}

/**
 * The uploaded pictures as parts of the request to the store, in the order in which they arrive.
 *
 * @throws PictureRefused, Fault UPLOAD_…
 */
export async function* pictureParts(images: readonly PendingFile[]): AsyncGenerator<FilePart> {
  for (const [index, image] of images.entries()) {
    const file = await image.catch((error: unknown) => {
      throw uploadFault(error);
    });
    if (!pictureTypes.includes(file.mimetype)) throw new PictureRefused(index);
    yield { filename: file.filename, mimetype: file.mimetype, open: () => bytesOf(file) };
  }
}

/** @throws Fault UPLOAD_… */
export async function* bytesOf(file: FileUpload): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file.createReadStream()) yield chunk as Uint8Array;
  } catch (error) {
    throw uploadFault(error);
  }
}
