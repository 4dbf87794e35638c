// Not reviewed by a native reader.
export default {
  pieces: (count: number) => `${count} ${count === 1 ? 'unidad' : 'unidades'}`,
} satisfies Translation<typeof import('#backend/texts.ts')>;
