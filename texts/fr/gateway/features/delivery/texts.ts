// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique n’a ni créneaux ni zones de livraison.',
} satisfies Translation<typeof import('#gateway/features/delivery/texts.ts')>;
