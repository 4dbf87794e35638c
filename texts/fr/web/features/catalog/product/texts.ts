// Not reviewed by a native reader.
export default {
  product: 'Produit',
  loadingProduct: 'Chargement du produit',
  notFound: 'Produit introuvable',
  maybeGone: 'Ce produit n’est peut-être plus vendu, ou son adresse comporte une erreur.',
  browseCategory: 'Parcourir la catégorie',
  home: 'Accueil',
  products: 'Produits',

  picturesOf: (name: string) => `Photos : ${name}`,
  namedPicture: (name: string, at: number) => `${name}, photo ${at}`,
  pictures: 'Photos',
  pictureOf: (at: number, count: number) => `Photo ${at} sur ${count}`,
  percentOff: (percent: number) => `−${percent} %`,

  youSave: (amount: string) => `Vous économisez ${amount}`,
  lowestOf30Days: (amount: string) => `Prix le plus bas des 30 jours précédant la réduction\u00a0: ${amount}`,
  onlyLeft: (left: number | string) => `Plus que ${left} en stock`,
  inSteps: (step: string, from: string, to: string) => `Par paliers de ${step}, de ${from} à ${to}.`,
  mostYouPay: 'Vendu au poids\u00a0: ce prix est le maximum que vous paierez.',
  onlyFromAge: (age: number) => `Réservé aux personnes de ${age} ans et plus. Votre âge est vérifié.`,
  inclTax: 'Prix TTC',
  plusTax: (percent: number) => `TVA de ${percent} % ajoutée au moment de payer`,
  loadingDescription: 'Chargement de la description',
  aboutProduct: 'À propos de ce produit',
  outOfStock: 'En rupture de stock. Ce produit ne peut pas être commandé pour le moment.',
  addToCart: 'Ajouter au panier',
  buyNow: 'Acheter maintenant',
  inYourCart: (quantity: number | string, isAllTaken: boolean) =>
    `${quantity} dans votre panier${isAllTaken ? '. Il n’en reste plus d’autres.' : ''}`,

  relatedProducts: 'Produits similaires',
  seeMore: 'Voir plus',
  ofCategory: (category: string) => `dans ${category}`,
  ofAllProducts: 'parmi tous les produits',
} satisfies Translation<typeof import('#web/features/catalog/product/texts.ts')>;
