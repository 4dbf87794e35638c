// Not reviewed by a native reader.
export default {
  listTooLong: (characters: number) =>
    `Une liste peut contenir au plus ${characters} caractères. Veuillez l’envoyer en plusieurs parties.`,
  tooManyThings: (max: number, count: number) =>
    `Une liste peut contenir au plus ${max} articles\u202f; celle-ci en contient ${count}. Veuillez l’envoyer en plusieurs parties.`,
} satisfies Translation<typeof import('#gateway/features/shopping-list/texts.ts')>;
