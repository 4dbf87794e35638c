// Not reviewed by a native reader.
export default {
  comma: ', ',
  withColon: (label: string) => `${label}\u00a0:`,
  grams: (amount: string) => `${amount}\u00a0g`,

  organicVeggies: 'Légumes bio',
  freshFruits: 'Fruits frais',
  coldDrinks: 'Boissons fraîches',
  instantFood: 'Plats express',
  dairyProducts: 'Crèmerie',
  bakeryAndBreads: 'Pains & viennoiseries',
  grainsAndCereals: 'Céréales & féculents',

  openingHours: 'Nous sommes là tous les jours de 7 h à 22 h.',
  deliveryPromise: 'Vos courses chez vous en moins de 30\u00a0minutes.',
  inUnderThirtyMinutes: ' en moins de 30\u00a0minutes',

  somethingWentWrong: 'Une erreur est survenue. Veuillez réessayer.',
  paymentPageNotOpened: 'La page de paiement n’a pas pu s’ouvrir.',
} satisfies Translation<typeof import('#web/shared/lib/texts.ts')>;
