// Not reviewed by a native reader.
export default {
  cart: 'Panier',
  viewCart: 'Voir le panier',
  plusDelivery: 'hors livraison',
  inclDelivery: 'livraison comprise',
  inclTax: 'TTC',
  itemsOf: (count: number) => `${count} ${count < 2 ? 'article' : 'articles'}`,
  cartWith: (items: string, total: string | undefined) => (total ? `Panier, ${items}, ${total}` : `Panier, ${items}`),
} satisfies Translation<typeof import('#web/features/cart/total/texts.ts')>;
