import { formatNumber } from '#web/shared/lib/format/numbers.ts';

const orderCount = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;

const newOrders = (count: number, hasMore: boolean) =>
  `${count}${hasMore ? ' oder mehr' : ''} neue ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;

export default {
  orders: 'Bestellungen',
  loadingOrders: 'Die Bestellungen werden geladen',
  orderList: (isByPromise: boolean) => `Bestellungen, ${isByPromise ? 'nach zugesagter Zeit' : 'neueste zuerst'}`,
  orderCount,
  ordersAndPending: (count: number, pending: number) =>
    `${orderCount(count)}, davon ${formatNumber(pending)} unbezahlt`,
  withoutCancelled: (counts: string) => `${counts}, ohne stornierte`,
  newOrders,
  showNewOrders: (count: number, hasMore: boolean) => `${newOrders(count, hasMore)} anzeigen`,
  outdated:
    'Der Shop ist nicht erreichbar. Vielleicht ist diese Liste nicht aktuell; sie aktualisiert sich von selbst.',
  noOrdersYet: 'Noch keine Bestellungen',
  whenOrdersAppear: 'Bestellungen erscheinen hier, sobald Kunden sie aufgeben.',
  noOrdersToPack: 'Keine Bestellungen zum Packen',
  whenNewOrdersAppear: 'Neue Bestellungen erscheinen hier, sobald Kunden sie aufgeben.',
  checkProductList: 'Produktliste prüfen',
  noOrdersMatch: 'Keine passenden Bestellungen. Ändern Sie die Filter.',
  soundForNewOrders: 'Ton bei neuen Bestellungen',
  chooseAll: (count: number) =>
    count === 1 ? 'Die angezeigte Bestellung auswählen' : `Alle ${formatNumber(count)} angezeigten auswählen`,
  shownOrders: (count: number, total: number | undefined) =>
    total === undefined
      ? `${orderCount(count)} ${count === 1 ? 'wird' : 'werden'} angezeigt.`
      : `${formatNumber(count)} von ${orderCount(total)} ${count === 1 ? 'wird' : 'werden'} angezeigt.`,
  loadOlder: 'Ältere Bestellungen laden',
  loadMore: 'Weitere Bestellungen laden',
  olderAdded: (count: number) => `${count} weitere ${count === 1 ? 'Bestellung' : 'Bestellungen'} unten ergänzt.`,
  olderNotLoaded: 'Weitere Bestellungen konnten nicht geladen werden.',

  search: 'Suche',
  searchPlaceholder: 'Nummer, Name, Telefon, E-Mail oder Ort',
  packerSearchPlaceholder: 'Nummer, Name oder Telefon',

  stages: 'Status',
  all: 'Alle',
  open: 'Zu erledigen',

  promisedDay: 'Zugesagt für',
  anyDay: 'Jeder Tag',
  tomorrow: 'Morgen',
  otherDay: 'Anderer Tag',
  promisedTimes: 'Zugesagte Zeit',
  allTimes: 'Alle Zeiten',
  nonePromised: 'Für diesen Tag ist keine Bestellung zugesagt.',
  sortBy: 'Sortierung',
  newestFirst: 'Neueste zuerst',
  byPromise: 'Zugesagte Zeit',

  sumsAndFilters: 'Summen, Diagramm und Filter',
  totalAmount: 'Gesamtbetrag',
  pendingPayment: 'Noch unbezahlt',
  averageOrder: 'Bestellwert im Schnitt',
  testOrders: (count: number, amount: string) =>
    `Nicht mitgezählt: ${orderCount(count)} mit Testzahlung über ${amount}. Bei Testzahlungen fließt kein Geld.`,
  paymentStatus: 'Zahlungsstatus',
  paid: 'Bezahlt',
  pending: 'Unbezahlt',
  paymentMethod: 'Zahlungsart',
  methodNames: { COD: 'Barzahlung bei Lieferung oder im Laden', ONLINE: 'Online-Zahlung' },
  period: 'Zeitraum',
  allTime: 'Gesamt',
  today: 'Heute',
  lastDays: (count: number) => `${count} Tage`,
  twoDays: 'Von Tag bis Tag …',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  fileName: 'Bestellungen',
  exportCsv: 'Als CSV herunterladen',
  loadingForFile: (count: number, total: number) => `${count} von ${total} werden geladen …`,
  cancelledInNoSum: 'Stornierte Bestellungen zählen in keiner Summe.',
  lastTwoWeeks: (leavesOut: boolean) =>
    `Alle Bestellungen der letzten zwei Wochen${leavesOut ? ' außer stornierten und Testbestellungen' : ''}`,
  chartLabel: (count: number, amount: string) =>
    `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'} über ${amount} in den letzten zwei Wochen.`,
  showTable: 'Tabelle anzeigen',
  day: 'Tag',

  numbered: (number: string) => `Nr. ${number}`,
  nameless: 'Bestellung',
  chooseOrder: (number: string) => `Bestellung ${number} auswählen`,
  pieces: (count: number) => `${formatNumber(count)} Stück`,
  hasNote: 'Nachricht',
  mayReplace: 'Ersatz erlaubt',
  isTest: 'Test',
  noPromise: 'Keine zugesagte Zeit',
  goneProduct: 'Ein Produkt, das nicht mehr verkauft wird',
  noteToShop: 'Nachricht an den Laden',
  noteToCourier: 'Nachricht für die Lieferung',
  amount: 'Betrag',
  deposits: 'Pfand',
  shippingFee: 'Liefergebühr',
  orderedAmount: 'Bestellt',
  payment: 'Zahlung',
  balance: 'Zahlungsstand',
  promised: 'Zugesagt',
  date: 'Datum',
  noDate: 'keine Angabe',
  history: 'Verlauf',
  noAddress: 'Die Adresse ist im Shop nicht mehr gespeichert.',
  addressDeleted: 'Die Adresse wurde mit dem Konto gelöscht.',

  markAs: (stage: string) => `Als „${stage}“ markieren`,
  markAsPaid: (stage: string) => `Als „${stage}“ und bezahlt markieren`,
  backTo: (stage: string) => `Zurück zu „${stage}“`,
  openRefund: 'Erstatten …',
  openCancel: 'Bestellung stornieren …',
  changeUnknown:
    'Der Shop hat nicht gemeldet, ob sich die Bestellung geändert hat. Bitte sehen Sie sie sich noch einmal an.',
  changed: 'Erledigt.',
  notChanged: 'Die Bestellung wurde nicht geändert.',
  changedSince: (said: string, stage: string) =>
    `${said} Der Status ist jetzt „${stage}“. Bitte sehen Sie sie sich noch einmal an.`,

  chosenOrders: 'Ausgewählte Bestellungen',
  chosenCount: (count: number) => `${orderCount(count)} ausgewählt`,
  moving: (at: number, total: number) => `${at} von ${total} wird geändert …`,
  markSome: (count: number, stage: string) => `${formatNumber(count)} als „${stage}“ markieren`,
  markSomeAsPaid: (count: number, stage: string) => `${formatNumber(count)} als „${stage}“ und bezahlt markieren`,
  markedAs: (count: number, stage: string) =>
    `${orderCount(count)} ${count === 1 ? 'ist' : 'sind'} jetzt als „${stage}“ markiert.`,
  stays: (number: string, why: string) => `Nr. ${number} bleibt unverändert: ${why}.`,
  isCollectedAtShop: 'Sie wird im Laden abgeholt',
  isNotPicked: 'Noch sind nicht alle Produkte gepackt',
  hasNoNextStep: 'Es gibt keinen nächsten Schritt',
  isInStage: (stage: string) => `Der Status ist „${stage}“`,
  refusedFor: (number: string, message: string) => `Nr. ${number}: ${message}`,
  hide: 'Ausblenden',
  pickList: 'Packliste',
  packingSlips: 'Packzettel',
  clear: 'Auswahl aufheben',

  cancelTitle: (number: string) => `Bestellung ${number} stornieren?`,
  cancelConsequences: (refund: string | undefined) =>
    `Der Kunde sieht das bei seinen Bestellungen.${refund === undefined ? '' : ` ${refund} werden erstattet.`} Das lässt sich nicht rückgängig machen.`,
  reason: 'Grund',
  customerReadsReason: 'Der Kunde kann ihn lesen.',
  cancelOrder: 'Bestellung stornieren',
  keepOrder: 'Nicht stornieren',
  backToOrders: 'Zurück zu den Bestellungen',

  refundTitle: (number: string) => `Bestellung ${number} erstatten`,
  products: 'Produkte',
  productsHint:
    'Die Steuern dieser Produkte werden berichtigt. Wählen Sie keine aus, um einen Teil der ganzen Bestellung zu erstatten.',
  refundableLine: (quantity: number, name: string, most: string) => `${quantity} × ${name}, höchstens ${most}`,
  forMissing: 'Wenn beim Packen Produkte fehlen',
  pleaseChoose: 'Bitte wählen',
  paidBesides: 'werden sie zusätzlich erstattet',
  countsTowards: 'wird diese Erstattung darauf angerechnet',
  forMissingFault: 'Wählen Sie, was diese Erstattung für fehlende Produkte bedeutet.',
  mostRefund: (most: string) => `Höchstens ${most} können erstattet werden.`,
  amountFault: (least: string, most: string) => `Geben Sie einen Betrag von ${least} bis ${most} ein.`,
  reasonFault: 'Nennen Sie den Grund. Der Kunde kann ihn lesen.',
  refund: 'Erstatten',
  notNow: 'Jetzt nicht',

  waitingForPayment: (count: number, hasMore: boolean) =>
    `Warten auf Zahlung (${hasMore ? `mehr als ${count}` : count})`,
  unpaidHint:
    'Produkte und Zeitfenster dieser Bestellungen sind reserviert, bis sie bezahlt sind. Eine freigegebene Bestellung ist beendet: Andere können ihre Produkte und ihr Zeitfenster wieder bestellen.',
  unpaidList: 'Bestellungen, die auf Zahlung warten, neueste zuerst',
  heldUntil: (moment: string) => `Reserviert bis ${moment}`,
  release: 'Freigeben',
  releaseOrder: (number: string) => `Bestellung ${number} freigeben`,
  releaseUnknown:
    'Der Shop hat nicht gemeldet, ob die Bestellung freigegeben wurde. Bitte sehen Sie noch einmal in der Liste nach.',
  released: 'Die Bestellung wurde freigegeben.',
  notReleased: 'Die Bestellung wurde nicht freigegeben.',

  hasWithdrawal: 'Widerruf eingegangen',
  withdrawals: 'Widerrufe',
  noWithdrawals: 'Noch keine Widerrufe.',
  showOlderWithdrawals: 'Ältere anzeigen',
  markAnswered: 'Als beantwortet vermerken',
  withdrawalAnswered: (time: string) => `Beantwortet am ${time}`,
  takeAnswerBack: 'Doch nicht beantwortet',
  aboutAnswers:
    'Ein Widerruf storniert und erstattet nichts von selbst. Der Absender hat eine Eingangsbestätigung. Bitte antworten Sie per E-Mail oder Telefon und vermerken Sie es hier.',
  withdrawalSent: (time: string) => `Abgeschickt am ${time}`,
  wholeOrder: 'Die ganze Bestellung',
  withdrawalOfOrder: 'Es gibt eine Bestellung mit dieser Nummer und E-Mail-Adresse:',
  withdrawalOfNoOrder: 'Es gibt keine Bestellung mit dieser Nummer und E-Mail-Adresse.',
  withdrawnOrder: (number: string) => `Bestellung Nr. ${number}`,
  withdrawnGoods: (goods: string) => `Waren: ${goods}`,
  withdrawalDeleted: 'Das Konto wurde gelöscht.',
  aboutWithdrawals:
    'Ein Widerruf storniert und erstattet nichts von selbst. Der Absender hat eine Eingangsbestätigung. Bitte antworten Sie per E-Mail oder Telefon: Diese Seite hält Antworten nicht fest.',
  ageChecked: (age: number) => `Alter geprüft: ab ${age}`,
  needsAgeCheck: (age: number) => `Das Alter des Kunden muss geprüft werden (ab ${age})`,
  fromAge: (age: number) => `Ab ${age}`,
} satisfies Translation<typeof import('#web/features/seller/orders/texts.ts')>;
