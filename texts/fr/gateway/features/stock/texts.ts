// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique ne suit pas le stock de ses produits.',
} satisfies Translation<typeof import('#gateway/features/stock/texts.ts')>;
