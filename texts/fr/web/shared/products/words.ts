// Not reviewed by a native reader.
export default {
  pluralEndings: [/[sx]$/],
} satisfies Translation<typeof import('#web/shared/products/words.ts')>;
