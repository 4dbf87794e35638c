export default {
  grams: (count: number) => `${count} g`,
  pieces: (count: number) => `${count} Stück`,
} satisfies Translation<typeof import('#backend/texts.ts')>;
