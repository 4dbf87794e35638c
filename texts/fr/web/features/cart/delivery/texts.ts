// Not reviewed by a native reader.
export default {
  byAddress: 'selon votre adresse',
  notDelivered: 'pas de livraison',
  feeFrom: (fee: string, isFreeInSomeAreas: boolean) =>
    isFreeInSomeAreas ? `offerts ou à partir de ${fee}` : `à partir de ${fee}`,

  noDelivery: (offersPickup: boolean) =>
    `Nous ne livrons pas à cette adresse. Choisissez une autre adresse${offersPickup ? ' ou un créneau de retrait en magasin' : ''}.`,
  belowMinimum: (minimum: string, missing: string) =>
    `Le minimum de commande pour votre adresse est de ${minimum}. Ajoutez encore ${missing} de produits.`,
  freeWith: (missing: string) => `Plus que ${missing} de produits pour profiter de la livraison offerte.`,
} satisfies Translation<typeof import('#web/features/cart/delivery/texts.ts')>;
