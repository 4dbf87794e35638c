// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no controla las existencias de sus productos.',
} satisfies Translation<typeof import('#gateway/features/stock/texts.ts')>;
