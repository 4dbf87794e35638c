const someProducts = (count: number) => `${count} ${count === 1 ? 'Produkt' : 'Produkte'}`;

export default {
  productList: 'Produktliste',
  loadingProducts: 'Die Produkte werden geladen',
  noProductsYet: 'Noch keine Produkte',
  whenProductsAppear: 'Produkte, die Sie anlegen, erscheinen hier und, solange sie vorrätig sind, im Shop.',
  addFirst: 'Erstes Produkt anlegen',
  productCount: (count: number, outOfStock: number | undefined) =>
    `${someProducts(count)}${outOfStock === undefined ? '' : `, davon ${outOfStock} ausverkauft`}`,
  onlyLoaded: (count: number, total: number) => `Nur ${count} von ${total} Produkten konnten geladen werden.`,
  loadingAll: (count: number, total: number) => `Alle Produkte werden geladen: ${count} von ${total} …`,
  tryAgain: 'Noch einmal versuchen',
  noProductsMatch: 'Keine passenden Produkte. Ändern Sie die Suche oder die Filter.',
  archivedProducts: (count: number) => `Archivierte Produkte: ${count}`,
  pagesOfList: 'Seiten der Produktliste',

  products: 'Produkte',
  arrange: 'Anordnen',
  categories: 'Kategorien',
  importProducts: 'Importieren',

  listTools: 'Produktliste',
  search: 'Suche',
  searchPlaceholder: 'Name oder Artikelnummer',
  category: 'Kategorie',
  stock: 'Bestand',
  all: 'Alle',
  inStock: 'Vorrätig',
  fewLeft: 'Nur noch wenige',
  outOfStock: 'Ausverkauft',
  sortBy: 'Sortieren nach',
  sortNames: { newest: 'Neueste zuerst', name: 'Name, A bis Z', price: 'Angebotspreis, aufsteigend' },

  tableCaption: (page: number, pageCount: number) =>
    `Alle Produkte mit ihrem Bestand${pageCount > 1 ? `, Seite ${page} von ${pageCount}` : ''}`,
  selectAll: 'Alle angezeigten Produkte auswählen',
  product: 'Produkt',
  select: (name: string) => `${name} auswählen`,
  isInStock: (name: string) => `${name} vorrätig`,
  count: 'Zählen',
  countProduct: (name: string) => `${name} zählen`,
  onHand: (pieces: number) => `Bestand: ${pieces}`,
  stockOf: (name: string, pieces: number) => `Bestand von ${name}: ${pieces}`,
  copy: 'Kopieren',
  addCopy: (name: string) => `${name} kopieren`,

  price: 'Preis',
  priceOf: (name: string) => `Preis von ${name}`,
  priceIn: (currency: string) => `Preis (${currency})`,
  offerPriceIn: (currency: string) => `Angebotspreis (${currency})`,
  offerEndsAt: (price: string) => `Das Angebot endet bei ${price}.`,
  enterPrice: (example: string) => `Geben Sie eine Zahl ein, zum Beispiel ${example}.`,
  priceIsNow: (shown: string) =>
    `Jemand hat diesen Preis geändert. Er beträgt jetzt ${shown}. Speichern Sie noch einmal, um ihn zu ersetzen.`,
  noSuchProduct: 'Dieses Produkt gibt es im Shop nicht mehr.',
  priceSaved: 'Preis gespeichert.',
  priceNotSaved: 'Der Preis wurde nicht gespeichert.',
  cancel: 'Abbrechen',

  chooseAll: (count: number) => `Alle ${count} auswählen`,
  changeChosen: 'Ändern…',
  changeProducts: (count: number) => (count === 1 ? '1 Produkt ändern' : `${count} Produkte ändern`),
  whatToChange: 'Was soll sich ändern?',
  bulkKinds: {
    PERCENT: 'Preis um Prozent',
    TAX_CLASS: 'Steuerklasse',
    CATEGORY: 'Kategorie',
    ARCHIVE: 'Archivieren',
  },
  bulkHints: {
    PERCENT:
      'Bei Produkten mit Angebot ändert sich nur der Angebotspreis. Ein Angebot, das den Preis erreichen würde, endet.',
    TAX_CLASS: undefined,
    CATEGORY: undefined,
    ARCHIVE:
      'Archivierte Produkte sind nicht mehr im Shop. Alte Bestellungen behalten sie, und Sie können sie zurückholen.',
  },
  percent: 'Prozent',
  percentHint: 'Zum Beispiel 5 oder -2,5. Jeder Preis wird auf den Cent gerundet.',
  enterPercent: 'Geben Sie eine Zahl von -90 bis 1000 ein, zum Beispiel 5 oder -2,5.',
  taxClass: 'Steuerklasse',
  chooseOne: 'Bitte wählen',
  chooseCategory: 'Wählen Sie eine Kategorie.',
  showChanges: 'Änderungen zeigen',
  willChange: (changed: number, count: number) =>
    `${changed} von ${count} ${count === 1 ? 'Produkt' : 'Produkten'} ${changed === 1 ? 'ändert' : 'ändern'} sich.`,
  noneChanges: 'Nichts ändert sich: Alle sind schon so.',
  before: 'Vorher',
  after: 'Nachher',
  andMore: (count: number) => `Und ${count} weitere.`,
  confirmBulk: (count: number, isArchiving: boolean) =>
    `${count} ${count === 1 ? 'Produkt' : 'Produkte'} ${isArchiving ? 'archivieren' : 'ändern'}`,
  nothingChanged: 'Es wurde nichts geändert.',
  productsChanged: 'Produkte geändert.',

  selectedProducts: 'Ausgewählte Produkte',
  selectedCount: (number: number) => `${number} ausgewählt`,
  changing: (at: number, total: number) => `${at} von ${total} wird geändert …`,
  markInStock: 'Als vorrätig kennzeichnen',
  markOutOfStock: 'Als ausverkauft kennzeichnen',
  clear: 'Auswahl aufheben',
  undo: 'Rückgängig',
  marked: (number: number, isIn: boolean) =>
    `${someProducts(number)} als ${isIn ? 'vorrätig' : 'ausverkauft'} gekennzeichnet`,
  changedBack: (number: number) => `Änderung an ${number} ${number === 1 ? 'Produkt' : 'Produkten'} rückgängig gemacht`,
  alreadySo: (isIn: boolean) => `Alle ausgewählten Produkte sind schon ${isIn ? 'vorrätig' : 'ausverkauft'}`,
  notChanged: 'Der Bestand wurde nicht geändert.',
  updated: 'Bestand aktualisiert',

  notCounted: 'Nicht gezählt: Nur der Schalter entscheidet, ob man es kaufen kann.',
  counted: (pieces: number, held: number) =>
    `Bestand: ${pieces}.${held > 0 ? ` Weitere ${held} sind für Bestellungen reserviert, die noch nicht bezahlt sind.` : ''}`,
  whatHappened: 'Was ist passiert?',
  reasons: {
    COUNTED: { option: 'Gezählt', label: 'Wie viele sind da?', hint: 'Alle Stücke, die verkauft werden können.' },
    RECEIVED: { option: 'Wareneingang', label: 'Wie viele sind angekommen?', hint: undefined },
    WASTED: { option: 'Schwund', label: 'Wie viele sind verdorben oder verloren?', hint: undefined },
    CORRECTED: { option: 'Korrektur', label: 'Wie viele mehr oder weniger?', hint: 'Zum Beispiel 2 oder -2.' },
  },
  needsWholeNumber: 'Bitte geben Sie eine ganze Zahl ein.',
  needsSmallerNumber: (most: number) => `Bitte geben Sie eine Zahl bis ${most} ein.`,
  needsOtherThanZero: 'Bitte geben Sie eine andere Zahl als 0 ein.',
  save: 'Speichern',
  startCounting: 'Ab jetzt zählen',
  stopCounting: 'Nicht mehr zählen',
  stockNotSaved: 'Der Bestand wurde nicht geändert. Bitte versuchen Sie es noch einmal.',
  stockSaved: 'Bestand gespeichert.',
  history: 'Verlauf',
  moveNames: {
    CORRECTED: 'Korrektur',
    COUNTED: 'Gezählt',
    RECEIVED: 'Wareneingang',
    RETURNED: 'Zurück aus einer Bestellung',
    SHORTED: 'Fehlte bei einer Bestellung',
    SOLD: 'Verkauft',
    STOPPED: 'Zählung beendet',
    WASTED: 'Schwund',
  },
  moveOfOrder: (move: string, number: string) => `${move}, Bestellung ${number}`,
  doneBy: (name: string) => `von ${name}`,
  showOlder: 'Ältere Änderungen anzeigen',

  demoProducts: 'Beispielprodukte',
  demoNotice: (number: number) =>
    number === 1
      ? '1 Beispielprodukt war von Anfang an im Shop und wurde noch nie bestellt.'
      : `${number} Beispielprodukte waren von Anfang an im Shop und wurden noch nie bestellt.`,
  removeThem: 'Entfernen',
  removeTitle: (number: number) => `${number} ${number === 1 ? 'Beispielprodukt' : 'Beispielprodukte'} entfernen?`,
  removeConsequences:
    'Sie verschwinden sofort aus dem Shop und aus jedem Warenkorb und lassen sich nicht wiederherstellen. Ihre eigenen Produkte und alle bestellten Produkte bleiben.',
  remove: 'Entfernen',
  keepThem: 'Behalten',
  demoRemoved: 'Die Beispielprodukte wurden entfernt.',
  demoNotRemoved: 'Die Beispielprodukte wurden nicht entfernt.',

  howToCount:
    'Geben Sie ein, wie viele Stück noch verkauft werden können, ohne die Stücke für Bestellungen. Enter führt zum nächsten Produkt. Bestellungen, die während des Zählens eingehen, bleiben berücksichtigt.',
  onlyCounted: 'Nur gezählte Produkte',
  countedOf: (name: string) => `Gezählt: ${name}`,
  notYetCounted: 'Noch nicht gezählt',
  shownBefore: (shown: number | null) =>
    shown === null ? 'bei der Eingabe nicht gezählt' : `bei der Eingabe ${shown}`,
  keepCount: (typed: string) => `Bei ${typed} bleiben`,
  showMoreProducts: (rest: number) => `Weitere Produkte anzeigen (noch ${rest})`,
  countsTyped: (number: number) => `${number} ${number === 1 ? 'Zählung' : 'Zählungen'} nicht gespeichert`,
  saveCounts: 'Zählungen speichern',
  discardCounts: 'Verwerfen',
  countsDiscarded: 'Zählungen verworfen',
  countsSaved: (number: number) => `${number} ${number === 1 ? 'Zählung' : 'Zählungen'} gespeichert.`,
  countsNotSaved: (number: number) =>
    `${number} ${number === 1 ? 'Zählung wurde' : 'Zählungen wurden'} nicht gespeichert.`,
  countsStillHere: 'Ihre Eingaben sind noch da.',

  howToReceive:
    'Wählen Sie die Produkte der Lieferung und geben Sie ein, wie viele Stück angekommen sind. Alles wird zusammen gespeichert.',
  findProduct: 'Produkt suchen',
  findProductHint: 'Tippen oder scannen. Enter wählt das erste.',
  noProductFound: 'Kein Produkt gefunden.',
  foundMany: (number: number) => `${number} Produkte gefunden. Bitte geben Sie mehr ein.`,
  received: 'Eingegangene Produkte',
  receivedOf: (name: string) => `Eingegangen: ${name}`,
  removeLine: (name: string) => `${name} aus der Lieferung entfernen`,
  startsWithDelivery:
    'Noch nicht gezählt: Die Zählung beginnt mit dieser Lieferung, als wäre vorher nichts da gewesen.',
  nothingReceived: 'Noch kein Produkt gewählt.',
  deliveryNote: 'Notiz',
  deliveryNoteHint: 'Zum Beispiel Lieferant und Nummer des Lieferscheins. Sie steht im Verlauf jedes Produkts.',
  saveDelivery: (number: number) =>
    number === 0 ? 'Lieferung speichern' : `${number} ${number === 1 ? 'Produkt' : 'Produkte'} speichern`,
  discardDelivery: 'Verwerfen',
  deliverySaved: (number: number) => `Eingegangen: ${number} ${number === 1 ? 'Produkt' : 'Produkte'}.`,
  deliveryNotSaved: 'Die Lieferung wurde nicht gespeichert.',
  seeRows: 'Bitte prüfen Sie die markierten Produkte.',
  deliveryWasSaved:
    'Diese Lieferung wurde schon gespeichert, bevor Sie sie geändert haben. Sehen Sie im Verlauf der Produkte nach, lassen Sie hier nur stehen, was fehlt, und speichern Sie noch einmal.',

  unknownCode: (code: string) => `Kein Produkt hat den Strichcode ${code}.`,
  unknownShopCode: (code: string) =>
    `Kein Produkt hat den Strichcode ${code}. Er sieht wie das Etikett einer Waage aus: Gewichte und Preise in Strichcodes werden nicht gelesen.`,
  addWithCode: 'Produkt mit diesem Code hinzufügen',
  hideNotice: 'Schließen',
} satisfies Translation<typeof import('./texts.ts')>;
