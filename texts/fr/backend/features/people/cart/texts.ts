// Not reviewed by a native reader.
export default {
  quantityIsNoWhole: 'Chaque quantité du panier doit être un nombre entier.',
  tooManyPieces: (max: number) => `Le panier est limité à ${max} unités d’un même produit.`,
  tooManyProducts: (max: number) => `Un panier peut contenir au plus ${max} produits différents.`,
  cartIsMissing: 'Le panier est manquant.',
  notSaved: {
    'older-than-order': 'Ce panier est antérieur à votre dernière commande\u00a0: il n’a pas été enregistré.',
    'changed-elsewhere': 'Le panier a été modifié ailleurs\u00a0: celui-ci n’a pas été enregistré.',
  },
  updated: 'Le panier est à jour.',
  updatedWithout: (count: number) =>
    count < 2
      ? 'Le panier est à jour. Un produit qui n’est plus vendu a été laissé de côté.'
      : `Le panier est à jour. ${count} produits qui ne sont plus vendus ont été laissés de côté.`,
} satisfies Translation<typeof import('#backend/features/people/cart/texts.ts')>;
