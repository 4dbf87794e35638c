import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/sentence.ts';

const orderCount = (count: number) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;

export default {
  pickList: 'Packliste',
  packingSlips: 'Packzettel',
  loadingOrders: 'Die Bestellungen werden geladen',
  notLoaded: 'Die Bestellungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  listNote: (orders: number, done: number, products: number) =>
    `${orderCount(orders)}, ${done} von ${products} ${products === 1 ? 'Produkt' : 'Produkten'} gepackt`,
  slipCount: (count: number) => `${count} Packzettel`,
  leftOut: (count: number) =>
    count === 1
      ? '1 Bestellung fehlt hier: Sie wurde storniert oder ist nicht mehr vorhanden.'
      : `${orderCount(count)} fehlen hier: Sie wurden storniert oder sind nicht mehr vorhanden.`,
  print: 'Drucken',
  backToOrders: 'Zurück zu den Bestellungen',
  nothingToPack: 'Keine Bestellungen zum Packen',
  chooseFirst: (button: string) => `Wählen Sie Bestellungen in der Liste aus und drücken Sie dann „${button}“.`,
  chooseOrders: 'Bestellungen auswählen',

  promisedTime: 'Zugesagte Zeit',
  allTimes: 'Alle Zeiten',
  noteOf: (number: string) => `Hinweis von Nr. ${number}`,
  noteToCourier: 'Hinweis für die Lieferung',
  otherProducts: 'Weitere Produkte',
  goneProduct: 'Ein Produkt, das nicht mehr verkauft wird',
  quantityFor: (quantity: number, number: string) => `${quantity} für Nr. ${number}`,
  notSent: (count: number, isOnline: boolean) =>
    `${count} noch nicht gesendet${isOnline ? '.' : ': Sie sind offline.'}`,
  notConfirmed: 'Der Shop hat es nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  other: 'Anders …',
  otherFor: (name: string) => `Anders … Weniger gefunden, wiegen oder ersetzen: ${name}`,

  orders: 'Bestellungen',
  numbered: (number: string) => `Nr. ${number}`,
  progress: (order: ReactNode, done: number, total: number) => sentence`${order}: ${done} von ${total} gepackt`,
  finish: 'Fertig',
  finishOrder: (number: string) => `Bestellung ${number} fertig packen`,
  isReady: (number: string) => `Bestellung ${number} ist bereit`,
  amountInstead: (amount: string, ordered: string) => `${amount} statt ${ordered}`,

  order: 'Bestellung',
  piecesFound: 'Gefundene Stücke',
  piecesOf: (name: string) => `Stückzahl von ${name}`,
  piecesHint: (quantity: number, number: string, hasSubstitute: boolean) =>
    `${quantity} bestellt für Nr. ${number}.${hasSubstitute ? ' Der Ersatz steht für alle davon.' : ''}`,
  piecesFault: (least: number, most: number, hasSubstitute: boolean) =>
    `Geben Sie eine Zahl von ${least} bis ${most} ein${hasSubstitute ? ' oder wählen Sie keinen Ersatz' : ''}.`,
  weight: 'Gewicht in Gramm',
  weightHint: 'Alle Stücke zusammen.',
  weightFault: 'Geben Sie das Gewicht aller Stücke zusammen in Gramm ein.',
  unlikelyWeight: (grams: number, expected: number) =>
    `${grams} g sind unwahrscheinlich: Erwartet werden etwa ${expected} g. Wenn es stimmt, speichern Sie noch einmal.`,
  reason: 'Grund',
  reasons: {
    MISSING: 'Nicht im Regal',
    DAMAGED: 'Nicht gut genug',
    OTHER: 'Anderer Grund: Der Rest geht zurück',
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
  toPay: (amount: string) => `Zu zahlen: ${amount}`,
} satisfies Translation<typeof import('./texts.ts')>;
