export default {
  time: 'Zeitfenster',
  day: 'Tag',
  noFreeTime: 'Zurzeit ist kein Zeitfenster frei. Bitte versuchen Sie es später noch einmal.',
  closedBecause: {
    CLOSED_DAY: 'An diesem Tag ist der Laden geschlossen',
    FULL: 'Ausgebucht',
    NO_DELIVERY: 'An diese Adresse liefern wir nicht',
    PAST_CUT_OFF: 'Für diese Zeit ist es zu spät',
  },
  collect: 'Abholung im Laden',
  delivery: 'Lieferung',
  placesLeft: (count: number) => `noch ${count} ${count === 1 ? 'Platz' : 'Plätze'} frei`,
} satisfies Translation<typeof import('#web/features/cart/slots/texts.ts')>;
