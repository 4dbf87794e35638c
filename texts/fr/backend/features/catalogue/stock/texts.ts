// Not reviewed by a native reader.
export default {
  noLongerCounted: (name: string) =>
    `Le stock de ce produit n’est plus suivi\u00a0: ${name}. Veuillez vérifier à nouveau.`,
  countFirst: (name: string) => `Le stock de ce produit n’est pas encore suivi\u00a0: ${name}. Comptez-le d’abord.`,
  countedAlready: (name: string, onHand: number) =>
    `Le stock de ce produit est déjà suivi\u00a0: ${name}, ${onHand} en stock. Veuillez vérifier à nouveau.`,
  otherOnHand: (name: string, onHand: number, expected: number) =>
    `${name}\u00a0: ${onHand} en stock désormais, et non ${expected}. Veuillez vérifier à nouveau.`,
  fewerOnHand: (onHand: number, name: string) => `Seulement ${onHand} en stock\u00a0: ${name}.`,
  tooManyOnHand: (max: number, name: string) => `Le stock peut être de ${max} au plus\u00a0: ${name}.`,
  unknownProduct: 'Ce produit n’existe pas.',
  note: 'Note',
  isNoWhole: 'Le mouvement doit être un nombre entier.',
  isTooLarge: 'Le mouvement est trop grand.',
  onHandIsNoWhole: 'Le stock doit être un nombre entier.',
  onHandIsNegative: 'Le stock ne peut pas être inférieur à 0.',
  sayReceived: 'Veuillez indiquer la quantité reçue.',
  sayWasted: 'Veuillez indiquer la quantité perdue, en nombre négatif.',
  correctionIsZero: 'Une correction ne peut pas être de 0.',
  noChange: 'Veuillez envoyer au moins un mouvement.',
  tooManyChanges: (max: number) => `Veuillez envoyer au plus ${max} mouvements à la fois.`,
  saved: 'Le stock est enregistré.',
  countingStopped: 'Le stock de ce produit n’est plus suivi.',
} satisfies Translation<typeof import('#backend/features/catalogue/stock/texts.ts')>;
