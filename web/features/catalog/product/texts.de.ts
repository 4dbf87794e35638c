export default {
  product: 'Produkt',
  loadingProduct: 'Das Produkt wird geladen',
  notFound: 'Produkt nicht gefunden',
  maybeGone: 'Vielleicht verkaufen wir dieses Produkt nicht mehr, oder seine Adresse ist falsch geschrieben.',
  browseCategory: 'Zur Kategorie',
  home: 'Startseite',
  products: 'Produkte',

  picturesOf: (name: string) => `Bilder von ${name}`,
  namedPicture: (name: string, at: number) => `${name}, Bild ${at}`,
  pictures: 'Bilder',
  pictureOf: (at: number, count: number) => `Bild ${at} von ${count}`,
  percentOff: (percent: number) => `${percent} % günstiger`,

  youSave: (amount: string) => `Sie sparen ${amount}`,
  lowestOf30Days: (amount: string) => `Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: ${amount}`,
  onlyLeft: (left: number) => `Nur noch ${left} vorrätig`,
  mostYouPay: 'Sie zahlen höchstens diesen Preis. Abgerechnet wird nach Gewicht.',
  inclTax: 'Der Preis enthält die Mehrwertsteuer',
  plusTax: (percent: number) => `Zuzüglich ${percent} % Mehrwertsteuer an der Kasse`,
  loadingDescription: 'Die Beschreibung wird geladen',
  aboutProduct: 'Über dieses Produkt',
  outOfStock: 'Ausverkauft. Das Produkt kann zurzeit nicht bestellt werden.',
  addToCart: 'In den Warenkorb',
  buyNow: 'Jetzt kaufen',
  inYourCart: (quantity: number, isAllTaken: boolean) =>
    `${quantity} in Ihrem Warenkorb${isAllTaken ? '. Mehr ist nicht vorrätig.' : ''}`,

  relatedProducts: 'Ähnliche Produkte',
  seeMore: 'Mehr ansehen',
  ofCategory: (category: string) => `aus ${category}`,
  ofAllProducts: 'aus allen Produkten',
} satisfies Translation<typeof import('./texts.ts')>;
