export default {
  quantityIsNoWhole: 'Jede Menge im Warenkorb muss eine ganze Zahl sein.',
  tooManyPieces: (max: number) => `Sie können von einem Produkt höchstens ${max} Stück im Warenkorb haben.`,
  tooManyProducts: (max: number) => `Ein Warenkorb kann höchstens ${max} verschiedene Produkte enthalten.`,
  cartIsMissing: 'Der Warenkorb fehlt.',
  notSaved: {
    'older-than-order': 'Dieser Warenkorb ist älter als Ihre letzte Bestellung und wurde deshalb nicht gespeichert.',
    'changed-elsewhere': 'Der Warenkorb wurde an anderer Stelle geändert. Deshalb wurde dieser nicht gespeichert.',
  },
  updated: 'Der Warenkorb ist aktualisiert.',
  updatedWithout: (count: number) =>
    count === 1
      ? 'Der Warenkorb ist aktualisiert. Ein Produkt, das nicht mehr verkauft wird, wurde weggelassen.'
      : `Der Warenkorb ist aktualisiert. ${count} Produkte, die nicht mehr verkauft werden, wurden weggelassen.`,
} satisfies Translation<typeof import('#backend/features/people/cart/texts.ts')>;
