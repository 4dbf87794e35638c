import type { UserError } from '#gateway/refusals/user-errors.ts';
import type { PendingFile } from '#gateway/transport/uploaded-files.ts';
import * as texts from './texts.ts';

/** One entry of `pictures` in an input. */
export interface PictureInput {
  url?: string | null | undefined;
  upload?: PendingFile | null | undefined;
}

/** The entries as the store takes them: their places, and the files in the order of these places. */
export interface PlacedPictures {
  places: ({ url: string } | { file: number })[];
  files: PendingFile[];
  /** The faults of the entries. */
  errors: UserError[];
}

export function placePictures(pictures: readonly PictureInput[]): PlacedPictures {
  const placed: PlacedPictures = { places: [], files: [], errors: [] };
  for (const [at, { url, upload }] of pictures.entries()) {
    if (upload && url == null) placed.places.push({ file: placed.files.push(upload) - 1 });
    else if (url != null && !upload) placed.places.push({ url });
    else {
      placed.errors.push({ code: 'INVALID', field: ['pictures', String(at)], message: texts.fileOrAddress });
    }
  }
  return placed;
}

/** The path of a file in the input, by its place among the files. */
export function filePath({ places }: PlacedPictures, file: number): string[] {
  const at = places.findIndex((place) => 'file' in place && place.file === file);
  return ['pictures', String(Math.max(0, at)), 'upload'];
}
