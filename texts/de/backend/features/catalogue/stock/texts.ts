export default {
  noLongerCounted: (name: string) => `${name} wird nicht mehr gezählt. Bitte sehen Sie noch einmal nach.`,
  countFirst: (name: string) => `${name} wird noch nicht gezählt. Zählen Sie zuerst den Bestand.`,
  countedAlready: (name: string, onHand: number) =>
    `${name} wird bereits gezählt: Der Bestand ist ${onHand}. Bitte sehen Sie noch einmal nach.`,
  otherOnHand: (name: string, onHand: number, expected: number) =>
    `Der Bestand von ${name} ist jetzt ${onHand}, nicht ${expected}. Bitte sehen Sie noch einmal nach.`,
  fewerOnHand: (onHand: number, name: string) => `Der Bestand von ${name} ist nur ${onHand}.`,
  tooManyOnHand: (max: number, name: string) => `Der Bestand von ${name} kann höchstens ${max} sein.`,
  unknownProduct: 'Dieses Produkt gibt es nicht.',
  note: 'Notiz',
  isNoWhole: 'Die Änderung muss eine ganze Zahl sein.',
  isTooLarge: 'Die Änderung ist zu groß.',
  onHandIsNoWhole: 'Der Bestand muss eine ganze Zahl sein.',
  onHandIsNegative: 'Der Bestand kann nicht kleiner als 0 sein.',
  sayReceived: 'Bitte geben Sie an, wie viele eingegangen sind.',
  sayWasted: 'Bitte geben Sie an, wie viele verdorben sind, als negative Zahl.',
  correctionIsZero: 'Eine Korrektur kann nicht 0 sein.',
  noChange: 'Bitte senden Sie mindestens eine Änderung.',
  tooManyChanges: (max: number) => `Bitte senden Sie höchstens ${max} Änderungen auf einmal.`,
  saved: 'Der Bestand ist gespeichert.',
  countingStopped: 'Das Produkt wird nicht mehr gezählt.',
} satisfies Translation<typeof import('#backend/features/catalogue/stock/texts.ts')>;
