// Not reviewed by a native reader.
export default {
  notSupported: 'Los datos de esta tienda no se pueden modificar aquí.',
  noTaxes: 'El IVA de esta tienda no se puede modificar aquí.',
} satisfies Translation<typeof import('./texts.ts')>;
