// Not reviewed by a native reader.
export default {
  onlySaved:
    'Vous êtes hors ligne. Cette recherche n’a trouvé que des produits que vous avez vus depuis l’ouverture de la boutique.',
  noneSaved:
    'Vous êtes hors ligne. Aucun produit que vous avez vu depuis l’ouverture de la boutique ne contient ces mots.',
} satisfies Translation<typeof import('#web/features/catalog/saved/texts.ts')>;
