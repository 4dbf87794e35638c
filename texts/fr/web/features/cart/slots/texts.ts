// Not reviewed by a native reader.
export default {
  time: 'Créneau',
  day: 'Jour',
  noFreeTime: 'Aucun créneau n’est libre pour le moment. Veuillez réessayer plus tard.',
  closedBecause: {
    CLOSED_DAY: 'Le magasin est fermé ce jour-là',
    FULL: 'Complet',
    NO_DELIVERY: 'Nous ne livrons pas à cette adresse',
    PAST_CUT_OFF: 'Trop tard pour ce créneau',
  },
  collect: 'Retrait en magasin',
  delivery: 'Livraison',
  placesLeft: (count: number) => (count < 2 ? `${count} place restante` : `${count} places restantes`),
} satisfies Translation<typeof import('#web/features/cart/slots/texts.ts')>;
