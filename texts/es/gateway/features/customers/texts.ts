// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no toma pedidos para clientes.',
} satisfies Translation<typeof import('#gateway/features/customers/texts.ts')>;
