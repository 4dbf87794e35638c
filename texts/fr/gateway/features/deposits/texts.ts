// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique n’a pas de consignes.',
} satisfies Translation<typeof import('#gateway/features/deposits/texts.ts')>;
