const keys = new WeakMap<object, string>();
let count = 0;

/**
 * A text for each document. It takes the place of Apollo Client's printer, which prints documents only to compare them:
 * compiled documents are equal when they are the same object. The link of uploads has a printer of its own.
 */
function keyOf(document: object): string {
  let key = keys.get(document);
  if (key === undefined) {
    key = `document ${(count += 1)}`;
    keys.set(document, key);
  }
  return key;
}

/** Apollo Client empties its printer's memory with the cache. Keys hold no memory. */
export const print = Object.assign(keyOf, { reset: () => undefined });
