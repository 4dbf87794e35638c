import { expect, test } from 'vitest';
import { MeDocument } from '#web/__generated__/session.ts';
import { ProductListDocument } from '#web/__generated__/catalog.ts';
import { print } from '#web/shared/apollo/document-key.ts';

test('a document keeps its key, also when Apollo Client empties its printer, and another document has another key', () => {
  const key = print(MeDocument);
  print.reset();
  expect(print(MeDocument)).toBe(key);
  expect(print(ProductListDocument)).not.toBe(key);
});
