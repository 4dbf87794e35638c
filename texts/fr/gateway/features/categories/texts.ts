// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique n’a que les sept catégories standard.',
} satisfies Translation<typeof import('#gateway/features/categories/texts.ts')>;
