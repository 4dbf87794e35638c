// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  addProduct: 'Nouveau produit',
  copiedFrom: (name: string) => `Copie de « ${name} ». Modifiez-la, puis ajoutez-la.`,
  copyGone: 'Le produit que vous voulez copier n’existe plus.',
  copyWouldReplace: (name: string) => `Un brouillon n’est pas enregistré. Une copie de « ${name} » le remplacerait.`,
  replaceDraft: 'Remplacer le brouillon',
  keepDraft: 'Garder le brouillon',
  close: 'Fermer',

  draft: 'Brouillon',
  newDraftRestored:
    'Votre brouillon a été restauré. Il reste dans ce navigateur jusqu’à ce que vous ajoutiez le produit ou supprimiez le brouillon.',
  editedDraftRestored:
    'Votre brouillon a été restauré. Il reste dans ce navigateur jusqu’à ce que vous enregistriez le produit ou supprimiez le brouillon.',
  discardDraft: 'Supprimer le brouillon',
  draftWasDiscarded: 'Le brouillon a été supprimé.',
  restoreDraft: 'Restaurer le brouillon',
  draftDiscarded: 'Brouillon supprimé',
  undo: 'Annuler',

  addTheProduct: 'Ajouter le produit',
  reset: 'Réinitialiser',
  stop: 'Arrêter',
  savedAsDraft: 'Enregistré comme brouillon dans ce navigateur.',
  notStoredAsDraft: 'Ce navigateur n’enregistre pas votre brouillon. Après un rechargement, il est perdu.',
  sendingProduct: 'Envoi du produit',
  sendingStarts: 'Envoi du produit…',
  allSent: 'Tout est envoyé. La boutique ajoute le produit…',
  sending: (percent: number) => `Envoi : ${percent} %`,
  sendingPicture: (picture: number, count: number, percent: number) =>
    `Envoi de l’image ${picture} sur ${count} : ${percent} %`,
  sendingStopped: 'L’envoi a été arrêté. Tout ce que vous avez saisi est encore là.',
  productAdded: 'Produit ajouté',
  notAdded: 'Le produit n’a pas été ajouté.',
  stillHere: 'Tout ce que vous avez saisi est encore là.',
  mayHaveArrived: 'La boutique l’a peut-être quand même ajouté : vérifiez la liste des produits avant de réessayer.',

  backToList: 'Retour à la liste des produits',
  editProduct: 'Modifier le produit',
  loadingProduct: 'Chargement du produit',
  noSuchProduct: (listLink: ReactNode) =>
    sentence`Ce produit n’existe pas dans la boutique. Choisissez-en un dans la ${listLink}.`,
  productListLink: 'liste des produits',
  noLongerSold: 'N’est plus vendu',
  changedElsewhere: 'Quelqu’un d’autre a modifié ce produit.',
  takeNewer: 'Reprendre la version plus récente',
  listOfPictures: 'Liste des images',
  anotherList: 'une autre liste',
  isArchived: 'Ce produit est archivé : les clients ne le voient pas, et les anciennes commandes l’affichent encore.',
  addCopy: 'Ajouter une copie',
  archive: 'Archiver',
  bringBack: 'Remettre en vente',
  save: 'Enregistrer',
  saved: 'Enregistré',
  productSaved: 'Produit enregistré',
  notSaved: 'Le produit n’a pas été enregistré.',
  notChanged: 'Le produit n’a pas été modifié.',

  bestSeller: 'Dans la sélection',
  isBestSeller: (name: string) => `${name}\u00a0: dans la sélection`,
  bestSellerOfHome: 'Dans la sélection de la page d’accueil',
  notBestSeller: 'Hors de la sélection',
  nowBestSeller: 'Ajouté à la sélection',
  noLongerBestSeller: 'Retiré de la sélection',
  bestSellersNotChanged: 'La sélection n’a pas été modifiée.',

  arrangeProducts: 'Classer les produits',
  loadingProducts: 'Chargement des produits',
  noProducts: 'Aucun produit pour le moment',
  noProductsHint: 'Les produits que vous ajoutez peuvent être classés ici.',
  addFirstProduct: 'Ajouter votre premier produit',
  saving: 'Enregistrement…',
  done: 'Terminé',
  orderOfProducts: 'Ordre des produits',
  arrangeHint:
    'Les clients voient les produits dans cet ordre, sauf s’ils trient la liste. Saisissez un autre numéro pour déplacer un produit loin. La page d’accueil affiche d’abord la sélection.',
  cannotArrange: 'Cette boutique ne peut pas changer l’ordre de ses produits.',
  productsInOrder: 'Produits dans leur ordre',
  pagesOfProducts: 'Pages des produits',
  numberOf: (name: string) => `Numéro : ${name}`,
  isNowNumber: (name: string, place: number) => `${name} a maintenant le numéro ${place}`,
  orderNotChanged: 'L’ordre n’a pas été modifié.',

  productPictures: 'Images du produit',
  pictures: 'Images',
  picturesHint:
    'Cliquez sur une case, ou déposez ou collez des images : JPEG, PNG, WebP ou GIF (première image seulement). Les grandes photos sont réduites avant l’envoi.',
  mainPicture: 'Image principale',
  main: 'Principale',
  pictureNumber: (picture: number) => `Image ${picture}`,
  picturesAdded: (count: number) => (count < 2 ? `${count} image ajoutée` : `${count} images ajoutées`),
  pictureMoved: (from: number, to: number) => `L’image ${from} est maintenant l’image ${to}`,
  movePicture: (picture: number, direction: 'left' | 'right') =>
    `Déplacer l’image ${picture} vers la ${direction === 'left' ? 'gauche' : 'droite'}`,
  removePicture: (picture: number) => `Supprimer l’image ${picture}`,
  pictureSent: (picture: number) => `Envoi de l’image ${picture}`,
  previewOf: (picture: string) => `Aperçu : ${picture}`,
  storePicture: 'une image de la boutique',
  tooManyPictures: (maxCount: number) => `Un produit a au maximum ${maxCount} images.`,
  notAPicture: (file: string) =>
    `« ${file} » n’est pas une image que la boutique accepte. Choisissez un fichier JPEG, PNG, WebP ou GIF.`,
  pictureTooLarge: (file: string, maxMegabytes: number) =>
    `« ${file} » dépasse ${maxMegabytes} Mo et ne peut pas être réduit ici.`,
  pictureUnreadable: (picture = 'Ce fichier') =>
    `${picture} ne peut pas être lu comme une image. Choisissez-en une autre.`,

  shopPreview: 'Aperçu dans la boutique',
  yourProduct: 'Votre produit',

  details: 'Détails',
  charactersLeft: (count: number) => `${count} ${count < 2 ? 'caractère restant' : 'caractères restants'}.`,
  tooLong: (maxLength: number, length: number) =>
    `Ce texte est limité à ${maxLength} caractères ; il en compte ${length}.`,
  none: 'aucune',

  productName: 'Nom du produit',
  nameMissing: 'Saisissez le nom du produit.',
  nameTooLong: (maxLength: number, length: number) =>
    `Un nom est limité à ${maxLength} caractères ; celui-ci en compte ${length}.`,

  productDescription: 'Description du produit',
  descriptionHint: 'Chaque ligne devient une puce sur la page du produit.',
  pointsLeft: (count: number) => `${count} ${count < 2 ? 'point restant' : 'points restants'}.`,
  tooManyPoints: (maxCount: number, count: number) =>
    `Une description est limitée à ${maxCount} points ; celle-ci en compte ${count}.`,
  pointTooLong: (point: number, length: number, maxLength: number) =>
    `Le point ${point} est trop long : il compte ${length} caractères, ${maxLength} au maximum sont possibles.`,
  shownDescription: 'La description telle que les clients la voient',
  aboutThisProduct: 'À propos de ce produit',

  searchWordsHint:
    'D’autres noms sous lesquels les clients cherchent le produit, comme boisson gazeuse, soda. Les clients ne les voient pas.',

  priceIn: (currency: string) => `Prix (${currency})`,
  offerPriceIn: (currency: string) => `Prix promo (${currency})`,
  enterAmount: (field: 'price' | 'offerPrice', example: string) =>
    `Saisissez le ${field === 'price' ? 'prix' : 'prix promo'} sous forme de nombre, par exemple ${example}.`,
  amountTooHigh: (field: 'price' | 'offerPrice', max: string) =>
    `Le ${field === 'price' ? 'prix' : 'prix promo'} est limité à ${max}.`,
  offerAbovePrice: 'Le prix promo ne peut pas dépasser le prix.',
  shownAsOff: (percent: number) => `Affiché comme −${percent} %.`,
  noReduction: (amount: string | null) =>
    amount === null
      ? 'Les clients ne voient aucune réduction\u00a0: le produit n’était pas en vente pendant les 30 jours précédant la promo.'
      : `Les clients ne voient aucune réduction\u00a0: le prix le plus bas des 30 jours précédant la promo était de ${amount}.`,
  comparedWith: (amount: string) => `Par rapport à ${amount}, le prix le plus bas des 30 jours précédant la promo.`,
  priceHistory: 'Historique des prix',
  since: 'Depuis',
  onSale: 'En vente',
  yes: 'Oui',
  no: 'Non',
  offerHint: 'Ce que paient les clients pendant la promo. Vide s’il n’y a pas de promo.',

  skuHint: 'Votre numéro ou celui de votre fournisseur. Les listes de prix retrouvent le produit grâce à elle.',
  noDeposit: 'Aucune',
  depositChoice: (type: string, amount: string) => `${type}, ${amount}`,
  depositHint: 'Elle est facturée à côté du prix et n’y est jamais comprise.',
  containers: 'Emballages par pièce',
  containersFault: (max: number) => `Saisissez un nombre entier de 1 à ${max}, par exemple 6 pour un pack de 6.`,
  minimumAgeHint: 'Pour les articles soumis à une limite d’âge, comme le vin. L’âge est vérifié à la remise',
  forEverybody: 'Pour tous',
  fromAge: (age: number) => `${age} ans et plus`,

  weight: 'Poids ou contenance',
  shownAsSize: (shown: string) => `Affiché comme ${shown}.`,
  soldByWeight: (grams: string) =>
    `Vendu au poids\u00a0: le prix est celui de ${grams} g, et les clients ne paient jamais plus.`,
  weightHint: 'Par exemple 500 g, 6 pièces ou env. 1 kg\u202f; 400–600 g pour ce que vous pesez.',
  weightUnreadable:
    'Indiquez une quantité avec son unité, par exemple 500 g, 1,5 kg, 6 pièces, env. 1 kg ou 400–600 g.',

  gtinHint: 'Le numéro sous le code-barres. Un scanner le remplit.',
  gtinLength: 'Un code-barres a 8, 12, 13 ou 14 chiffres.',
  gtinCheck: 'Le dernier chiffre ne correspond pas aux autres. Veuillez comparer le numéro avec l’emballage.',
  gtinFilledIn: (code: string) => `Code-barres ${code} rempli. Il n’est pas encore enregistré.`,
  itemFilledIn: (code: string) =>
    `C’est le code-barres d’un carton. Celui de l’unité, ${code}, est rempli. Il n’est pas encore enregistré.`,
  gtinReadAs: (code: string) => `Sera enregistré comme ${code}.`,
  gtinOfItem: (code: string) => `C’est le code-barres d’un carton. Celui de l’unité sera enregistré\u00a0: ${code}.`,

  lookUp: 'Rechercher le code-barres',
  foundFacts: 'Trouvé pour ce code-barres',
  foundName: 'Nom',
  foundSize: 'Contenance',
  foundBrand: 'Marque',
  foundLegalName: 'Dénomination',
  foundIngredients: 'Ingrédients',
  takeFacts: 'Reprendre le nom et la contenance',
  foundNothing: 'Il n’y a encore aucune indication sur ce produit.',

  lookUpFailed: 'La recherche n’a pas fonctionné. Veuillez réessayer.',
  soldAs: 'Vente',
  soldAsHint:
    'Les produits que vous coupez ou remplissez au poids, comme le jambon ou les noix, se vendent par paliers.',
  byThePiece: 'À la pièce ou au paquet',
  inSteps: 'Au poids, par paliers',
  portionParts: {
    grams: 'Palier en grammes',
    from: 'Quantité minimale en grammes',
    to: 'Quantité maximale en grammes',
  },
  stepFault: 'Indiquez le palier en grammes entiers.',
  leastFault: (step: string) => `La quantité minimale doit être un nombre entier de paliers de ${step}.`,
  mostFault: (step: string, least: string) =>
    `La quantité maximale doit être un nombre entier de paliers de ${step} et être d’au moins ${least}.`,
  tooManySteps: (most: string) =>
    `La quantité maximale ne peut pas dépasser ${most}, ou choisissez des paliers plus grands.`,
  priceOfStep: (step: string, price: string, perKilogram: string) =>
    `Le prix est celui de ${step}\u00a0: ${price}, soit ${perKilogram} pour 1\u00a0kg. La personne qui prépare la commande saisit le poids, et les clients ne paient jamais plus que pour la quantité commandée.`,
  portionWords: (step: string, from: string, to: string) => `${step}, de ${from} à ${to}`,
} satisfies Translation<typeof import('#web/features/seller/products/texts.ts')>;
