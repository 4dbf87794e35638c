// Not reviewed by a native reader.
export default {
  descriptionLine: 'Ligne de la description',
  isMissing: (label: string) => `Veuillez remplir le champ «\u00a0${label}\u00a0».`,
  isNoPrice: (label: string) =>
    `«\u00a0${label}\u00a0» doit être un montant compris entre 0,01 et 100\u00a0000, avec deux décimales au plus.`,
  hiddenInSku: '«\u00a0Référence\u00a0» ne peut contenir que des caractères visibles.',
  skuIsTaken: (sku: string, product: string) =>
    `La référence ${sku} est celle de ${product}. Chaque produit a la sienne.`,
  isNoGtin: 'Le code-barres doit avoir 8, 12, 13 ou 14 chiffres.',
  wrongCheckDigit:
    'Le dernier chiffre du code-barres ne correspond pas aux autres. Veuillez comparer le numéro avec l’emballage.',
  shortenedGtin:
    'Un tableur a raccourci le code-barres. Mettez la colonne au format texte et saisissez tous les chiffres.',
  lostZeros:
    'Il manque des chiffres au code-barres. Si un tableur a supprimé des zéros au début, mettez la colonne au format texte et saisissez tous les chiffres.',
  zerosAdded: (cell: string, number: string) => `${cell} est lu comme ${number}\u00a0: il manquait des zéros au début.`,
  itemOfCase: (cell: string, number: string) =>
    `${cell} est le code-barres d’un carton. Le produit reçoit le code-barres d’une unité de ce carton, ${number}.`,
  readAsBefore: (cell: string, sku: string) =>
    `${cell} est lu comme ${sku}, la référence du produit\u00a0: un tableur a pu la modifier.`,
  gtinIsTaken: (gtin: string, product: string) =>
    `Le code-barres ${gtin} est celui de ${product}. Chaque produit a le sien.`,
  tooManySearchWords: (max: number) => `Les mots de recherche peuvent compter au plus ${max} mots.`,
  tooManyLines: (max: number) => `La description peut compter au plus ${max} lignes.`,
  amountFault: (max: number) => `La quantité de la contenance doit être un nombre entier compris entre 1 et ${max}.`,
  isNoSize: 'La contenance doit être une quantité avec une unité.',
  isNoSizeText: 'La contenance doit être une quantité avec une unité, par exemple 500 g, 1,5 kg, 250 ml, 1 l ou 6 pcs.',
  isNoWeightText:
    'Le poids doit être une quantité avec une unité, par exemple 500 g, 6 x 330 ml ou 400–600 g, ou des mots sans nombre.',
  pieceUnit: 'pièces',
  readAsThousands: (cell: string, number: string) => `${cell} est lu comme ${number}.`,
  otherCurrency: (cell: string, amount: string) => `${cell} est lu comme ${amount}, sans conversion.`,
  threeDecimals: (cell: string) =>
    `${cell} a trois décimales. Écrivez-en deux au plus, et les milliers sans séparateur, par exemple 1234.`,
  noDepositInSteps:
    'Un produit vendu au poids par paliers n’a pas de consigne, car elle est comptée pour chaque pièce. Retirez l’un des deux.',
  stopCountingFirst: (product: string) =>
    `Le stock de ce produit compte ses paliers\u00a0: ${product}. Arrêtez d’abord le comptage, puis comptez de nouveau dans les nouveaux paliers.`,
  isNoPortion:
    'La portion demande un palier en grammes, une quantité minimale et une quantité maximale en paliers entiers, de 1\u00a0g à 1\u202f000\u202f000\u00a0g.',
  tooManySteps: (max: number) => `La quantité maximale ne peut pas dépasser ${max} paliers.`,
  isNoPortionText:
    'La portion doit être un palier avec les quantités que l’on peut commander, par exemple 50 g: 100 g - 2 kg.',
  minimumAgeFault: 'L’âge minimum doit être 16 ou 18, ou vide.',
  taxClassFault: (codes: string) => `Le taux de TVA doit être l’un de ceux-ci\u00a0: ${codes}.`,
  unknownCategory: (names: string) => `La catégorie doit être l’une de celles-ci\u00a0: ${names}.`,
  dearOffer: 'Le prix promo ne doit pas être supérieur au prix.',
  tooManyPictures: (max: number) => `Un produit peut avoir au plus ${max} images.`,
  pictureTooLarge: (megabytes: number) =>
    `Chaque image peut faire au plus ${megabytes}\u00a0Mo. Veuillez la réduire et réessayer.`,
  pictureGone: 'La boutique n’a plus cette image. Veuillez l’ajouter à nouveau.',
  pictureNotSent: 'Cette image n’a pas été envoyée. Veuillez l’ajouter à nouveau.',
  pictureNotPlaced: 'Chaque image envoyée doit avoir une place parmi les images.',
  noSuchPicture: 'Cette image n’existe pas.',
  unreadableForm: 'Le formulaire n’a pas pu être lu. Veuillez l’envoyer à nouveau.',
  formTooLarge: 'Le formulaire est trop volumineux. Veuillez envoyer moins d’images ou des images plus petites.',
  unknownProduct: 'Ce produit n’existe pas.',
  unknownProductBefore: 'Le produit après lequel placer celui-ci n’existe pas.',
  changedSince:
    'Le produit a changé depuis que vous l’avez ouvert. Veuillez vérifier les nouvelles valeurs et enregistrer à nouveau.',
  lessOnHand: (product: string) =>
    `Le stock de ce produit est compté, et il en reste moins que la plus petite quantité que l’on peut commander\u00a0: ${product}. Enregistrez d’abord une réception ou un comptage.`,
  noneOnHand: (product: string) =>
    `Le stock de ce produit est suivi et il est à 0\u00a0: ${product}. Enregistrez d’abord une réception ou un comptage.`,
  oneChangedSince: (product: string) =>
    `${product} a changé entre-temps\u00a0: rien n’a été modifié. Veuillez regarder les nouvelles valeurs et réessayer.`,
  priceOutOfRange: (product: string) => `Le nouveau prix de ${product} ne serait pas compris entre 0,01 et 100000.`,
  nothingToChange: 'Veuillez indiquer ce qui doit changer.',
  noProduct: 'Veuillez choisir au moins un produit.',
  tooManyProducts: (max: number) => `On peut modifier au plus ${max} produits ensemble.`,
  percentFault: 'Le pourcentage doit être compris entre -90 et 1000, avec deux décimales au plus, et différent de 0.',
  changedMany: (count: number) => (count < 2 ? `${count} produit modifié.` : `${count} produits modifiés.`),
  added: 'Le produit est ajouté.',
  addedUnchecked:
    'Produit ajouté. Il est en rupture\u00a0: renseignez et vérifiez ses informations alimentaires, puis mettez-le en stock.',
  saved: 'Le produit est enregistré.',
  archived: 'Le produit n’est plus vendu.',
  unarchived: 'Le produit est de nouveau vendu.',
  arranged: 'L’ordre des produits est enregistré.',
  inStock: 'Le produit est en stock.',
  outOfStock: 'Le produit est en rupture de stock.',
  demoProducts: 'Produits de démonstration',
  noDemoProduct: 'Aucun produit de démonstration ne peut être supprimé.',
  demoProductsRemoved: (count: number) =>
    count < 2 ? `${count} produit de démonstration supprimé.` : `${count} produits de démonstration supprimés.`,
} satisfies Translation<typeof import('#backend/features/catalogue/products/texts.ts')>;
