// Not reviewed by a native reader.
export default {
  addedToCart: 'Añadido a la cesta',
  atMost: (count: number) => `Puede tener en la cesta como máximo ${count} unidades del mismo producto`,
  atMostOf: (amount: string, product: string) =>
    `Puede tener en la cesta como máximo ${amount} de este producto: ${product}`,
  leftInCart: (count: number | string, product: string) =>
    `Aún ${typeof count === 'number' ? `${count} ×` : count} ${product} en la cesta`,
  removed: (product: string) => `Quitado de la cesta: ${product}`,
  undo: 'Deshacer',
} satisfies Translation<typeof import('#web/shared/cart/texts.ts')>;
