// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no guarda información alimentaria de sus productos.',
} satisfies Translation<typeof import('#gateway/features/food/texts.ts')>;
