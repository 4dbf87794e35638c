// Not reviewed by a native reader.
export default {
  listTooLong: (characters: number) =>
    `Una lista puede tener como máximo ${characters} caracteres. Envíela en varias partes.`,
  tooManyThings: (max: number, count: number) =>
    `Una lista puede tener como máximo ${max} artículos; esta tiene ${count}. Envíela en varias partes.`,
} satisfies Translation<typeof import('#gateway/features/shopping-list/texts.ts')>;
