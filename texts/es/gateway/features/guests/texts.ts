// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda solo acepta pedidos de clientes con cuenta. Inicie sesión o regístrese.',
  wishesNotSupported:
    'En esta tienda no se puede cambiar después un deseo para los productos que falten. No se ha cambiado nada.',
} satisfies Translation<typeof import('#gateway/features/guests/texts.ts')>;
