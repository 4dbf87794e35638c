// Not reviewed by a native reader.
export default {
  notUtf8:
    'Le fichier n’est pas en UTF-8. S’il vient d’un ancien tableur, choisissez Windows-1252\u202f; sinon, enregistrez-le au format CSV UTF-8.',
  isInUtf8: 'Le fichier est en UTF-8. Veuillez choisir l’encodage UTF-8.',
  isUtf16: 'Le fichier est en UTF-16. Veuillez l’enregistrer au format CSV UTF-8.',
  noText: 'Ce n’est pas un fichier texte. Veuillez l’enregistrer au format CSV UTF-8.',
  tooLarge: (megabytes: number) =>
    `Le fichier peut faire au plus ${megabytes}\u00a0Mo. Veuillez l’envoyer en plusieurs parties.`,
  chooseFile: 'Veuillez choisir un fichier CSV.',
  openQuotation: (row: number) =>
    `Les guillemets de la ligne ${row} ne sont pas fermés. Veuillez ajouter le guillemet fermant.`,
  textAfterQuotation: (row: number) =>
    `À la ligne ${row}, du texte suit un guillemet fermant. À l’intérieur d’une cellule, veuillez écrire deux guillemets pour un.`,
  isEmpty: 'Le fichier est vide. Veuillez choisir un fichier avec un en-tête et des lignes.',
  columnIsTwice: (name: string) => `La colonne ${name} existe deux fois. Veuillez en supprimer une.`,
  noColumns: (names: string) => `La première ligne doit nommer les colonnes, par exemple ${names}. Veuillez l’ajouter.`,
  tooManyCells: (row: number, max: number) =>
    `La ligne ${row} a plus de ${max} cellules. Veuillez supprimer les colonnes vides et enregistrer à nouveau le fichier.`,
  tooManyRows: (max: number) => `Le fichier compte plus de ${max} lignes. Veuillez l’envoyer en plusieurs parties.`,
  unreadableCell:
    'La cellule contient un caractère de contrôle. Veuillez saisir à nouveau son texte ou enregistrer le fichier au format CSV UTF-8.',
  sameProduct:
    'Une ligne précédente contient le même produit. Supprimez l’une des deux ou donnez à chacune une référence dans la colonne sku.',
  sameRowTarget: 'Une ligne précédente modifie le même produit. Veuillez supprimer l’une des deux.',
  sameSku: 'Une ligne précédente a la même référence. Veuillez supprimer l’une des deux.',
  sameGtin: 'Une ligne précédente a le même code-barres. Veuillez supprimer l’une des deux.',
  shortenedSku: (cell: string, sku: string, product: string) =>
    `La référence ${cell} ressemble à ${sku}, celle de ${product}, modifiée par un tableur. S’il s’agit de ce produit, écrivez ${sku}\u202f; sinon, ajoutez le nouveau produit avec le formulaire.`,
  otherSku: (product: string, sku: string) =>
    `Le code-barres est celui de ${product}, dont la référence est ${sku}. Videz l’une des deux cellules.`,
  nameOfSeveral: (count: number) =>
    `${count} produits portent ce nom. Indiquez lequel par son id dans la colonne id ou par sa référence dans la colonne sku.`,
  nameIsTwice:
    'Plusieurs lignes portent ce nom. Indiquez le produit de chacune dans la colonne id ou dans la colonne sku.',
  otherCellCount: (cells: number, columns: number) =>
    `La ligne compte ${cells} ${cells < 2 ? 'cellule' : 'cellules'}, mais la première ligne nomme ${columns} ${columns < 2 ? 'colonne' : 'colonnes'}. Mettez entre guillemets les textes qui contiennent des séparateurs.`,
  unknownId: 'Aucun produit n’a cet id. Videz la cellule pour ajouter un nouveau produit.',
  sameId: 'Une ligne précédente a le même id. Veuillez supprimer l’une des deux.',
  neitherYesNorNo: (cell: string) => `Écrivez oui ou non, pas ${cell}.`,
  isNoStock: (max: number) => `Le stock doit être un nombre entier de 0 à ${max}, ou rester vide.`,
  yes: 'oui',
  no: 'non',
  imported: (added: number, changed: number) => `Ajoutés\u00a0: ${added}, modifiés\u00a0: ${changed}.`,
  expired: 'Cet aperçu n’existe plus. Veuillez choisir à nouveau le fichier.',
  changedSince:
    'Les produits ont changé depuis cet aperçu. Veuillez choisir à nouveau le fichier pour en voir un nouveau.',
  stockChanged: (products: string) =>
    `Le stock a changé depuis cet aperçu\u00a0: ${products}. Veuillez choisir à nouveau le fichier pour en voir un nouveau.`,
  faultyRows:
    'Certaines lignes du fichier contiennent des erreurs. Corrigez-les et choisissez à nouveau le fichier, ou ignorez-les.',

  columnLabels: {
    variety: 'Variété',
    id: 'Numéro de la boutique',
    stock: 'Stock',
    bestSeller: 'Meilleure vente',
    archived: 'Archivé',
    allergens: 'Allergènes',
    mayContain: 'Traces',
    nutritionBasis: 'Valeurs nutritionnelles pour',
    saturates: 'Acides gras saturés',
    sugars: 'Sucres',
    foodChecked: 'Informations alimentaires vérifiées',
  },
  atMost: (max: number) => `Au plus ${max} caractères.`,
  columnHints: {
    id: 'Le numéro que la boutique a donné au produit. Laissez-le vide pour un nouveau produit.',
    sku: 'Votre numéro ou celui de votre fournisseur, 40 caractères au plus. Une ligne sans id modifie le produit qui a cette référence\u202f; une nouvelle référence ajoute un produit. Mettez la colonne au format texte pour garder les zéros du début.',
    gtin: 'Le numéro sous le code-barres, avec 8, 12, 13 ou 14 chiffres. Une ligne sans id ni référence connue modifie le produit qui a ce code-barres. Mettez la colonne au format texte pour garder tous les chiffres.',
    name: '120 caractères au plus. Une ligne sans id ni référence modifie le seul produit qui porte ce nom\u202f; un nouveau nom ajoute un produit.',
    category: 'Une catégorie telle que votre boutique l’affiche.',
    price: 'Un montant de 0,01 à 100000, avec ou sans symbole monétaire.',
    offerPrice: 'Le prix demandé à la place du prix normal. Laissez vide sans promotion.',
    description: 'Une ligne dans la cellule pour chaque point, 50 au plus.',
    searchWords:
      'Autres noms par lesquels les clients trouvent le produit, séparés par des virgules. Les clients ne les voient pas. 200 caractères et 30 mots au plus.',
    weight: 'Un texte comme 400–600 g, 40 caractères au plus.',
    size: 'Une quantité avec son unité\u00a0: g, kg, ml, l ou pièces.',
    portion:
      'Pour les produits coupés ou remplis au poids\u00a0: le palier, puis les quantités que l’on peut commander, par exemple 50 g: 100 g - 2 kg. Le prix est celui d’un palier. Vide\u00a0: vendu à la pièce.',
    taxClass: 'La lettre d’un taux de TVA. Vide signifie A.',
    minimumAge: '16 ou 18, pour les articles soumis à une limite d’âge, comme le vin. Vide\u00a0: pour tous.',
    deposit:
      'Le nom d’un type de la page «\u00a0Consignes\u00a0», comme Bouteille, ou avec un nombre devant\u00a0: 20 x Bouteille. Vide\u00a0: pas de consigne.',
    inStock: 'Vide ne change rien. Pour un produit suivi, le stock décide.',
    stock: 'Les pièces comptées, un nombre entier. Un nombre lance aussi le suivi du stock\u202f; vide ne change rien.',
    bestSeller: 'Si le produit fait partie de la sélection. Vide ne change rien.',
    archived: 'Si le produit n’est plus vendu. Vide ne change rien.',
    ingredients: 'Chaque allergène entre deux _, comme _lait_. Au plus 4000 caractères.',
    allergens: 'Noms séparés par des virgules. aucun\u00a0: il n’en contient aucun des 14. Vide\u00a0: non indiqué.',
    mayContain: 'Noms d’allergènes séparés par des virgules.',
    nutritionBasis: 'g pour 100 g, ml pour 100 ml.',
    energyKj: 'Un nombre entier.',
    energyKcal: 'Un nombre entier.',
    fat: 'Grammes, au plus deux décimales.',
    saturates: 'Grammes, au plus deux décimales.',
    carbohydrate: 'Grammes, au plus deux décimales.',
    sugars: 'Grammes, au plus deux décimales.',
    fibre: 'Grammes, au plus deux décimales.',
    protein: 'Grammes, au plus deux décimales.',
    salt: 'Grammes, au plus deux décimales.',
    origins: 'Une ligne de la cellule pour chacune\u00a0: le code d’un pays comme FR, ou un texte.',
    organicCode: 'Par exemple FR-BIO-01.',
    alcohol: 'Pour cent du volume.',
    foodChecked:
      'Dans les fichiers exportés, le jour de la vérification. Les informations modifiées ne sont plus vérifiées\u00a0: écrivez oui à la place si quelqu’un a comparé toutes celles de la ligne avec l’emballage.',
  },
  exampleName: 'Carottes',
  exampleSearchWords: 'légume à croquer, racines',
  exampleDescription: 'Croquantes et sucrées\nDe notre région',
} satisfies Translation<typeof import('#backend/features/catalogue/imports/texts.ts')>;
