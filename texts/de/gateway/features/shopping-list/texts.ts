export default {
  listTooLong: (characters: number) =>
    `Eine Liste darf höchstens ${characters} Zeichen haben. Bitte senden Sie sie in Teilen.`,
  tooManyThings: (max: number, count: number) =>
    `Eine Liste darf höchstens ${max} Einträge haben; diese hat ${count}. Bitte senden Sie sie in Teilen.`,
} satisfies Translation<typeof import('#gateway/features/shopping-list/texts.ts')>;
