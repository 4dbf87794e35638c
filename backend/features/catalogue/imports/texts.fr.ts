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
  productExists: 'Un tel produit existe déjà. Indiquez son id dans la colonne id ou changez le nom.',
  otherCellCount: (cells: number, columns: number) =>
    `La ligne compte ${cells} ${cells < 2 ? 'cellule' : 'cellules'}, mais la première ligne nomme ${columns} ${columns < 2 ? 'colonne' : 'colonnes'}. Mettez entre guillemets les textes qui contiennent des séparateurs.`,
  unknownId: 'Aucun produit n’a cet id. Videz la cellule pour ajouter un nouveau produit.',
  sameId: 'Une ligne précédente a le même id. Veuillez supprimer l’une des deux.',
  neitherYesNorNo: (cell: string) => `Écrivez oui ou non, pas ${cell}.`,
  expired: 'Cet aperçu n’existe plus. Veuillez choisir à nouveau le fichier.',
  changedSince:
    'Les produits ont changé depuis cet aperçu. Veuillez choisir à nouveau le fichier pour en voir un nouveau.',
  faultyRows:
    'Certaines lignes du fichier contiennent des erreurs. Corrigez-les et choisissez à nouveau le fichier, ou laissez-les de côté.',
} satisfies Translation<typeof import('./texts.ts')>;
