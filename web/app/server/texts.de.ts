export default {
  frameTitle: (shopName: string) => `${shopName} · Lebensmittel bis an die Tür`,
  slogan: (time: string) =>
    `Frisches Obst, Gemüse, Milchprodukte, Backwaren und mehr, bis an Ihre Tür${time}. Zahlen Sie online oder bei der Lieferung.`,
  everyOffer: 'Alle Produkte, die heute weniger kosten als sonst.',
  aboutCategory: (category: string, shopName: string, time: string) =>
    `${category} bei ${shopName}: Sehen Sie die Preise von heute, und lassen Sie sich alles bis an die Tür bringen${time}.`,
  productAt: (product: string, shopName: string) => `${product} bei ${shopName}.`,
  home: 'Start',
  products: 'Produkte',

  needsScripts: 'Bitte schalten Sie JavaScript ein, um den Warenkorb zu benutzen.',

  appDescription: 'Frisches Obst, Gemüse, Milchprodukte, Backwaren und mehr, in weniger als 30 Minuten an Ihrer Tür.',
  todaysDeals: 'Angebote von heute',
  cart: 'Warenkorb',
  myOrders: 'Meine Bestellungen',
} satisfies Translation<typeof import('./texts.ts')>;
