// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda solo acepta pedidos de clientes con cuenta. Inicie sesión o regístrese.',
} satisfies Translation<typeof import('#gateway/features/guests/texts.ts')>;
