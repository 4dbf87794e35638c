import { del, get, set } from 'idb-keyval';
import type { DatabaseKey, ProductDraftKey } from '#web/shared/lib/storage/storage-keys.ts';

/** A picture of a draft: a chosen file, or the address of a picture that the store has. */
export type PictureSource = File | string;

/** A draft's pictures by slot; null in empty slots. */
export type DraftFiles = readonly (PictureSource | null)[];

/** The pictures of a draft, and the addresses of the store's pictures on which they build. */
interface KeptPictures {
  files: DraftFiles;
  base: readonly string[];
}

/** Keeps pictures in IndexedDB, which can store files. When it is blocked or full, they last as long as the page. */
export function pictureStorage(key: ProductDraftKey) {
  return {
    /** Resolves to undefined when there are none. */
    async read(): Promise<KeptPictures | undefined> {
      try {
        const [kept, base] = await Promise.all([get<unknown>(key), get<unknown>(baseKey(key))]);
        if (!Array.isArray(kept)) return undefined;
        const files = kept.map((each: unknown) => (each instanceof File || typeof each === 'string' ? each : null));
        return { files, base: Array.isArray(base) ? base.map(String) : [] };
      } catch {
        return undefined;
      }
    },

    /**
     * @param pictures undefined to forget them
     * @returns whether a reload loses none of them
     */
    async write(pictures: KeptPictures | undefined): Promise<boolean> {
      try {
        if (pictures) await Promise.all([set(key, pictures.files), set(baseKey(key), pictures.base)]);
        else await Promise.all([del(key), del(baseKey(key))]);
        return true;
      } catch {
        // The storage is blocked or full.
        return pictures === undefined;
      }
    },
  };
}

const baseKey = (key: ProductDraftKey): DatabaseKey => `${key}.base`;

export type PictureStorage = ReturnType<typeof pictureStorage>;
