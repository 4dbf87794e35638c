export default {
  pluralEndings: [/e$/, /en$/, /n$/, /er$/, /s$/],
} satisfies Translation<typeof import('#web/shared/products/words.ts')>;
