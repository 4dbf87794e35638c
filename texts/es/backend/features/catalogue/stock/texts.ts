// Not reviewed by a native reader.
export default {
  noLongerCounted: (name: string) =>
    `Las existencias de este producto ya no se controlan: ${name}. Compruébelo de nuevo.`,
  countFirst: (name: string) =>
    `Las existencias de este producto todavía no se controlan: ${name}. Haga antes un recuento.`,
  countedAlready: (name: string, onHand: number) =>
    `Las existencias de este producto ya se controlan: ${name}, existencias: ${onHand}. Compruébelo de nuevo.`,
  otherOnHand: (name: string, onHand: number, expected: number) =>
    `${name}: ahora las existencias son ${onHand} y no ${expected}. Compruébelo de nuevo.`,
  fewerOnHand: (onHand: number, name: string) => `Solo hay ${onHand} en existencias: ${name}.`,
  tooManyOnHand: (max: number, name: string) => `Las existencias pueden ser como máximo ${max}: ${name}.`,
  unknownProduct: 'Este producto no existe.',
  note: 'Nota',
  isNoWhole: 'El cambio debe ser un número entero.',
  isTooLarge: 'El cambio es demasiado grande.',
  onHandIsNoWhole: 'Las existencias deben ser un número entero.',
  onHandIsNegative: 'Las existencias no pueden ser inferiores a 0.',
  sayReceived: 'Indique la cantidad recibida.',
  sayWasted: 'Indique la cantidad perdida, como número negativo.',
  correctionIsZero: 'Una corrección no puede ser 0.',
  noChange: 'Envíe al menos un cambio.',
  tooManyChanges: (max: number) => `Envíe como máximo ${max} cambios a la vez.`,
  saved: 'Existencias guardadas.',
  countingStopped: 'Las existencias de este producto ya no se controlan.',
} satisfies Translation<typeof import('#backend/features/catalogue/stock/texts.ts')>;
