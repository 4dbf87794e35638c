// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no tiene franjas horarias ni zonas de entrega.',
} satisfies Translation<typeof import('#gateway/features/delivery/texts.ts')>;
