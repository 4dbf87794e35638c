// Not reviewed by a native reader.
export default {
  noChanging: 'Esta tienda no puede modificar productos. No se ha modificado nada.',
  noDemoProducts: 'Esta tienda no tiene productos de demostración que se puedan eliminar.',
  noLookUp: 'Esta tienda no consulta a nadie sobre los códigos de barras. Copie los datos del envase.',
  unknownCategory: 'La tienda no tiene esta categoría. Elija una de sus categorías.',
  unknownProduct: 'Este producto ya no está en la tienda. Vuelva a cargar la lista de productos.',
  nameRequired: 'Escriba un nombre.',
  priceTooLow: 'El precio debe ser 0 o más.',
  offerPriceTooLow: 'El precio de oferta debe ser 0 o más.',
  offerPriceTooHigh: 'El precio de oferta no puede ser mayor que el precio.',
  weightUnreadable:
    'Escriba una cantidad con su unidad, por ejemplo 500 g, 1,5 kg, 6 unidades, aprox. 1 kg o 400–600 g.',
  tooManyPictures: (max: number) => `Puede añadir como máximo ${max} imágenes.`,
  fileOrAddress: 'Una imagen es o bien un archivo, o bien la dirección de una imagen que la tienda ya tiene.',
} satisfies Translation<typeof import('#gateway/features/products/texts.ts')>;
