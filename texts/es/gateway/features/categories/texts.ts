// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda solo tiene las siete categorías estándar.',
} satisfies Translation<typeof import('#gateway/features/categories/texts.ts')>;
