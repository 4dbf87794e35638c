// Not reviewed by a native reader.
export default {
  pluralEndings: [/ات$/, /ين$/, /ان$/, /ون$/],
} satisfies Translation<typeof import('#web/shared/products/words.ts')>;
