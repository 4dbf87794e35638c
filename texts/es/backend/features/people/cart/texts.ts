// Not reviewed by a native reader.
export default {
  quantityIsNoWhole: 'Cada cantidad de la cesta debe ser un número entero.',
  tooManyPieces: (max: number) => `Puede tener en la cesta como máximo ${max} unidades de un mismo producto.`,
  tooManyProducts: (max: number) => `Una cesta puede tener como máximo ${max} productos distintos.`,
  cartIsMissing: 'Falta la cesta.',
  notSaved: {
    'older-than-order': 'Esta cesta es anterior a su último pedido, por lo que no se ha guardado.',
    'changed-elsewhere': 'La cesta ha cambiado en otro lugar, por lo que esta no se ha guardado.',
  },
  updated: 'Cesta actualizada.',
  updatedWithout: (count: number) =>
    count === 1
      ? 'Cesta actualizada. Se ha omitido un producto que ya no se vende.'
      : `Cesta actualizada. Se han omitido ${count} productos que ya no se venden.`,
} satisfies Translation<typeof import('#backend/features/people/cart/texts.ts')>;
