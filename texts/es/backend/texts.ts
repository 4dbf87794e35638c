// Not reviewed by a native reader.
export default {
  grams: (count: number) => `${count}\u00a0g`,
  pieces: (count: number) => `${count} ${count === 1 ? 'unidad' : 'unidades'}`,
} satisfies Translation<typeof import('#backend/texts.ts')>;
