import type { ClosedReason } from '#backend/rules/slots.ts';

const closedTexts: Record<ClosedReason, string> = {
  FULL: 'ist ausgebucht',
  PAST_CUT_OFF: 'kann nicht mehr gewählt werden',
  CLOSED_DAY: 'liegt an einem Tag, an dem der Laden geschlossen ist',
  NO_DELIVERY: 'ist für Lieferungen, und an diese Postleitzahl liefern wir nicht',
};

export default {
  delivery: 'Lieferung',
  from: 'Von',
  to: 'Bis',
  places: 'Plätze',
  lastTime: 'Bestellschluss',
  daysBefore: 'Tage vorher',
  daysAhead: 'Tage im Voraus',
  postalCode: 'Postleitzahl',
  name: 'Name',
  fee: 'Liefergebühr',
  freeFrom: 'Kostenlos ab',
  minimum: 'Mindestbestellwert',
  isNoWhole: (label: string, min: number, max: number) => `„${label}“ muss eine ganze Zahl von ${min} bis ${max} sein.`,
  removeInstead: 'Entfernen Sie ein Zeitfenster, für das Sie keine Bestellungen annehmen.',
  isNoTime: (label: string) => `„${label}“ muss eine Uhrzeit wie 09:30 sein.`,
  isNoAmount: (label: string) => `„${label}“ muss ein Betrag mit höchstens zwei Nachkommastellen sein.`,
  isNoDate: 'Jeder Schließtag muss ein Datum wie 2026-12-25 sein.',
  toBeforeFrom: '„Bis“ muss nach „Von“ liegen.',
  lastTimeAfterFrom: 'Am selben Tag darf der Bestellschluss nicht nach „Von“ liegen.',
  closedDayIsOver: (date: string) => `Der Schließtag ${date} ist vorbei. Bitte entfernen Sie ihn.`,
  more: (count: number) => `${count} weitere`,
  closedDaysAreOver: (dates: string) => `Die Schließtage ${dates} sind vorbei. Bitte entfernen Sie sie.`,
  postalCodeFault:
    'Postleitzahlen bestehen aus Buchstaben, Ziffern und Bindestrichen; schreiben Sie * hinter den Anfang mehrerer Postleitzahlen, zum Beispiel 101*.',
  noPostalCode: 'Ein Liefergebiet braucht mindestens eine Postleitzahl.',
  tooManyPostalCodes: (max: number) => `Ein Liefergebiet kann höchstens ${max} Postleitzahlen haben.`,
  freeFromBelowMinimum:
    '„Kostenlos ab“ darf nicht unter dem Mindestbestellwert liegen. Bitte erhöhen Sie den Betrag oder senken Sie den Mindestbestellwert.',
  tooManyWindows: (max: number) => `Es sind höchstens ${max} Zeitfenster möglich.`,
  tooManyClosedDays: (max: number) => `Es sind höchstens ${max} Schließtage möglich.`,
  tooManyAreas: (max: number) => `Es sind höchstens ${max} Liefergebiete möglich.`,
  keepTimes: (orders: number) =>
    orders === 1
      ? '1 Bestellung ist für eine Zeit zugesagt, die Sie entfernt haben, und behält sie.'
      : `${orders} Bestellungen sind für Zeiten zugesagt, die Sie entfernt haben, und behalten sie.`,
  saved: 'Der Lieferplan ist gespeichert.',
  changedSince:
    'Der Lieferplan wurde inzwischen an anderer Stelle geändert. Bitte vergleichen Sie ihn mit Ihren Eingaben und speichern Sie noch einmal.',
  noDeliveryTo: (code: string) => `Nach ${code} liefern wir nicht. Bitte wählen Sie eine andere Adresse.`,
  belowMinimum: (area: string, minimum: string, missing: string) =>
    `Der Mindestbestellwert für ${area} ist ${minimum}. Bitte legen Sie noch Produkte für ${missing} in den Warenkorb.`,
  placesHeld: (time: string) =>
    `Andere Kunden bezahlen gerade online für Plätze im Zeitfenster ${time}, und der Rest ist für Bestellungen mit Barzahlung vorgesehen. Bitte wählen Sie Barzahlung oder ein anderes Zeitfenster.`,
  placesHeldForGuest: (time: string) =>
    `Die übrigen Plätze im Zeitfenster ${time} sind für andere Kunden vorgesehen. Bitte melden Sie sich an oder wählen Sie ein anderes Zeitfenster.`,
  timeIsClosed: (time: string, reason: ClosedReason) => `Das Zeitfenster ${time} ${closedTexts[reason]}.`,
  chooseTime: 'Bitte wählen Sie ein Zeitfenster für diese Bestellung.',
  timeNotOffered: 'Das gewählte Zeitfenster gibt es nicht mehr.',
  nextFree: (time: string) => `Das nächste freie Zeitfenster ist ${time}.`,
  nextFreeToCollect: (time: string) => `Das nächste freie Zeitfenster ist ${time}, zur Abholung im Laden.`,
  noFreeTime: 'Im Moment ist kein Zeitfenster frei. Bitte versuchen Sie es später noch einmal.',
} satisfies Translation<typeof import('#backend/features/orders/delivery/texts.ts')>;
