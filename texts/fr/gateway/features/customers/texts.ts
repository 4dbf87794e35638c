// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique ne prend pas de commandes pour des clients.',
} satisfies Translation<typeof import('#gateway/features/customers/texts.ts')>;
