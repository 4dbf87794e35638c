export default {
  pieces: (count: number) => `${count} Stück`,
} satisfies Translation<typeof import('#backend/texts.ts')>;
