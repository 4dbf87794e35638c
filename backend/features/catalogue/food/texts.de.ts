export default {
  legalName: 'Bezeichnung des Lebensmittels',
  ingredients: 'Zutaten',
  energyKj: 'Brennwert in kJ',
  energyKcal: 'Brennwert in kcal',
  fat: 'Fett',
  saturates: 'Gesättigte Fettsäuren',
  carbohydrate: 'Kohlenhydrate',
  sugars: 'Zucker',
  protein: 'Eiweiß',
  salt: 'Salz',
  fibre: 'Ballaststoffe',
  origin: 'Herkunft',
  qualityClass: 'Handelsklasse',
  variety: 'Sorte',
  storage: 'Aufbewahrung',
  use: 'Verwendung',
  makerName: 'Name des Herstellers',
  makerAddress: 'Anschrift des Herstellers',
  organicCode: 'Öko-Kontrollnummer',
  isNoGrams: (label: string) => `„${label}“ muss eine Zahl von 0 bis 100 mit höchstens zwei Nachkommastellen sein.`,
  isNoEnergy: (label: string, max: number) => `„${label}“ muss eine ganze Zahl von 0 bis ${max} sein.`,
  basisFault: 'Bitte geben Sie an, ob die Nährwerte für 100 g oder für 100 ml gelten.',
  nutritionFault:
    'Die Nährwerte brauchen Brennwert, Fett, gesättigte Fettsäuren, Kohlenhydrate, Zucker, Eiweiß und Salz.',
  partIsLarger: (part: string, whole: string) =>
    `„${part}“ kann nicht mehr als „${whole}“ sein, weil es ein Teil davon ist. Bitte vergleichen Sie beides mit der Packung.`,
  sumIsTooLarge: (grams: number) =>
    `Die Nährstoffe ergeben zusammen mehr als ${grams} g. Bitte vergleichen Sie sie mit der Packung.`,
  energiesDiffer: (kj: number) =>
    `Die beiden Brennwerte passen nicht zusammen: Der Wert in kcal entspricht etwa ${kj} kJ. Bitte vergleichen Sie beide mit der Packung.`,
  allergenFault: (codes: string) => `Jedes Allergen muss eines von ${codes} sein.`,
  allergenListFault: 'Die Allergene müssen eine Liste sein.',
  originsFault: 'Die Herkünfte müssen eine Liste sein.',
  tooManyOrigins: (max: number) => `Ein Produkt kann höchstens ${max} Herkünfte haben.`,
  makerFault: 'Der Hersteller braucht einen Namen und eine Anschrift.',
  organicCodeFault: 'Die Öko-Kontrollnummer muss so aussehen: DE-ÖKO-006.',
  alcoholFault: 'Der Alkoholgehalt muss eine Zahl von 0 bis 100 mit höchstens zwei Nachkommastellen sein.',
  factsFault: 'Die Angaben müssen ein Objekt sein.',
  stateAllergens:
    'Geben Sie an, welche Allergene das Produkt enthält oder dass es keine enthält, bevor Sie die Angaben bestätigen.',
  unknownProduct: 'Dieses Produkt gibt es nicht.',
  changedSince:
    'Die Lebensmittelangaben haben sich geändert, seit Sie sie geöffnet haben. Bitte sehen Sie sich die neueren Angaben an und speichern Sie noch einmal.',
  checkFirst: (product: string) =>
    `${product} hat keine geprüften Lebensmittelangaben, und dieser Shop verkauft nur Produkte mit solchen. Öffnen Sie das Produkt, tragen Sie die Lebensmittelangaben ein und bestätigen Sie, dass Sie sie geprüft haben.`,
  confirmOrSwitchOff: (product: string) =>
    `${product} ist vorrätig, und dieser Shop verkauft nur Produkte mit geprüften Lebensmittelangaben. Bestätigen Sie, dass Sie die geänderten Angaben geprüft haben, oder stellen Sie das Produkt zuerst auf nicht vorrätig.`,
  saved: 'Die Lebensmittelangaben sind gespeichert.',
} satisfies Translation<typeof import('./texts.ts')>;
