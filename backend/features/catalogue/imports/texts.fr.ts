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
  tooManyRows: (max: number) => `Le fichier compte plus de ${max} lignes. Veuillez l’envoyer en plusieurs parties.`,
  unreadableCell:
    'La cellule contient un caractère de contrôle. Veuillez saisir à nouveau son texte ou enregistrer le fichier au format CSV UTF-8.',
  sameProduct:
    'Une ligne précédente contient le même produit. Supprimez l’une des deux ou donnez à chacune une référence dans la colonne sku.',
  sameRowTarget: 'Une ligne précédente modifie le même produit. Veuillez supprimer l’une des deux.',
  sameSku: 'Une ligne précédente a la même référence. Veuillez supprimer l’une des deux.',
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
  imported: (added: number, changed: number) => `Ajoutés : ${added}, modifiés : ${changed}.`,
  expired: 'Cet aperçu n’existe plus. Veuillez choisir à nouveau le fichier.',
  changedSince:
    'Les produits ont changé depuis cet aperçu. Veuillez choisir à nouveau le fichier pour en voir un nouveau.',
  stockChanged: (products: string) =>
    `Le stock a changé depuis cet aperçu : ${products}. Veuillez choisir à nouveau le fichier pour en voir un nouveau.`,
  faultyRows:
    'Certaines lignes du fichier contiennent des erreurs. Corrigez-les et choisissez à nouveau le fichier, ou laissez-les de côté.',

  columnLabels: {
    id: 'Numéro de la boutique',
    sku: 'Référence',
    name: 'Nom',
    category: 'Catégorie',
    price: 'Prix',
    offerPrice: 'Prix promo',
    description: 'Description',
    weight: 'Poids',
    size: 'Contenance',
    taxClass: 'Taux de TVA',
    inStock: 'Disponible',
    stock: 'Stock',
    bestSeller: 'Meilleure vente',
    archived: 'Archivé',
  },
  columnHints: {
    id: 'Le numéro que la boutique a donné au produit. Laissez-le vide pour un nouveau produit.',
    sku: 'Votre numéro ou celui de votre fournisseur, 40 caractères au plus. Une ligne sans id modifie le produit qui a cette référence ; une nouvelle référence ajoute un produit. Mettez la colonne au format texte pour garder les zéros du début.',
    name: '120 caractères au plus. Une ligne sans id ni référence modifie le seul produit qui porte ce nom ; un nouveau nom ajoute un produit.',
    category: 'Une catégorie telle que votre boutique l’affiche.',
    price: 'Un montant de 0,01 à 100000, avec ou sans symbole monétaire.',
    offerPrice: 'Le prix demandé à la place du prix normal. Laissez vide sans promotion.',
    description: 'Une ligne de la cellule par point, 50 au plus.',
    weight: 'Un texte comme 400–600 g, 40 caractères au plus.',
    size: 'Une quantité avec son unité : g, kg, ml, l ou pièces.',
    taxClass: 'La lettre d’un taux de TVA. Vide signifie A.',
    inStock: 'Vide ne change rien. Pour un produit compté, le stock décide.',
    stock: 'Les pièces comptées, un nombre entier. Un nombre commence aussi le comptage ; vide ne change rien.',
    bestSeller: 'Vide ne change rien.',
    archived: 'Si le produit n’est plus vendu. Vide ne change rien.',
  },
  exampleName: 'Carottes',
  exampleDescription: 'Croquantes et sucrées\nDe notre région',
} satisfies Translation<typeof import('./texts.ts')>;
