// Not reviewed by a native reader.
export default {
  pieces: (count: number) => `${count} ${count < 2 ? 'pièce' : 'pièces'}`,
} satisfies Translation<typeof import('#backend/texts.ts')>;
