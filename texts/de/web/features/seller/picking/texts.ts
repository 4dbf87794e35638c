import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

const orderCount = (count: number) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;

export default {
  pickList: 'Packliste',
  packingSlips: 'Packzettel',
  loadingOrders: 'Die Bestellungen werden geladen',
  notLoaded: 'Die Bestellungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  listNote: (orders: number, done: number, products: number) =>
    `${orderCount(orders)}, ${done} von ${products} ${products === 1 ? 'Produkt' : 'Produkten'} gepackt`,
  allPicked: (orders: number) => `${orderCount(orders)}, alles gepackt`,
  slipCount: (count: number) => `${count} Packzettel`,
  leftOut: (count: number) =>
    count === 1
      ? '1 Bestellung fehlt hier: Sie wurde storniert oder ist nicht mehr vorhanden.'
      : `${orderCount(count)} fehlen hier: Sie wurden storniert oder sind nicht mehr vorhanden.`,
  print: 'Drucken',
  backToOrders: 'Zurück zu den Bestellungen',
  nothingToPack: 'Keine Bestellungen zum Packen',
  chooseFirst: (button: string) => `Wählen Sie Bestellungen in der Liste aus und klicken Sie dann auf „${button}“.`,
  chooseOrders: 'Bestellungen auswählen',

  promisedTime: 'Zugesagte Zeit',
  allTimes: 'Alle Zeiten',
  noteOf: (number: string) => `Nachricht zu Nr. ${number}`,
  noteToShop: 'Nachricht an den Laden',
  noteToCourier: 'Nachricht für die Lieferung',
  otherProducts: 'Weitere Produkte',
  goneProduct: 'Ein Produkt, das nicht mehr verkauft wird',
  quantityFor: (quantity: number | string, number: string) => `${quantity} für Nr. ${number}`,
  notSent: (count: number, isOnline: boolean) =>
    `${count} noch nicht gesendet${isOnline ? '.' : ': Sie sind offline.'}`,
  notConfirmed: 'Der Shop hat es nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  together: (from: number, to: number) => `zusammen ${from}–${to} g`,
  wishes: {
    SIMILAR_NOT_DEARER: 'Ersatz erlaubt',
    NONE: 'Kein Ersatz',
  },
  wishOf: (wish: string, numbers: string) => `${wish}: ${numbers}`,
  missingOrReplace: 'Fehlt oder ersetzen …',
  weighOrReplace: 'Wiegen oder ersetzen …',
  otherFor: (button: string, name: string) => `${button} ${name}`,

  orders: 'Bestellungen',
  numbered: (number: string) => `Nr. ${number}`,
  progress: (order: ReactNode, done: number, total: number) => sentence`${order}: ${done} von ${total} gepackt`,
  finish: 'Fertig',
  finishOrder: (number: string) => `Bestellung ${number} fertig packen`,
  finishHint:
    '„Fertig“ legt fest, was die Bestellung kostet, und der Kunde erfährt, was anders ist als bestellt. Das lässt sich nicht rückgängig machen.',
  finishTitle: (number: string) => `Bestellung ${number} fertig packen?`,
  notTicked: 'Nicht abgehakt. Das gilt als nicht gefunden, und der Kunde zahlt es nicht:',
  paysBack: (amount: string) =>
    `Die Ware kostet ${amount} weniger als bestellt. Die Bestellung ist bezahlt: Der Kunde erhält jetzt zurück, was davon noch nicht erstattet ist.`,
  finishNow: 'Bestellung fertig packen',
  keepPicking: 'Weiter packen',
  isReady: (number: string) => `Bestellung ${number} ist bereit`,
  amountInstead: (amount: string, ordered: string) => `${amount} statt ${ordered}`,

  order: 'Bestellung',
  piecesFound: 'Gefundene Stücke',
  piecesOf: (name: string) => `Stückzahl von ${name}`,
  piecesHint: (quantity: number, number: string, hasSubstitute: boolean) =>
    `${quantity} bestellt für Nr. ${number}.${hasSubstitute ? ' Der Ersatz gilt für alle.' : ''}`,
  piecesFault: (least: number, most: number, hasSubstitute: boolean) =>
    `Geben Sie eine Zahl von ${least} bis ${most} ein${hasSubstitute ? ' oder wählen Sie „Kein Ersatz“' : ''}.`,
  weight: 'Gewicht in Gramm',
  weightHint: 'Alle Stücke zusammen.',
  stepsHint: (amount: string, number: string) =>
    `${amount} bestellt für Nr. ${number}. Geben Sie an, was die Waage zeigt, oder 0, wenn nichts da ist.`,
  weightFault: 'Geben Sie das Gewicht aller Stücke zusammen in Gramm ein.',
  unlikelyWeight: (grams: number, expected: string) =>
    `${grams} g sind unwahrscheinlich: Erwartet werden ${expected}. Wenn es stimmt, speichern Sie noch einmal.`,
  gramRange: (from: number, to: number) => `${from}–${to} g`,
  aboutGrams: (grams: number) => `etwa ${grams} g`,
  reason: 'Grund',
  reasons: {
    MISSING: 'Nicht im Regal',
    DAMAGED: 'Nicht gut genug',
    OTHER: 'Anderer Grund: Rest zurück in den Bestand',
  },
  noSubstitute: 'Der Kunde möchte keinen Ersatz.',
  replaceBy: 'Ersetzen durch',
  nothing: 'Kein Ersatz',
  findSubstitute: 'Anderen Ersatz suchen',
  save: 'Speichern',

  noAddress: 'Die Adresse ist im Shop nicht mehr gespeichert.',
  isPaid: 'Bezahlt: nichts zu kassieren',
  isPaidByTest: 'Bezahlt (Testzahlung)',
  cashToCollect: (amount: string) => `Bar zu kassieren: ${amount}`,
  tour: 'Tour und Bargeld',
  stopNumbered: (stop: number, number: string) => `Stopp ${stop}: Nr. ${number}`,
  arrangeStops: 'Bringen Sie die Stopps in die Reihenfolge, in der Sie fahren.',
  notReady: (numbers: string[]) => `Noch nicht bereit: ${numbers.join(', ')}`,
  startTour: 'Tour starten',
  startedAt: (time: string) => `Die Tour hat um ${time} begonnen.`,
  saveOrder: 'Reihenfolge speichern',
  orderSaved: 'Die Reihenfolge der Stopps ist gespeichert.',
  call: (phone: string) => `${phone} anrufen`,
  map: 'Karte',
  mapFor: (number: string) => `Karte für Nr. ${number}`,
  noCash: 'kein Bargeld',
  cashToBringBack: 'Bargeld insgesamt',
  cashAtShop: 'davon bei Abholungen',
  toPay: (amount: string) => `Zu zahlen: ${amount}`,

  scanned: (name: string, found: number, ordered: number, number: string) =>
    `${name}: ${found} von ${ordered} gefunden für Nr. ${number}`,
  allFound: (name: string) => `${name}: Es ist schon alles gefunden`,
  codeInNoLine: (code: string) => `Kein Produkt dieser Liste hat den Strichcode ${code}. Es wurde nichts markiert.`,
  scannedCase: (scanned: string) => `${scanned}. Der Code gehört zu einem Karton: Es wurde ein Stück gezählt.`,
  withDeposit: (count: number, type: string) => `Pfand: ${count} × ${type}`,
  fromAge: (age: number) => `nur ab ${age}`,
  checkAge: (age: number) => `Alter prüfen: ab ${age}.`,
} satisfies Translation<typeof import('#web/features/seller/picking/texts.ts')>;
