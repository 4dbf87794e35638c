// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no recibe desistimientos mediante un formulario. Escriba a la tienda.',
} satisfies Translation<typeof import('./texts.ts')>;
