import { del, get, set } from 'idb-keyval';
import { emptyDraft, isEmptyDraft, type ProductDraft } from './product-draft.ts';
import { unitLabels } from './size-input.ts';

const storageKey = 'greengate.product-draft';

/** A picture of a draft: a chosen file, or the address of a picture that the store has. */
export type PictureSource = File | string;

/** A draft's pictures by slot; null in empty slots. */
export type DraftFiles = readonly (PictureSource | null)[];

/**
 * The draft of a product, stored in this browser until the store has accepted it: its texts in localStorage, which writes
 * at once, even while the tab closes; its pictures in IndexedDB, which can store files. When storage is blocked or full, the
 * draft lasts as long as the page.
 */
export const draftStorage = {
  readTexts(): ProductDraft | undefined {
    try {
      return parse(localStorage.getItem(storageKey));
    } catch {
      return undefined;
    }
  },

  writeTexts(draft: ProductDraft) {
    try {
      if (isEmptyDraft(draft)) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(draft));
    } catch {
      // Blocked or full.
    }
  },

  pictures: pictureStorage(storageKey),
};

export interface PictureStorage {
  /** @returns an empty list when there are none */
  read: () => Promise<DraftFiles>;
  write: (files: DraftFiles) => Promise<void>;
}

function pictureStorage(key: string): PictureStorage {
  return {
    async read() {
      try {
        const stored: unknown = await get(key);
        if (!Array.isArray(stored)) return [];
        return stored.map((each: unknown) => (each instanceof File || typeof each === 'string' ? each : null));
      } catch {
        return [];
      }
    },

    async write(files) {
      try {
        if (files.some(Boolean)) await set(key, files);
        else await del(key);
      } catch {
        // Blocked or full.
      }
    },
  };
}

const editKey = (id: string) => `greengate.product-edit.${id}`;

/** What was changed of a product of the store, with the version that it builds on, until it is saved or discarded. */
export const editStorage = {
  read(id: string): { version: number; draft: ProductDraft } | undefined {
    try {
      const entry = localStorage.getItem(editKey(id));
      const draft = parse(entry);
      const { version }: { version?: unknown } = JSON.parse(entry ?? '{}');
      return draft && typeof version === 'number' ? { version, draft } : undefined;
    } catch {
      return undefined;
    }
  },

  write(id: string, version: number, draft: ProductDraft) {
    try {
      localStorage.setItem(editKey(id), JSON.stringify({ ...draft, version }));
    } catch {
      // Blocked or full.
    }
  },

  clear(id: string) {
    try {
      localStorage.removeItem(editKey(id));
    } catch {
      // Blocked.
    }
  },

  pictures: (id: string) => pictureStorage(editKey(id)),
};

function parse(entry: string | null): ProductDraft | undefined {
  if (!entry) return undefined;
  const value: Partial<Record<keyof ProductDraft, unknown>> = JSON.parse(entry);
  const text = (field: keyof ProductDraft) => (typeof value[field] === 'string' ? value[field] : '');
  const draft = {
    name: text('name'),
    description: text('description'),
    category: text('category') || emptyDraft.category,
    price: text('price'),
    offerPrice: text('offerPrice'),
    sizeAmount: text('sizeAmount'),
    sizeUnit: isUnit(value.sizeUnit) ? value.sizeUnit : emptyDraft.sizeUnit,
    taxClass: isTaxClass(value.taxClass) ? value.taxClass : emptyDraft.taxClass,
  };
  return isEmptyDraft(draft) ? undefined : draft;
}

const isTaxClass = (value: unknown): value is ProductDraft['taxClass'] =>
  value === 'A' || value === 'B' || value === 'C' || value === 'D';

function isUnit(value: unknown): value is ProductDraft['sizeUnit'] {
  return typeof value === 'string' && value in unitLabels;
}
