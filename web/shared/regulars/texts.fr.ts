// Not reviewed by a native reader.
export default {
  buyAgain: 'Acheter à nouveau',
  forgotten: 'Rien oublié ?',
  addAll: 'Tout ajouter',
  addAllUsual: 'Ajouter tout ce que vous achetez d’habitude',
  allInCart: 'Tous ces produits sont dans votre panier',
  products: (count: number) => `${count} produits`,
} satisfies Translation<typeof import('./texts.ts')>;
