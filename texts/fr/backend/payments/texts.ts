// Not reviewed by a native reader.
export default {
  label: 'Paiement de test – aucun argent réel n’est débité',
  title: 'Paiement de test',
  payHeading: 'Payer votre commande',
  orderNumber: (number: number) => `Commande n°\u00a0${number}`,
  pay: (amount: string) => `Payer ${amount}`,
  cancel: 'Annuler',
  delivery: 'Frais de livraison',
  deposits: 'Consigne',
  tax: 'TVA (2\u202f%)',
  moreProducts: (count: number) => (count < 2 ? `${count} autre produit` : `${count} autres produits`),
  seeOrders: 'Voir mes commandes',
  backToCart: 'Retour au panier',
  goToStore: 'Aller à la boutique',
  notices: {
    unknown: {
      title: 'Il n’y a rien à payer ici',
      text: 'Cette adresse de paiement est inconnue. Veuillez recommencer depuis votre panier.',
    },
    otherShopper: {
      title: 'Veuillez vous connecter',
      text: 'Seule la personne qui a passé cette commande peut la payer. Connectez-vous à la boutique et ouvrez à nouveau cette adresse.',
    },
    otherPage: {
      title: 'Veuillez payer sur cette page',
      text: 'La requête ne venait pas de la page de paiement\u00a0: rien n’a été fait.',
    },
    paid: { title: 'Déjà payée', text: 'Cette commande est payée. Vous n’avez plus rien à faire.' },
    cancelled: {
      title: 'Paiement annulé',
      text: 'Ce paiement a été annulé et rien n’a été débité. Votre panier est toujours là.',
    },
    expired: {
      title: 'Paiement expiré',
      text: 'Ce paiement a attendu trop longtemps et rien n’a été débité. Votre panier est toujours là.',
    },
    replaced: {
      title: 'Remplacée par une commande plus récente',
      text: 'Vous avez passé une commande plus récente\u00a0: celle-ci a donc pris fin et rien n’a été débité. Pour payer en ligne, recommencez depuis votre panier.',
    },
    released: {
      title: 'Paiement arrêté par la boutique',
      text: 'La boutique a mis fin à ce paiement et rien n’a été débité. Votre panier est toujours là\u00a0: veuillez commander à nouveau ou contacter la boutique.',
    },
  },
  notRecorded: 'Le paiement n’a pas pu être enregistré. Veuillez réessayer.',
  paidAfterNewerOrder: 'Payée après que le client a passé une commande plus récente.',
  paidAfterCancelling: 'Payée après son annulation.',
  paidAfterRelease: 'Payée après que la boutique a libéré ses produits.',
  paidTooLate: 'Payée après la fin du délai de paiement.',
  noLongerInStock: (goods: string) => `Plus en stock\u00a0: ${goods}.`,
  placeWasFree:
    'Sa place était entre-temps ouverte à d’autres clients\u00a0: veuillez vérifier si le créneau peut être tenu.',
  firstIsCancelled: (number: number) =>
    `Elle a été ajoutée à la commande ${number}, qui est annulée\u00a0: elle n’a donc ni frais ni minimum. Veuillez la vérifier, ou l’annuler, ce qui la rembourse.`,
} satisfies Translation<typeof import('#backend/payments/texts.ts')>;
