// Not reviewed by a native reader.
export default {
  addedToCart: 'Ajouté au panier',
  atMost: (count: number) => `Le panier est limité à ${count} unités d’un même produit`,
  leftInCart: (count: number, product: string) => `Encore ${count} × ${product} dans le panier`,
  removed: (product: string) => `Retiré du panier : ${product}`,
  undo: 'Annuler',
} satisfies Translation<typeof import('#web/shared/cart/texts.ts')>;
