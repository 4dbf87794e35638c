// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no tiene depósitos.',
} satisfies Translation<typeof import('#gateway/features/deposits/texts.ts')>;
