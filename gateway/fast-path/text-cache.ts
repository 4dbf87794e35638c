import type { Snapshot } from '../catalogue/snapshot.ts';

/** Characters of all texts together. */
const maxCharacters = 16 * 1024 * 1024;
/** Characters of one text. */
const maxTextLength = 2 * 1024 * 1024;

/** A part of a response that every client may get. */
export interface CachedText {
  text: string;
  /** The number of objects that it counts as in the cost of the operation. */
  objects: number;
}

/** The texts of one field of an operation: by product, or by the variables that the field uses. */
export interface FieldTexts {
  get: (key: unknown) => CachedText | undefined;
  set: (key: unknown, cached: CachedText) => void;
}

/** The texts that were made from one snapshot of the catalogue for one origin. */
export interface SnapshotTexts {
  readonly snapshot: Snapshot;
  /** @param field a number that stands for a field of an operation */
  of: (field: number) => FieldTexts;
}

/**
 * The text cache: JSON texts of public parts of responses that also have personal parts, for products and for fields of the
 * catalogue. It holds those of one snapshot of the catalogue, by the origin with which addresses of pictures begin.
 */
export function createTextCache() {
  let snapshot: Snapshot | undefined;
  let byOrigin = new Map<string, SnapshotTexts>();
  let characters = 0;

  function empty() {
    byOrigin = new Map();
    characters = 0;
  }

  function textsOfOrigin(of: Snapshot): SnapshotTexts {
    const fields = new Map<number, FieldTexts>();
    return {
      snapshot: of,
      of(field) {
        let texts = fields.get(field);
        if (!texts) {
          const cached = new Map<unknown, CachedText>();
          texts = {
            get: (key) => cached.get(key),
            set(key, value) {
              if (value.text.length > maxTextLength || of !== snapshot) return;
              // Flat: a text of many pieces would be put together again for each response.
              cached.set(key, { ...value, text: Buffer.from(value.text).toString() });
              characters += value.text.length + (typeof key === 'string' ? key.length : 0);
              if (characters > maxCharacters) empty();
            },
          };
          fields.set(field, texts);
        }
        return texts;
      },
    };
  }

  /** The texts of a snapshot; undefined when the cache holds those of a newer one. */
  return function textsOf(current: Snapshot, publicOrigin: string): SnapshotTexts | undefined {
    if (current !== snapshot) {
      if (snapshot && current.version < snapshot.version) return undefined;
      snapshot = current;
      empty();
    }
    let texts = byOrigin.get(publicOrigin);
    if (!texts) byOrigin.set(publicOrigin, (texts = textsOfOrigin(current)));
    return texts;
  };
}

export type TextCache = ReturnType<typeof createTextCache>;
