// Not reviewed by a native reader.
export default {
  shoppingList: 'Liste de courses',
  whatDoYouNeed: 'De quoi avez-vous besoin ?',
  oneThingALine:
    'Un article par ligne, ou des articles séparés par des virgules\u00a0: 3 bananes, lait, 500 g de farine',
  pleaseWrite: 'Écrivez ce qu’il vous faut, par exemple « 3 bananes, lait ».',
  findProducts: 'Trouver les produits',

  productsForList: 'Produits pour votre liste',
  offline: 'Vous êtes hors ligne. Votre liste est conservée ici : réessayez plus tard.',
  foundOf: (found: number, count: number, unsure: number) =>
    `${found} sur ${count} ${found < 2 ? 'trouvé' : 'trouvés'}.${unsure > 0 ? ` Choix à faire : ${unsure}.` : ''} Rien n’est mis au panier sans votre ajout.`,
  addToCart: (count: number, sum: string) =>
    `Ajouter ${count} ${count < 2 ? 'article' : 'articles'} au panier · ${sum}`,
  addedToCart: (count: number) =>
    count < 2 ? `${count} article ajouté au panier` : `${count} articles ajoutés au panier`,
  notFound: 'Introuvable',
  searchFor: (name: string) => `Rechercher « ${name} »`,
  chooseProduct: 'Choisissez un produit ou ignorez cette ligne',
  leaveOut: 'Ignorer',
  outOfStock: 'En rupture de stock',
  soldOut: 'épuisé',
  each: (price: string) => `${price} pièce`,
} satisfies Translation<typeof import('#web/features/shopping-list/texts.ts')>;
