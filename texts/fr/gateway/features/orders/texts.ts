// Not reviewed by a native reader.
export default {
  placed: 'Votre commande est enregistrée.',
  outOfStock: (product: string) => `En rupture de stock\u00a0: ${product}.`,
  noLongerSold: 'Un produit de cette commande n’est plus vendu. Veuillez vérifier votre panier.',
  noAddress: 'Veuillez choisir une adresse',
  noProducts: 'Une commande doit contenir au moins un produit.',
  noJoining: 'Cette boutique n’ajoute pas de commande à une autre. Veuillez passer une commande à part.',
  noOnlinePayment: 'Le paiement en ligne n’est pas disponible. Veuillez choisir le paiement en espèces.',
  perhapsPlaced:
    'La boutique n’a pas indiqué si votre commande est enregistrée, et vos commandes ne peuvent pas être lues pour le moment. Elle n’a pas été renvoyée. Veuillez patienter un instant, puis réessayer.',
  keyOfOtherOrder:
    'Cette clé a déjà servi pour une autre commande. Veuillez envoyer cette commande avec une nouvelle clé.',

  notSupported: {
    move: 'Cette boutique ne peut pas changer l’étape des commandes. Rien n’a été modifié.',
    cancel: 'Cette boutique ne peut pas annuler de commandes. Rien n’a été modifié.',
    refund: 'Cette boutique ne peut pas rembourser de commandes. Rien n’a été modifié.',
    refundMissing:
      'Dans cette boutique, un remboursement ne peut pas compter pour ce qui manquera. Veuillez rembourser après la préparation ou retirer ce choix.',
    refundLines:
      'Cette boutique ne peut pas rembourser un produit seul. Veuillez rembourser une partie de toute la commande.',
    release: 'Cette boutique ne peut pas libérer les commandes impayées. Rien n’a été modifié.',
    pick: 'Cette boutique ne prépare pas les commandes ligne par ligne. Rien n’a été modifié.',
    wishes:
      'Dans cette boutique, un souhait pour les produits manquants ne peut pas être modifié après coup. Rien n’a été modifié.',
    tour: 'Cette boutique ne peut pas lancer de tournées. Rien n’a été modifié.',
  },
  pleaseLogIn: 'Veuillez vous connecter.',
} satisfies Translation<typeof import('#gateway/features/orders/texts.ts')>;
