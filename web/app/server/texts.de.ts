export default {
  frameTitle: (shopName: string) => `${shopName} · Lebensmittel bis an die Tür`,
  slogan: (time: string, takesOnline: boolean) =>
    `Frisches Obst, Gemüse, Milchprodukte, Backwaren und mehr, bis an Ihre Tür${time}. ${takesOnline ? 'Zahlen Sie online oder bei der Lieferung.' : 'Zahlen Sie bei der Lieferung.'}`,
  everyOffer: 'Alle Produkte, die heute weniger kosten als sonst.',
  aboutCategory: (category: string, shopName: string, time: string) =>
    `${category} bei ${shopName}: Sehen Sie die Preise von heute, und lassen Sie sich alles bis an die Tür bringen${time}.`,
  productAt: (product: string, shopName: string) => `${product} bei ${shopName}.`,
  home: 'Start',
  products: 'Produkte',
} satisfies Translation<typeof import('./texts.ts')>;
