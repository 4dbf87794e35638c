// Not reviewed by a native reader.
export default {
  comma: ', ',
  withColon: (label: string) => `${label}:`,
  grams: (amount: string) => `${amount}\u00a0g`,

  organicVeggies: 'Verduras ecológicas',
  freshFruits: 'Fruta fresca',
  coldDrinks: 'Bebidas frías',
  instantFood: 'Comida preparada',
  dairyProducts: 'Lácteos y huevos',
  bakeryAndBreads: 'Panadería y bollería',
  grainsAndCereals: 'Cereales y legumbres',

  openingHours: 'Estamos a su disposición todos los días de 7:00 a 22:00.',
  deliveryPromise: 'Su compra en casa en menos de 30\u00a0minutos.',
  inUnderThirtyMinutes: ' en menos de 30 minutos',

  somethingWentWrong: 'Se ha producido un error. Inténtelo de nuevo.',
  paymentPageNotOpened: 'No se ha podido abrir la página de pago.',
} satisfies Translation<typeof import('#web/shared/lib/texts.ts')>;
