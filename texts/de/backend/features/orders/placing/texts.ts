export default {
  isNoLongerSold: (name: string) => `${name} wird nicht mehr verkauft.`,
  unknownIsNoLongerSold: (id: string) => `Das Produkt ${id} wird nicht mehr verkauft.`,
  someIsNoLongerSold: 'Eines der Produkte wird nicht mehr verkauft.',
  isSoldOut: (name: string) => `${name} ist ausverkauft.`,
  removeFromCart: 'Bitte entfernen Sie es aus dem Warenkorb.',
  takeOffList: 'Bitte nehmen Sie es von der Liste.',
  mostPieces: (max: number, name: string) => `Von ${name} können Sie höchstens ${max} bestellen.`,
  otherStepsNow: (name: string) =>
    `${name} wird jetzt in anderen Schritten verkauft. Bitte prüfen Sie Menge und Preis und bestellen Sie dann noch einmal.`,
  otherAmounts: (name: string, from: string, to: string) =>
    `${name} gibt es in Mengen von ${from} bis ${to}. Bitte wählen Sie eine andere Menge.`,
  gramsLeft: (left: string, name: string) => `Von ${name} sind nur noch ${left} da. Bitte bestellen Sie weniger.`,
  fewLeft: (left: number, name: string) =>
    `Von ${name} ${left === 1 ? 'ist' : 'sind'} nur noch ${left} da. Bitte bestellen Sie weniger.`,
  mostProducts: (max: number) => `Eine Bestellung kann höchstens ${max} verschiedene Produkte enthalten.`,
  unknownAddress: 'Diese Adresse gehört nicht zu Ihren gespeicherten Adressen. Bitte wählen Sie eine andere.',
  tooManyOpen: (count: number) =>
    `Sie haben ${count} offene Bestellungen, mehr nimmt der Shop zurzeit nicht an. Bitte bestellen Sie wieder, wenn eine davon geliefert ist, oder stornieren Sie eine.`,
  mostAmount: (amount: string) => `Eine Bestellung kann höchstens ${amount} betragen. Bitte teilen Sie sie auf.`,
  pricesChanged: (total: string, seen: string) =>
    `Die Preise haben sich geändert: Der Gesamtbetrag ist jetzt ${total}, nicht ${seen}.`,
  pricesOrFeeChanged: (total: string, seen: string) =>
    `Die Preise oder die Liefergebühr haben sich geändert: Der Gesamtbetrag ist jetzt ${total}, nicht ${seen}.`,
  lookAtCart: 'Bitte sehen Sie sich Ihren Warenkorb noch einmal an.',
  sayNewTotal: 'Bitte nennen Sie dem Kunden den neuen Gesamtbetrag.',
  placed: 'Ihre Bestellung ist eingegangen.',
  noOnlinePayment: 'Online-Zahlung ist nicht verfügbar. Bitte wählen Sie Barzahlung.',
  endedUnpaid:
    'Diese Bestellung wurde beendet, bevor sie bezahlt war. Es wurde nichts abgebucht. Bitte bestellen Sie noch einmal.',
  noPaymentPage:
    'Die Zahlungsseite kann gerade nicht geöffnet werden. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
  allHeld: (name: string) =>
    `Andere Kunden bezahlen gerade online für ${name}, und der Rest ist für Bestellungen mit Barzahlung vorgesehen. Bitte wählen Sie Barzahlung oder versuchen Sie es später noch einmal.`,
  someHeld: (free: number | string, name: string) =>
    `Von ${name} können Sie im Moment höchstens ${free} online bezahlen. Bitte bestellen Sie weniger oder wählen Sie Barzahlung.`,
  allHeldForGuest: (name: string) =>
    `Was von ${name} übrig ist, ist für andere Kunden vorgesehen. Bitte melden Sie sich zum Bestellen an oder versuchen Sie es später noch einmal.`,
  someHeldForGuest: (free: number | string, name: string) =>
    `Von ${name} können Sie im Moment höchstens ${free} ohne Konto bestellen. Bitte bestellen Sie weniger oder melden Sie sich an.`,
  notUnpaid: 'Diese Bestellung wartet nicht mehr auf Zahlung. Bitte laden Sie die Bestellungen neu.',
  released: 'Die Ware dieser Bestellung ist wieder frei.',
  takenTooLate: (reason: string) => `Nach Annahmeschluss aufgenommen. Grund: ${reason}`,
  takenBeyondPlaces: (reason: string) => `Über die Plätze der Zeit hinaus aufgenommen. Grund: ${reason}`,
  takenTooLateBeyondPlaces: (reason: string) =>
    `Nach Annahmeschluss und über die Plätze der Zeit hinaus aufgenommen. Grund: ${reason}`,
} satisfies Translation<typeof import('#backend/features/orders/placing/texts.ts')>;
