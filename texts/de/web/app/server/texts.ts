export default {
  frameTitle: (shopName: string, isDelivered: boolean) =>
    `${shopName} · ${isDelivered ? 'Lebensmittel bis an die Tür' : 'Lebensmittel zum Abholen'}`,
  slogan: (time: string, takesOnline: boolean, isDelivered: boolean) =>
    isDelivered
      ? `Frisches Obst, Gemüse, Milchprodukte, Backwaren und mehr, bis an Ihre Tür${time}. ${takesOnline ? 'Zahlen Sie online oder bei der Lieferung.' : 'Zahlen Sie bei der Lieferung.'}`
      : 'Frisches Obst, Gemüse, Milchprodukte, Backwaren und mehr. Bestellen Sie hier, und holen Sie Ihre Bestellung im Laden ab.',
  everyOffer: 'Alle Produkte, die heute weniger kosten als sonst.',
  aboutCategory: (category: string, shopName: string, time: string, isDelivered: boolean) =>
    `${category} bei ${shopName}: Sehen Sie die Preise von heute, und ${isDelivered ? `lassen Sie sich alles bis an die Tür bringen${time}` : 'holen Sie alles im Laden ab'}.`,
  productAt: (product: string, shopName: string) => `${product} bei ${shopName}.`,
  home: 'Start',
  products: 'Produkte',
} satisfies Translation<typeof import('#web/app/server/texts.ts')>;
