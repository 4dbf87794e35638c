// Not reviewed by a native reader.
export default {
  notSupported: 'Los datos de esta tienda no se pueden modificar aquí.',
  noTaxes: 'El IVA de esta tienda no se puede modificar aquí.',
  noCountry: 'La legislación de esta tienda no se puede elegir aquí.',
  noReasons: 'Los motivos para comprar en esta tienda no se pueden modificar aquí.',
  noBanner: 'El banner de esta tienda no se puede modificar aquí.',
  onePicture: 'Envíe las imágenes de una en una.',
} satisfies Translation<typeof import('#gateway/features/store/texts.ts')>;
