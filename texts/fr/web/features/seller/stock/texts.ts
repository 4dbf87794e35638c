// Not reviewed by a native reader.
export default {
  productList: 'Produits',
  loadingProducts: 'Chargement des produits',
  noProductsYet: 'Aucun produit pour le moment',
  whenProductsAppear: 'Les produits que vous ajoutez apparaissent ici, et dans la boutique tant qu’ils sont en stock.',
  addFirst: 'Ajouter votre premier produit',
  productCount: (count: number, outOfStock: number | undefined) =>
    `${count} ${count < 2 ? 'produit' : 'produits'}${outOfStock === undefined ? '' : `, ${outOfStock} en rupture`}`,
  onlyLoaded: (count: number, total: number) => `Seuls ${count} produits sur ${total} ont pu être chargés.`,
  loadingAll: (count: number, total: number) => `Chargement de tous les produits : ${count} sur ${total}…`,
  tryAgain: 'Réessayer',
  noProductsMatch: 'Aucun produit ne correspond. Modifiez la recherche ou les filtres.',
  archivedProducts: (count: number) => `Produits archivés : ${count}`,
  pagesOfList: 'Pages de la liste des produits',

  products: 'Produits',
  arrange: 'Classer',
  categories: 'Catégories',
  deposits: 'Consignes',
  importProducts: 'Importer',

  listTools: 'Liste des produits',
  search: 'Rechercher',
  searchPlaceholder: 'Nom ou référence',
  category: 'Catégorie',
  stock: 'Stock',
  all: 'Tous',
  inStock: 'En stock',
  fewLeft: 'Stock faible',
  outOfStock: 'En rupture de stock',
  sortBy: 'Trier par',
  sortNames: { newest: 'Nouveautés d’abord', name: 'Nom, de A à Z', price: 'Prix promo croissant' },

  tableCaption: (page: number, pageCount: number) =>
    `Tous les produits avec leur stock${pageCount > 1 ? `, page ${page} sur ${pageCount}` : ''}`,
  selectAll: 'Sélectionner tous les produits affichés',
  product: 'Produit',
  select: (name: string) => `Sélectionner : ${name}`,
  isInStock: (name: string) => `${name} en stock`,
  count: 'Compter',
  countProduct: (name: string) => `Compter : ${name}`,
  onHand: (pieces: number | string) => `${pieces} en stock`,
  stockOf: (name: string, pieces: number | string) => `Stock : ${name}, ${pieces} en stock`,
  copy: 'Copier',
  addCopy: (name: string) => `Ajouter une copie : ${name}`,

  price: 'Prix',
  priceOf: (name: string) => `Prix de ${name}`,
  priceIn: (currency: string) => `Prix (${currency})`,
  offerPriceIn: (currency: string) => `Prix promo (${currency})`,
  offerEndsAt: (price: string) => `Saisissez ${price} pour mettre fin à la promotion.`,
  enterPrice: (example: string) => `Saisissez un nombre, par exemple ${example}.`,
  priceIsNow: (shown: string) =>
    `Quelqu’un a modifié ce prix. Il est maintenant de ${shown}. Enregistrez encore une fois pour le remplacer.`,
  noSuchProduct: 'Ce produit n’est plus dans la boutique.',
  priceSaved: 'Prix enregistré.',
  priceNotSaved: 'Le prix n’a pas été enregistré.',
  cancel: 'Annuler',

  chooseAll: (count: number) => `Choisir les ${count}`,
  changeChosen: 'Modifier…',
  changeProducts: (count: number) => (count < 2 ? `Modifier ${count} produit` : `Modifier ${count} produits`),
  whatToChange: 'Que faut-il modifier\u202f?',
  bulkKinds: {
    PERCENT: 'Prix en pourcentage',
    TAX_CLASS: 'Taux de TVA',
    CATEGORY: 'Catégorie',
    ARCHIVE: 'Archiver',
  },
  bulkHints: {
    PERCENT:
      'Pour les produits en promotion, seul le prix promo change. Une promotion qui atteindrait le prix se termine.',
    TAX_CLASS: undefined,
    CATEGORY: undefined,
    ARCHIVE:
      'Les produits archivés quittent la boutique. Ils restent dans les anciennes commandes, et vous pouvez les remettre en vente.',
  },
  percent: 'Pourcentage',
  percentHint: 'Par exemple 5 ou -2,5. Chaque prix est arrondi au centime.',
  enterPercent: 'Saisissez un nombre de -90 à 1000, par exemple 5 ou -2,5.',
  taxClass: 'Taux de TVA',
  chooseOne: 'À choisir',
  chooseCategory: 'Choisissez une catégorie.',
  showChanges: 'Voir les changements',
  willChange: (changed: number, count: number) =>
    `${changed} ${changed < 2 ? 'produit change' : 'produits changent'} sur ${count}.`,
  noneChanges: 'Rien ne change\u00a0: tous les produits sont déjà ainsi.',
  before: 'Avant',
  after: 'Après',
  andMore: (count: number) => `Et ${count} de plus.`,
  confirmBulk: (count: number, isArchiving: boolean) =>
    `${isArchiving ? 'Archiver' : 'Modifier'} ${count} ${count < 2 ? 'produit' : 'produits'}`,
  nothingChanged: 'Rien n’a été modifié.',
  productsChanged: 'Produits modifiés.',

  selectedProducts: 'Produits sélectionnés',
  selectedCount: (number: number) => `${number} ${number < 2 ? 'sélectionné' : 'sélectionnés'}`,
  changing: (at: number, total: number) => `Modification : ${at} sur ${total}…`,
  markInStock: 'Mettre en stock',
  markOutOfStock: 'Mettre en rupture',
  clear: 'Tout désélectionner',
  undo: 'Annuler',
  marked: (number: number, isIn: boolean) =>
    `${number} ${number < 2 ? 'produit mis' : 'produits mis'} ${isIn ? 'en stock' : 'en rupture de stock'}`,
  changedBack: (number: number) =>
    number < 2 ? `${number} produit remis comme avant` : `${number} produits remis comme avant`,
  alreadySo: (isIn: boolean) => `Tous les produits sélectionnés sont déjà ${isIn ? 'en stock' : 'en rupture de stock'}`,
  notChanged: 'Le stock n’a pas été modifié.',
  updated: 'Stock mis à jour',

  notCounted: 'Stock non suivi : seul l’interrupteur décide si le produit peut être acheté.',
  counted: (pieces: number | string, held: number) =>
    `${pieces} en stock.${held > 0 ? ` ${held} de plus ${held < 2 ? 'est réservée' : 'sont réservées'} par des commandes pas encore payées.` : ''}`,
  whatHappened: 'Que s’est-il passé ?',
  reasons: {
    COUNTED: {
      option: 'Inventaire',
      label: 'Combien y en a-t-il ?',
      hint: 'Toutes les pièces qui peuvent être vendues.',
    },
    RECEIVED: { option: 'Réception', label: 'Combien sont arrivées ?', hint: undefined },
    WASTED: { option: 'Perte', label: 'Combien sont abîmées ou perdues ?', hint: undefined },
    CORRECTED: { option: 'Correction', label: 'Combien de plus ou de moins ?', hint: 'Par exemple 2, ou -2.' },
  },
  needsWholeNumber: 'Veuillez saisir un nombre entier.',
  needsSmallerNumber: (most: number) => `Veuillez saisir un nombre jusqu’à ${most}.`,
  needsOtherThanZero: 'Veuillez saisir un nombre autre que 0.',
  save: 'Enregistrer',
  startCounting: 'Suivre le stock',
  stopCounting: 'Ne plus suivre le stock',
  stockNotSaved: 'Le stock n’a pas été modifié. Veuillez réessayer.',
  stockSaved: 'Stock enregistré.',
  history: 'Historique',
  moveNames: {
    CORRECTED: 'Correction',
    COUNTED: 'Inventaire',
    RECEIVED: 'Réception',
    RETURNED: 'Retour d’une commande',
    SHORTED: 'Manquant dans une commande',
    SOLD: 'Vente',
    STOPPED: 'Fin du suivi',
    WASTED: 'Perte',
  },
  moveOfOrder: (move: string, number: string) => `${move}, commande ${number}`,
  doneBy: (name: string) => `par ${name}`,
  showOlder: 'Afficher les modifications plus anciennes',

  demoProducts: 'Produits de démonstration',
  demoNotice: (number: number) =>
    number < 2
      ? `${number} produit de démonstration est fourni avec la boutique et n’a jamais été commandé.`
      : `${number} produits de démonstration sont fournis avec la boutique et n’ont jamais été commandés.`,
  removeThem: 'Les supprimer',
  removeTitle: (number: number) => `Supprimer ${number} ${number < 2 ? 'produit' : 'produits'} de démonstration ?`,
  removeConsequences:
    'Ils disparaissent aussitôt de la boutique et de tous les paniers, et ne peuvent pas être restaurés. Vos propres produits et tous les produits commandés restent.',
  remove: 'Supprimer',
  keepThem: 'Les garder',
  demoRemoved: 'Les produits de démonstration ont été supprimés.',
  demoNotRemoved: 'Les produits de démonstration n’ont pas été supprimés.',

  howToCount:
    'Saisissez le nombre de pièces encore à vendre, sans celles des commandes. Entrée passe au produit suivant. Les commandes reçues pendant le comptage sont prises en compte.',
  onlyCounted: 'Seulement les produits suivis',
  countedOf: (name: string) => `Compté\u00a0: ${name}`,
  notYetCounted: 'Pas encore suivi',
  shownBefore: (shown: number | null) =>
    shown === null ? 'non suivi lors de la saisie' : `${shown} lors de la saisie`,
  keepCount: (typed: string) => `Garder ${typed}`,
  showMoreProducts: (rest: number) => `Afficher plus de produits (encore ${rest})`,
  countsTyped: (number: number) => `${number} ${number > 1 ? 'comptages non enregistrés' : 'comptage non enregistré'}`,
  saveCounts: 'Enregistrer les comptages',
  discardCounts: 'Abandonner',
  countsDiscarded: 'Comptages abandonnés',
  countsSaved: (number: number) => `${number} ${number > 1 ? 'comptages enregistrés' : 'comptage enregistré'}.`,
  countsNotSaved: (number: number) =>
    `${number} ${number > 1 ? 'comptages n’ont pas été enregistrés' : 'comptage n’a pas été enregistré'}.`,
  countsStillHere: 'Votre saisie est toujours là.',

  howToReceive:
    'Choisissez les produits de la livraison et saisissez le nombre de pièces arrivées. Tout est enregistré ensemble.',
  findProduct: 'Chercher un produit',
  findProductHint: 'Saisissez ou scannez. Entrée choisit le premier résultat.',
  noProductFound: 'Aucun produit trouvé.',
  foundMany: (number: number) => `${number} produits trouvés. Précisez la recherche.`,
  received: 'Produits reçus',
  receivedOf: (name: string) => `Reçu\u00a0: ${name}`,
  removeLine: (name: string) => `Retirer de la livraison\u00a0: ${name}`,
  startsWithDelivery:
    'Pas encore suivi\u00a0: le suivi commence avec cette livraison, comme s’il n’y en avait pas avant.',
  nothingReceived: 'Aucun produit choisi.',
  deliveryNote: 'Note',
  deliveryNoteHint:
    'Par exemple le fournisseur et le numéro du bon de livraison. Elle figure dans l’historique de chaque produit.',
  saveDelivery: (number: number) =>
    number === 0 ? 'Enregistrer la livraison' : `Enregistrer ${number} ${number > 1 ? 'produits' : 'produit'}`,
  discardDelivery: 'Abandonner',
  deliverySaved: (number: number) => `${number} ${number > 1 ? 'produits reçus' : 'produit reçu'}.`,
  deliveryNotSaved: 'La livraison n’a pas été enregistrée.',
  seeRows: 'Veuillez vérifier les produits signalés.',
  deliveryWasSaved:
    'Cette livraison a déjà été enregistrée avant votre modification. Consultez l’historique de ses produits, ne laissez ici que ce qui manque et enregistrez à nouveau.',

  caseScanned: 'C’est le code-barres d’un carton. Le produit qu’il contient a été ouvert.',
  unknownCode: (code: string) => `Aucun produit n’a le code-barres ${code}.`,
  unknownShopCode: (code: string) =>
    `Aucun produit n’a le code-barres ${code}. Il ressemble à l’étiquette d’une balance\u00a0: les poids et les prix dans les codes-barres ne sont pas lus.`,
  addWithCode: 'Ajouter un produit avec ce code',
  hideNotice: 'Fermer',
} satisfies Translation<typeof import('#web/features/seller/stock/texts.ts')>;
