export default {
  comma: ', ',
  withColon: (label: string) => `${label}:`,
  grams: (amount: string) => `${amount} g`,

  organicVeggies: 'Bio-Gemüse',
  freshFruits: 'Frisches Obst',
  coldDrinks: 'Kalte Getränke',
  instantFood: 'Schnelle Küche',
  dairyProducts: 'Milchprodukte',
  bakeryAndBreads: 'Brot & Backwaren',
  grainsAndCereals: 'Getreide & Müsli',

  openingHours: 'Wir sind jeden Tag von 7 bis 22 Uhr für Sie da.',
  deliveryPromise: 'Lebensmittel in unter 30 Minuten an Ihrer Tür.',
  inUnderThirtyMinutes: ' in unter 30 Minuten',

  somethingWentWrong: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  paymentPageNotOpened: 'Die Zahlungsseite konnte nicht geöffnet werden.',
} satisfies Translation<typeof import('#web/shared/lib/texts.ts')>;
