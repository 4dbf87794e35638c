export default {
  noChanging: 'Dieser Shop kann Produkte nicht ändern. Es wurde nichts geändert.',
  noDemoProducts: 'Dieser Shop hat keine Beispielprodukte, die sich entfernen lassen.',
  noLookUp: 'Dieser Shop schlägt keine Strichcodes nach. Bitte übernehmen Sie die Angaben von der Packung.',
  unknownCategory: 'Diese Kategorie gibt es nicht. Bitte wählen Sie eine Kategorie des Shops.',
  unknownProduct: 'Dieses Produkt gibt es nicht mehr. Bitte laden Sie die Produktliste neu.',
  nameRequired: 'Bitte geben Sie einen Namen an.',
  priceTooLow: 'Der Preis muss 0 oder mehr sein.',
  offerPriceTooLow: 'Der Angebotspreis muss 0 oder mehr sein.',
  offerPriceTooHigh: 'Der Angebotspreis darf nicht über dem Preis liegen.',
  weightUnreadable:
    'Bitte geben Sie eine Menge mit ihrer Einheit an, zum Beispiel 500 g, 1,5 kg, 6 Stück, ca. 1 kg oder 400–600 g.',
  tooManyPictures: (max: number) => `Es können höchstens ${max} Bilder hinzugefügt werden.`,
  fileOrAddress: 'Ein Bild ist entweder eine Datei oder die Adresse eines Bildes, das der Shop schon hat.',
} satisfies Translation<typeof import('#gateway/features/products/texts.ts')>;
