// Not reviewed by a native reader.
export default {
  orderStatuses: {
    placed: 'Reçue',
    testPlaced: 'Reçue (paiement de test)',
    picking: 'En préparation',
    ready: 'Prête',
    readyToCollect: 'Prête au retrait',
    out: 'En livraison',
    delivered: 'Livrée',
    collected: 'Retirée',
    cancelled: 'Annulée',
    unpaid: 'En attente de paiement',
    unconfirmed: 'En attente de confirmation',
    expired: 'Expirée',
    replaced: 'Remplacée par une commande plus récente',
    released: 'Libérée par la boutique',
  },
} satisfies Translation<typeof import('#gateway/documents/texts.ts')>;
