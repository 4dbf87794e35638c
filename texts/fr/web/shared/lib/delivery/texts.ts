// Not reviewed by a native reader.
export default {
  free: (sentence: string) => `${sentence}. La livraison est offerte.`,
  collected: (sentence: string) => `${sentence}. Vous retirez votre commande en magasin, sans frais.`,
  unknown: (sentence: string) => `${sentence}. Livraison en sus : vous en voyez le prix avant de commander.`,
  from: (sentence: string, fee: string, isFreeInSomeAreas: boolean, freeFrom: string | null) =>
    `${sentence}. Livraison à partir de ${fee}${isFreeInSomeAreas ? ' (offerte dans certaines zones)' : ''}${freeFrom === null ? '' : `, offerte dès ${freeFrom} d’achats`}.`,
} satisfies Translation<typeof import('#web/shared/lib/delivery/texts.ts')>;
