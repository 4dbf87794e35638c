import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { badInput } from '#gateway/rest/faults.ts';
import type { FilePart } from '#gateway/rest/multipart-form.ts';
import { pictureTypes, type PendingFile } from '#gateway/rest/uploaded-files.ts';
import { uploadFault } from './upload-faults.ts';

/** The uploaded pictures as parts of the request to the store, in the order in which they arrive. */
export async function* pictureParts(images: readonly PendingFile[]): AsyncGenerator<FilePart> {
  for (const image of images) {
    const file = await image.catch((error: unknown) => {
      throw uploadFault(error);
    });
    if (!pictureTypes.includes(file.mimetype)) {
      throw badInput('Pictures must be JPEG, PNG, WebP or GIF files.');
    }
    yield { filename: file.filename, mimetype: file.mimetype, open: () => bytesOf(file) };
  }
}

async function* bytesOf(file: FileUpload): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file.createReadStream()) yield chunk as Uint8Array;
  } catch (error) {
    throw uploadFault(error);
  }
}
