export default {
  shoppingList: 'Einkaufsliste',
  whatDoYouNeed: 'Was brauchen Sie?',
  oneThingALine: 'Ein Eintrag pro Zeile oder durch Kommas getrennt: 3 Bananen, Milch, 500 g Mehl',
  pleaseWrite: 'Bitte schreiben Sie, was Sie brauchen, zum Beispiel „3 Bananen, Milch“.',
  findProducts: 'Produkte finden',

  productsForList: 'Produkte für Ihre Liste',
  offline: 'Sie sind offline. Ihre Liste bleibt hier: Bitte versuchen Sie es später noch einmal.',
  foundOf: (found: number, count: number, unsure: number) =>
    `${found} von ${count} gefunden.${unsure > 0 ? ` Bitte wählen Sie für ${unsure}.` : ''} In den Warenkorb kommt erst etwas, wenn Sie es hinzufügen.`,
  addToCart: (count: number, sum: string) => `${count} Artikel in den Warenkorb · ${sum}`,
  addedToCart: (count: number) => `${count} Artikel in den Warenkorb gelegt`,
  notFound: 'Nicht gefunden',
  searchFor: (name: string) => `Nach „${name}“ suchen`,
  chooseProduct: 'Produkt wählen oder weglassen',
  leaveOut: 'Weglassen',
  outOfStock: 'Ausverkauft',
  soldOut: 'ausverkauft',
  each: (price: string) => `je ${price}`,
} satisfies Translation<typeof import('#web/features/shopping-list/texts.ts')>;
