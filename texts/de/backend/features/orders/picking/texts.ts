export default {
  isFinished: 'Diese Bestellung ist fertig gepackt. Bitte laden Sie die Bestellung neu.',
  noSubstituteWanted: (name: string) => `Der Kunde wünscht keinen Ersatz für ${name}. Bitte melden Sie es als fehlend.`,
  cannotBeGiven: 'Dieses Produkt kann nicht als Ersatz dienen. Bitte wählen Sie ein anderes.',
  isDearer: (name: string, ordered: string) =>
    `${name} ist teurer als ${ordered}. Bitte wählen Sie ein anderes Produkt.`,
  isDearerWithDeposit: (substitute: string, ordered: string) =>
    `${substitute} kostet mit Pfand mehr als ${ordered}. Bitte wählen Sie ein anderes Produkt.`,
  otherSteps: (name: string, ordered: string) =>
    `${name} wird nicht in denselben Schritten verkauft wie ${ordered}. Bitte wählen Sie einen anderen Ersatz.`,
  isNotForEverybody: (name: string, age: number) =>
    `${name} ist nur für Personen ab ${age} Jahren. Bitte wählen Sie ein anderes Produkt.`,
  tooFewInStock: (name: string) => `Von ${name} ist zu wenig vorrätig. Bitte wählen Sie ein anderes Produkt.`,
  isNotWeighed: (name: string) => `${name} wird nicht nach Gewicht verkauft. Bitte geben Sie kein Gewicht an.`,
  isWeighed: (name: string) => `${name} wird nach Gewicht verkauft. Bitte wiegen Sie die Ware.`,
  isUnlikelyWeight: (grams: number, from: number, to: number) =>
    `${grams} g sind unwahrscheinlich: Erwartet werden ${from}–${to} g. Bitte prüfen Sie das Gewicht und bestätigen Sie es, wenn es stimmt.`,
  isUnlikelyForOrder: (grams: string, ordered: string) =>
    `${grams} sind unwahrscheinlich: Bestellt sind ${ordered}. Bitte prüfen Sie das Gewicht und bestätigen Sie es, wenn es stimmt.`,
  noSuchLine: 'Diese Position gibt es in der Bestellung nicht.',
  fewerOrdered: (quantity: number, name: string) => `Von ${name} wurden nur ${quantity} bestellt.`,
  sayWhyShort: (name: string) => `Bitte geben Sie an, warum von ${name} etwas fehlt.`,
  nothingPicked: 'Von dieser Bestellung ist noch nichts gepackt.',
  notAllPicked: (missing: number) =>
    `${missing === 1 ? 'Ein Produkt dieser Bestellung ist' : `${missing} Produkte dieser Bestellung sind`} noch nicht gepackt. Bitte packen Sie zuerst alle Produkte.`,
  nothingFound: 'Von dieser Bestellung ist nichts vorrätig. Bitte stornieren Sie sie stattdessen.',
  quantityFault: (max: number) =>
    `Die Menge muss eine ganze Zahl von 0 bis ${max} sein oder null, um das Packen zurückzunehmen.`,
  gramsFault: 'Das Gewicht muss eine ganze Zahl von 1 bis 10000000 Gramm sein.',
  notAllFound: 'Nicht alles war vorrätig',
  notFound: (name: string) => `${name}: nicht vorrätig, nicht berechnet.`,
  replaced: (name: string, amount: string, substitute: string, grams: number | null) =>
    `${name}: ersetzt durch ${amount} ${substitute}${grams === null ? '' : `, ${grams} g`}.`,
  found: (name: string, quantity: number | string, ordered: number | string, grams: number | null) =>
    `${name}: ${quantity} von ${ordered}${grams === null ? '' : `, ${grams} g`}.`,
  comma: ', ',
  foundOf: (name: string, quantity: number | string, ordered: number | string) => `${name}: ${quantity} von ${ordered}`,
  instead: (name: string) => `Ersatz: ${name}`,
  shortReasons: { MISSING: 'nicht im Regal', DAMAGED: 'nicht gut genug', OTHER: 'aus einem anderen Grund' },
  picked: 'Die Position ist gepackt.',
  soldMeanwhile: (goods: string) =>
    `Von einem Ersatz, den Sie gewählt haben, ist nicht genug im Bestand: ${goods}. Inzwischen war er schon für eine andere Bestellung verkauft und fehlt dort. Bitte zählen Sie nach und sagen Sie dem Kunden dieser anderen Bestellung Bescheid.`,
  pieces: (amount: string, name: string) => `${amount} ${name}`,
  finished: 'Die Bestellung ist fertig gepackt.',
} satisfies Translation<typeof import('#backend/features/orders/picking/texts.ts')>;
