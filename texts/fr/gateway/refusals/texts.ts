// Not reviewed by a native reader.
export default {
  refusals: {
    CHANGED_SINCE: 'Des modifications ont été faites entre-temps. Veuillez vérifier à nouveau.',
    NOT_LOGGED_IN: 'Vous n’êtes pas connecté ou votre session a expiré. Veuillez vous connecter.',
    PAYMENT_UNAVAILABLE: 'Ce mode de paiement n’est pas disponible. Veuillez en choisir un autre.',
    SOLD_OUT: 'Ce produit est en rupture de stock.',
    TAKEN: 'Un compte existe déjà avec cette adresse e-mail.',
    TOO_MANY: 'C’est trop à la fois. Veuillez réessayer avec moins, ou plus tard.',
    UNKNOWN_ADDRESS: 'Cette adresse ne figure pas parmi vos adresses enregistrées. Veuillez en choisir une autre.',
    UNKNOWN_PRODUCT: 'Un produit n’est plus vendu. Veuillez recharger la page.',
    WRONG_LOGIN: 'L’e-mail ou le mot de passe est incorrect. Veuillez réessayer.',
  },

  badKey: 'La clé de la commande doit se composer de 1 à 255 caractères ASCII imprimables.',
  noReason: 'La boutique a refusé sans donner de raison. Veuillez réessayer plus tard.',
  badDetails: 'La boutique n’a pas accepté ces informations. Veuillez les vérifier et réessayer.',
  storeUnreachable: 'La boutique est injoignable pour le moment. Veuillez réessayer dans un instant.',
  storeTimedOut: 'La boutique a mis trop de temps à répondre. Veuillez réessayer dans un instant.',
  badStoreResponse: 'La réponse de la boutique n’a pas pu être comprise.',
  storeFailed: 'La boutique n’a pas pu effectuer cette action. Veuillez réessayer dans un instant.',
  somethingWentWrong: 'Une erreur est survenue.',

  tooManyLines: (max: number) => `${max} articles au plus sont possibles. Veuillez en retirer.`,
  quantityRange: (max: number) => `La quantité doit être comprise entre 1 et ${max}.`,

  notPictures: 'Les images doivent être des fichiers JPEG, PNG, WebP ou GIF.',
  pictureTooLarge: (megabytes: number, pictures: number) =>
    `Une image peut faire au plus ${megabytes}\u00a0Mo, et ${pictures} images au plus peuvent être envoyées.`,
  uploadInterrupted: 'L’envoi a été interrompu.',
  uploadIncomplete: 'Les images ne sont pas arrivées en entier. Veuillez les envoyer à nouveau.',
  requestTooLarge: (kilobytes: number) => `La requête peut faire au plus ${kilobytes}\u00a0Ko.`,

  successes: {
    addressAdded: 'Adresse ajoutée.',
    cartSaved: 'Panier enregistré.',
    loggedIn: 'Connexion réussie.',
    loggedOut: 'Déconnexion réussie.',
    orderPlaced: 'Commande enregistrée.',
    productAdded: 'Produit ajouté.',
    registered: 'Votre compte est créé.',
    stockSaved: 'Stock enregistré.',
  },
} satisfies Translation<typeof import('#gateway/refusals/texts.ts')>;
