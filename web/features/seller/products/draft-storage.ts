import { del, get, set } from 'idb-keyval';
import { categories } from '#web/shared/lib/categories.ts';
import { isEmptyDraft, type ProductDraft } from './product-draft.ts';

const key = 'greengate.product-draft';

/** The files of a draft by slot; null where there is none. */
export type DraftFiles = readonly (File | null)[];

/**
 * A product that is being written, kept in this browser until the store has it: the words in localStorage, which takes
 * them at once, even while the tab closes; the pictures in IndexedDB, which takes files. Storage that is blocked or full
 * counts as nothing kept: the draft then lives as long as the page.
 */
export const draftStorage = {
  readWords(): ProductDraft | undefined {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return undefined;
    }
  },

  keepWords(draft: ProductDraft) {
    try {
      if (isEmptyDraft(draft)) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Blocked or full.
    }
  },

  /** @returns an empty list when there are none */
  async readPictures(): Promise<DraftFiles> {
    try {
      const kept: unknown = await get(key);
      if (!Array.isArray(kept)) return [];
      return kept.map((each: unknown) => (each instanceof File ? each : null));
    } catch {
      return [];
    }
  },

  async keepPictures(files: DraftFiles) {
    try {
      if (files.some(Boolean)) await set(key, files);
      else await del(key);
    } catch {
      // Blocked or full.
    }
  },
};

function parse(text: string | null): ProductDraft | undefined {
  if (!text) return undefined;
  const value: Partial<Record<keyof ProductDraft, unknown>> = JSON.parse(text);
  const shelf = categories.find((each) => each.enum === value.category);
  const words = (field: keyof ProductDraft) => (typeof value[field] === 'string' ? value[field] : '');
  const draft = {
    name: words('name'),
    description: words('description'),
    category: shelf?.enum ?? 'VEGETABLES',
    price: words('price'),
    offerPrice: words('offerPrice'),
  };
  return isEmptyDraft(draft) ? undefined : draft;
}
