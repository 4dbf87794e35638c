// Not reviewed by a native reader.
export default {
  pluralEndings: [/s$/, /es$/],
} satisfies Translation<typeof import('#web/shared/products/words.ts')>;
