import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  cartLoads: 'Warenkorb wird geladen …',
  needsScripts: 'Ihr Warenkorb braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  yourCart: 'Ihr Warenkorb',
  cartIsEmpty: 'Ihr Warenkorb ist leer',
  addSomething: 'Legen Sie etwas Frisches hinein. Ihr Warenkorb bleibt gespeichert, während Sie stöbern.',
  startShopping: 'Jetzt einkaufen',
  continueShopping: 'Weiter einkaufen',
  productsInCart: 'Produkte in Ihrem Warenkorb',
  removedFromCart: 'Aus Ihrem Warenkorb entfernt',
  notLoaded: 'Ihr Warenkorb ist gespeichert, aber die Produkte konnten nicht geladen werden.',
  itemsOf: (count: number) => `${count} Artikel`,
  noLongerSold: (count: number) =>
    count === 1
      ? 'Ein Produkt wird nicht mehr verkauft und wurde aus Ihrem Warenkorb entfernt.'
      : `${count} Produkte werden nicht mehr verkauft und wurden aus Ihrem Warenkorb entfernt.`,
  notStored:
    'Ihr Browser lässt nicht zu, dass dieser Shop Ihren Warenkorb speichert. Wenn Sie die Seite neu laden, ist er leer.',

  mostYouPay: 'Sie zahlen höchstens diesen Preis. Abgerechnet wird nach Gewicht.',
  each: (price: string) => `je ${price}`,
  priceChanged: (now: string, before: string) => `Neuer Preis: ${now}, vorher ${before}`,
  outOfStock: 'Ausverkauft',
  stepsChanged: (step: string, amount: string) =>
    `Jetzt in Schritten von ${step}: ${amount}. Bitte prüfen Sie die Menge.`,
  otherAmounts: (from: string, to: string) => `Erhältlich von ${from} bis ${to}. Bitte wählen Sie eine andere Menge.`,
  onlyLeft: (left: number | string) => `Nur noch ${left} vorrätig. Bitte wählen Sie weniger.`,
  removeOne: (name: string) => `Ein Stück weniger: ${name}`,
  remove: (name: string) => `${name} entfernen`,
  quantityOf: (name: string) => `Menge: ${name}`,
  addOne: (name: string) => `Ein Stück mehr: ${name}`,
  atMost: (max: number, name: string) => `Von ${name} können Sie höchstens ${max} Stück bestellen`,
  isOutOfStock: (name: string) => `${name} ist ausverkauft`,
  notInTotal: 'Nicht im Gesamtbetrag:',
  removedName: (name: ReactNode) => sentence`${name} entfernt ·`,
  undo: 'Rückgängig',
  putBack: (name: string) => `Rückgängig: ${name} wieder in den Warenkorb`,
  hideMessage: (name: string) => `Hinweis zu ${name} ausblenden`,
  cartUpdated: 'Warenkorb aktualisiert',
  nowInCart: (quantity: number | string, name: string) =>
    `${typeof quantity === 'number' ? `${quantity} ×` : quantity} ${name} im Warenkorb`,
  leftInCart: (quantity: number | string, name: string) =>
    `Noch ${typeof quantity === 'number' ? `${quantity} ×` : quantity} ${name} im Warenkorb`,
  nameRemoved: (name: string) => `${name} entfernt`,

  orderSummary: 'Bestellübersicht',
  loadingSummary: 'Bestellübersicht wird geladen',
  logInToChoose: 'Melden Sie sich an, um die Lieferadresse zu wählen.',
  logInToCollect: 'Melden Sie sich an, um zu bestellen.',
  loadingTimes: 'Zeitfenster werden geladen …',
  timesNotLoaded: 'Die Zeitfenster konnten nicht geladen werden.',
  youSave: (amount: string) => `Mit den heutigen Angeboten sparen Sie ${amount}`,
  paymentLeft:
    'Sie haben die Zahlungsseite verlassen, bevor die Bestellung bezahlt war. Bitte bestellen Sie noch einmal, um zu bezahlen.',
  otherShopper: (name: string) =>
    `Sie sind jetzt als ${name} angemeldet. Wählen Sie die Lieferadresse und bestellen Sie dann.`,
  totalChanged: (now: string, before: string) =>
    `Der Gesamtbetrag ist jetzt ${now}. Vorher war er ${before}. Prüfen Sie Ihren Warenkorb und bestellen Sie dann noch einmal.`,
  offline: 'Sie sind offline. Ihr Warenkorb ist gespeichert. Sie können bestellen, sobald Sie wieder online sind.',
  placeOrder: (soldOut: number) =>
    `Bestellung aufgeben${soldOut === 0 ? '' : soldOut === 1 ? ' (ohne dieses Produkt)' : ' (ohne diese Produkte)'}`,
  proceedToCheckout: (soldOut: number) =>
    `Weiter zur Zahlung${soldOut === 0 ? '' : soldOut === 1 ? ' (ohne dieses Produkt)' : ' (ohne diese Produkte)'}`,
  logInToOrder: 'Anmelden und bestellen',
  orderAsGuest: 'Ohne Konto bestellen',
  checkout: 'Zur Kasse',
  soldOut: (names: string, count: number) =>
    count === 1
      ? `${names} ist ausverkauft. Das Produkt zählt nicht zum Gesamtbetrag und wird nicht bestellt.`
      : `${names} sind ausverkauft. Diese Produkte zählen nicht zum Gesamtbetrag und werden nicht bestellt.`,
  removeSoldOut: () => 'Aus dem Warenkorb entfernen',

  price: 'Warenwert',
  deposits: 'Pfand',
  shippingFee: 'Liefergebühr',
  free: 'Kostenlos',
  tax: (percent: number) => `MwSt. (${percent} %)`,
  totalAmount: (isTaxIncluded: boolean, isFeeOpen: boolean) =>
    `Gesamtbetrag${isTaxIncluded ? ', inkl. MwSt.' : ''}${isFeeOpen ? ', zzgl. Lieferung' : ''}`,

  deliveryAddress: 'Lieferadresse',
  loadingAddresses: 'Ihre Adressen werden geladen',
  addressesNotLoaded: 'Ihre Adressen konnten nicht geladen werden.',
  noAddressYet: 'Sie haben noch keine Adresse gespeichert',
  change: 'Ändern',
  addAddress: 'Adresse hinzufügen',
  selectAddress: 'Bitte wählen Sie eine Adresse',

  addNote: 'Nachricht hinzufügen',
  notes: 'Nachrichten',
  noteToShop: 'Nachricht an den Laden',
  noteToShopExample: 'Zum Beispiel: bitte reife Bananen',
  noteToCourier: 'Nachricht für die Lieferung',
  noteToCourierExample: 'Zum Beispiel: Die Klingel ist kaputt, bitte anrufen',

  paymentMethod: 'Zahlungsart',
  cash: 'Barzahlung bei Lieferung',
  cashDetail: 'Sie zahlen an der Haustür',
  cashAtShop: 'Barzahlung im Laden',
  cashAtShopDetail: 'Sie zahlen beim Abholen',
  online: 'Online-Zahlung',
  onlineDetail: 'Sie zahlen jetzt auf der sicheren Seite des Zahlungsanbieters',

  chooseTime: 'Bitte wählen Sie ein Zeitfenster',
  loginExpired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich noch einmal an, um zu bestellen.',
  notConfirmed: 'Der Shop hat die Bestellung nicht bestätigt.',
  notPlaced: 'Die Bestellung konnte nicht aufgegeben werden.',
  noPaymentPage: 'Die Zahlungsseite konnte nicht geöffnet werden. Bitte versuchen Sie es noch einmal.',
  myOrders: 'Meine Bestellungen',
  maybePlaced: (isOnce: boolean) =>
    `Der Shop hat nicht geantwortet. Vielleicht ist Ihre Bestellung trotzdem eingegangen. ${isOnce ? 'Bestellen Sie noch einmal, ohne etwas zu ändern: Dieselbe Bestellung wird nie doppelt aufgegeben.' : 'Sehen Sie Ihre Bestellungen an, bevor Sie noch einmal bestellen.'}`,
  tryAgain: 'Noch einmal versuchen',
  orderWithDuty: 'Zahlungspflichtig bestellen',
  orderAndPay: 'Zahlungspflichtig bestellen',
  beforeOrdering: 'Bitte lesen Sie vor der Bestellung:',
  withdrawal: 'Widerruf',
  onlyFromAge: (count: number, age: number, isCollected: boolean) =>
    `${count === 1 ? 'Ein Produkt ist' : `${count} Produkte sind`} nur für Personen ab ${age} Jahren. ${isCollected ? 'Beim Abholen' : 'Bei der Lieferung'} wird Ihr Alter geprüft.`,
} satisfies Translation<typeof import('#web/features/cart/texts.ts')>;
