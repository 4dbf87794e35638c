// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique n’enregistre pas d’informations alimentaires sur ses produits.',
} satisfies Translation<typeof import('#gateway/features/food/texts.ts')>;
