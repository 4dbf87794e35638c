// Not reviewed by a native reader.
export default {
  addedToCart: 'Ajouté au panier',
  atMost: (count: number) => `Le panier est limité à ${count} unités d’un même produit`,
  atMostOf: (amount: string, product: string) => `Le panier est limité à ${amount} de ce produit\u00a0: ${product}`,
  leftInCart: (count: number | string, product: string) =>
    `Encore ${typeof count === 'number' ? `${count} ×` : count} ${product} dans le panier`,
  removed: (product: string) => `Retiré du panier : ${product}`,
  undo: 'Annuler',
} satisfies Translation<typeof import('#web/shared/cart/texts.ts')>;
