export default {
  today: 'Heute',
  loadingToday: 'Die Zahlen von heute werden geladen',
  ordersToday: 'Bestellungen heute',
  orderedToday: 'Bestellt heute',
  takenToday: 'Einnahmen heute',
  cashToday: 'Bar heute',
  refundedToday: 'Erstattet heute',
  takenThisWeek: 'Einnahmen diese Woche',
  testOrders: (count: number, amount: string) =>
    `Nicht mitgezählt: heute ${count} ${count === 1 ? 'Testbestellung' : 'Testbestellungen'} über ${amount}. Bei Testzahlungen fließt kein Geld.`,

  toPickNext: 'Als Nächstes packen',
  nothingToPick: 'Es gibt nichts zu packen.',
  pickThese: (count: number) => (count === 1 ? 'Diese Bestellung packen' : `Diese ${count} Bestellungen packen`),
  numbered: (number: string) => `Nr. ${number}`,
  pieces: (count: number) => `${count} Stück`,
  begun: 'begonnen',
  openOrders: 'Offene Bestellungen',
  mostOrdered: (days: number) => `Meistbestellt in den letzten ${days} Tagen`,
  nothingOrdered: 'Noch wurde nichts bestellt.',
  orderedFor: (quantity: string, amount: string) => `${quantity} für ${amount}`,
  lowStock: 'Geringer Bestand',
  nothingLow: 'Von allen gezählten Produkten ist genug da.',
  soldOut: 'Ausverkauft',
  left: (count: number | string) => `noch ${count}`,

  takingsByDay: 'Einnahmen nach Tagen',
  day: 'Tag',
  orders: 'Bestellungen',
  moneyNames: {
    placed: 'Bestellt',
    card: 'Online',
    cash: 'Bar',
    refunded: 'Erstattet',
    net: 'Einnahmen nach Erstattungen',
    tax: 'davon Steuer',
  },
  nothing: 'nichts',
  daySpan: (first: string, last: string) => `${first} – ${last}`,
  allDays: 'Alle Tage',
  taxesByRate: 'Steuern nach Sätzen',
  netAt: (tax: string) => `Netto (ohne Steuer) bei ${tax}`,
  taxOf: (tax: string) => `Steuer: ${tax}`,
  depositsByDay: 'Pfand nach Tagen',
  charged: (type: string) => `${type}, berechnet`,
  givenBack: (type: string) => `${type}, ausgezahlt`,
  withdrawals: (count: number) => (count === 1 ? '1 Widerruf einer Bestellung' : `${count} Widerrufe von Bestellungen`),
  openWithdrawals: (count: number) =>
    count === 1 ? '1 Widerruf ist zu beantworten' : `${count} Widerrufe sind zu beantworten`,
  newestWithdrawal: (time: string) => `Der neueste wurde am ${time} abgeschickt.`,
  oldOrigins: (count: number, days: number) =>
    `${count === 1 ? '1 Herkunftsangabe ist' : `${count} Herkunftsangaben sind`} älter als ${days === 1 ? '1 Tag' : `${days} Tage`}.`,
  missingOrigins: (count: number) =>
    count === 1
      ? 'Bei 1 Obst- oder Gemüseprodukt fehlt die Herkunft.'
      : `Bei ${count} Obst- und Gemüseprodukten fehlt die Herkunft.`,
} satisfies Translation<typeof import('#web/features/seller/today/texts.ts')>;
