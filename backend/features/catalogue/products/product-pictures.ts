import type { DatabaseTransaction } from '#backend/db/database.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { Picture } from '#backend/picture.ts';
import type { PicturePlace } from './product-input.ts';
import type { PictureToSave } from './picture-repository.ts';
import * as texts from './texts.ts';

/** The pictures of a request: the places in their order, if it names them, and the sent files. */
export interface SentPictures {
  places: PicturePlace[] | undefined;
  files: Picture[];
}

/** The hash in the address of a picture, of any of its widths and from any origin; or null. */
const hashIn = (url: string): string | null => /(?:^|\/)([0-9a-f]{32})-\d+\.webp$/.exec(url)?.[1] ?? null;

/**
 * The pictures in the order of their places; without places, those that the product has (`kept`) and then the files. A
 * refusal when a place names a picture that the store does not have, when a file has no place, or when a file has two.
 */
export async function placePictures(
  trx: DatabaseTransaction,
  { places, files }: SentPictures,
  kept: readonly { hash: string }[],
): Promise<PictureToSave[] | { refusal: Refusal }> {
  if (places === undefined) return [...kept.map(({ hash }) => ({ hash })), ...files];
  const stored = await storedAmong(trx, places);
  const used = new Set<number>();
  const pictures: PictureToSave[] = [];
  for (const [at, place] of places.entries()) {
    if ('url' in place) {
      const hash = hashIn(place.url);
      if (hash === null || !stored.has(hash)) {
        return {
          refusal: refused('INVALID', texts.pictureGone, `pictures.${at}`),
        };
      }
      pictures.push({ hash });
    } else {
      const file = used.has(place.file) ? undefined : files[place.file];
      if (!file) return { refusal: refused('INVALID', texts.pictureNotSent, `pictures.${at}`) };
      used.add(place.file);
      pictures.push(file);
    }
  }
  if (used.size === files.length) return pictures;
  return { refusal: refused('INVALID', texts.pictureNotPlaced, 'pictures') };
}

/** The hashes of these places that the store has. */
async function storedAmong(trx: DatabaseTransaction, places: PicturePlace[]): Promise<Set<string>> {
  const hashes = places.flatMap((place) => ('url' in place ? (hashIn(place.url) ?? []) : []));
  if (hashes.length === 0) return new Set();
  const rows = await trx.selectFrom('images').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
}
