// Not reviewed by a native reader.
export default {
  nothingRefundable: 'Rien ne peut être remboursé sur cette commande.',
  noSuchProduct: 'Ce produit n’existe pas dans la commande. Veuillez recharger la commande.',
  nothingRefundableForProducts:
    'Rien ne peut être remboursé pour ces produits. Veuillez en choisir d’autres, ou aucun pour rembourser une partie de toute la commande.',
  mostOfOrder: (amount: string) =>
    `Cette commande peut être remboursée de ${amount} au plus. Veuillez saisir un montant inférieur.`,
  mostForProducts: (amount: string) =>
    `Ces produits peuvent être remboursés de ${amount} au plus. Veuillez saisir un montant inférieur.`,
  missingOfOrder:
    'Seul un remboursement de toute la commande peut compter pour ce qui manquera. Veuillez ne choisir aucun produit ou retirer ce choix.',
  missingIsPaidBack:
    'Cette commande est préparée et ce qui manquait est déjà remboursé. Veuillez recharger la commande et rembourser ce qui reste à rembourser.',
  refundedAtStripe: 'Remboursée chez Stripe',
} satisfies Translation<typeof import('#backend/features/orders/refunds/texts.ts')>;
