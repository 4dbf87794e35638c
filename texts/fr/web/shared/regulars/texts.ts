// Not reviewed by a native reader.
export default {
  buyAgain: 'Acheter à nouveau',
  forgotten: 'Rien oublié\u202f?',
  addAll: 'Tout ajouter',
  addAllUsual: 'Tout ajouter\u00a0: ce que vous achetez souvent',
  allInCart: 'Tous ces produits sont dans votre panier',
  products: (count: number) => `${count} produits`,
} satisfies Translation<typeof import('#web/shared/regulars/texts.ts')>;
