export default {
  ruleTitles: {
    CONTACT: 'Anschrift, E-Mail-Adresse und Telefon des Shops',
    IMPRINT: 'Impressum',
    TERMS: 'AGB zum Lesen und Aufbewahren',
    PRIVACY: 'Datenschutzerklärung',
    WITHDRAWAL_TEXT: 'Widerrufsbelehrung',
    WITHDRAWAL_FUNCTION: 'Widerruf über ein Formular ohne Anmeldung',
    LEGAL_GUARANTEE: 'Hinweis auf die gesetzliche Gewährleistung',
    ORDER_BUTTON: 'Beschriftung der Bestellschaltfläche',
    CONFIRMATION_MAIL: 'Bestätigung jeder Bestellung per E-Mail',
    DELIVERY_TERMS: 'Lieferbeschränkungen und Zahlungsarten',
    TAXES: 'Preise mit Steuern',
    UNIT_PRICES: 'Grundpreise',
    FOOD_FACTS: 'Lebensmittelangaben vor dem Kauf',
    MINIMUM_AGE: 'Mindestalter bei Alkohol',
    PRICE_HISTORY: 'Preisermäßigungen gegenüber dem niedrigsten Preis der letzten 30 Tage',
    RATING: 'Keine erfundenen Bewertungen',
    NEWSLETTER: 'Newsletter nur mit bestätigter E-Mail-Adresse',
    ACCESSIBILITY: 'Erklärung zur Barrierefreiheit',
    DEPOSIT: 'Pfand neben dem Preis',
    ORGANIC: 'Zertifikat für Bio-Waren',
    PACKAGING: 'Registrierte Verpackungen',
    FOOD_BUSINESS: 'Registrierung als Lebensmittelunternehmen',
    DISPUTES: 'Hinweis auf Schlichtungsstellen',
    GUEST_ORDERS: 'Bestellen ohne Konto',
    CASH: 'Bargeld: Kasse und Belege',
  },
  notAskedHere: 'Das Recht dieses Landes verlangt es nicht.',
  contactShown: 'Sie stehen auf jeder Seite.',
  contactMissing:
    'Geben Sie die Anschrift, die E-Mail-Adresse und die Telefonnummer des Shops an. In einem neuen Shop stehen dort nur Beispiele.',
  pagesFilled: (titles: string) => `Geschrieben: ${titles}.`,
  pageEmpty: (title: string) => `Die Seite „${title}“ ist leer.`,
  pageUntouched: (title: string) => `Auf der Seite „${title}“ steht noch der Text eines neuen Shops.`,
  pageNoText: (title: string) =>
    `Die Seite „${title}“ hat noch keinen eigenen Text: Einzelne Buchstaben, Musternamen und Lücken genügen nicht.`,
  imprintFacts: {
    NAME: 'der Name des Shops oder der Inhaberin',
    ADDRESS: 'die Anschrift',
    CONTACT: 'eine E-Mail-Adresse',
  },
  imprintLacks: (facts: string) => `Auf der Seite „Impressum“ fehlt: ${facts}.`,
  imprintComplete:
    'Die Seite „Impressum“ nennt Namen, Anschrift und E-Mail-Adresse, dazu ein Register oder eine Steuernummer.',
  imprintWithoutRegister:
    'Die Seite „Impressum“ nennt Namen, Anschrift und E-Mail-Adresse. Ergänzen Sie Register und USt-IdNr., wenn Ihr Shop sie hat.',
  noLiquids: 'Zurzeit ist kein Produkt mit einem Inhalt in Millilitern oder Litern zu kaufen.',
  allHaveDeposit: 'Jedes Produkt mit einem Inhalt in Millilitern oder Litern hat ein Pfand.',
  withoutDeposit: (count: number) =>
    `${count} ${count === 1 ? 'Produkt' : 'Produkte'} mit einem Inhalt in Millilitern oder Litern ${count === 1 ? 'hat' : 'haben'} kein Pfand. Geben Sie pfandpflichtigen Flaschen und Dosen im Formular des Produkts ein Pfand.`,
  organicToCheck:
    'Wer online Bio-Waren verkauft, braucht ein Zertifikat und nennt seine Kontrollnummer. Benennen Sie ohne Zertifikat jede Kategorie um, in deren Namen „Bio“ steht.',
  packagingToCheck:
    'Füllt Ihr Shop Verpackungen wie Tüten selbst, melden Sie ihn bei LUCID an und beteiligen Sie sich an einem System. Für Serviceverpackungen, die schon beteiligt sind, genügt die Anmeldung.',
  foodBusinessToCheck: 'Melden Sie den Shop vor der Eröffnung bei der Lebensmittelüberwachung an.',
  disputesToCheck:
    'Shops mit mehr als 10 Beschäftigten am Ende des Vorjahres geben an, ob sie an einer Schlichtung teilnehmen. Kleinere brauchen keinen Hinweis.',
  guestOrdersOff:
    'Kunden brauchen zum Bestellen ein Konto. Die Datenschutzbehörden verlangen Bestellungen ohne Konto: Wählen Sie das auf der Seite Angaben.',
  guestOrdersTaken: 'Kunden können ohne Konto bestellen.',
  cashToCheck:
    'Der Shop hält Bargeld fest, ist aber keine Kasse. Fragen Sie Ihre Steuerberatung, ob Sie eine brauchen, und geben Sie zu jeder Zahlung einen Beleg.',
  withdrawalFunction: 'Jede Seite enthält einen Link zu einem Formular dafür.',
  orderButton: 'Die Schaltfläche sagt, dass die Bestellung bezahlt werden muss.',
  guaranteeShown: 'Jede Seite verlinkt den Hinweis mit seinem Bild.',
  guaranteeWithoutPicture:
    'Die Seite „Gesetzliche Gewährleistung“ enthält ihn als Text. Es fehlt das Bild, das die EU vorschreibt.',
  ordersConfirmed: 'Der Shop bestätigt jede Bestellung per E-Mail.',
  noMail: 'Der Shop sendet keine E-Mails: Es ist kein Mailserver eingerichtet (SMTP_URL).',
  taxesIncluded: 'Die Preise enthalten die Steuer ihrer Klasse.',
  taxesAdded: 'Die Steuer kommt im Warenkorb zu den Preisen hinzu. Die Preise müssen sie enthalten.',
  noGoods: 'Zurzeit ist kein Produkt vorrätig.',
  allHaveSizes: 'Jedes vorrätige Produkt hat ein Gewicht oder eine Größe.',
  goodsNamed: (names: readonly string[], hasMore: boolean) => `Produkte: ${names.join(', ')}${hasMore ? ', …' : '.'}`,
  withoutSize: (count: number) =>
    `${count} ${count === 1 ? 'vorrätiges Produkt hat' : 'vorrätige Produkte haben'} kein Gewicht und keine Größe und daher keinen Grundpreis. Schreiben Sie „1 Stk“ bei Ware, die nach Stück verkauft wird.`,
  allChecked: 'Die Lebensmittelangaben aller vorrätigen Produkte sind geprüft.',
  unchecked: (count: number) =>
    `Bei ${count} ${count === 1 ? 'vorrätigen Produkt' : 'vorrätigen Produkten'} hat niemand die Lebensmittelangaben geprüft. Tragen Sie sie im Formular des Produkts ein und bestätigen Sie sie.`,
  alcoholHasAge:
    'Jedes Produkt, dessen Angaben mehr als 1,2 % Alkohol nennen, hat ein Mindestalter. Produkte ohne Angaben sind nicht berücksichtigt.',
  alcoholWithoutAge: (count: number) =>
    `${count} ${count === 1 ? 'Produkt nennt' : 'Produkte nennen'} mehr als 1,2 % Alkohol und ${count === 1 ? 'hat' : 'haben'} kein Mindestalter. Legen Sie es im Formular des Produkts fest.`,
  priceHistory: 'Der Shop speichert jeden Preis und berechnet den niedrigsten von 30 Tagen.',
  newsletterConfirmed: (waiting: number) =>
    `Abonnenten bestätigen über einen Link in einer E-Mail. Die Liste enthält nur bestätigte; nicht bestätigt: ${waiting}.`,
  newsletterWithoutMail:
    'Niemand erhält die E-Mail, mit der man die Anmeldung bestätigt: Es ist kein Mailserver eingerichtet (SMTP_URL).',
  accessibilityMissing:
    'Schreiben Sie die Seite „Barrierefreiheit“; im Formular finden Sie einen Entwurf. Dienstleister mit weniger als 10 Beschäftigten und höchstens 2 Mio. € im Jahr brauchen keine.',
  guaranteeNotice: [
    'Für Waren, die Sie hier kaufen, gilt eine gesetzliche Gewährleistung von mindestens 2 Jahren.',
    'Wenn eine Ware nicht der Vereinbarung entspricht oder nicht so funktioniert, wie Sie es erwarten können, haben Sie gegenüber uns, dem Verkäufer, diese Rechte:',
    '- Wir reparieren die Ware oder liefern eine andere, kostenlos, in angemessener Frist und ohne große Umstände für Sie.\n- Wenn das nicht möglich ist oder nicht geschieht, zahlen Sie weniger, oder Sie geben die Ware zurück und erhalten Ihr Geld zurück.',
    'Die Frist beginnt, wenn Sie die Ware erhalten. Was der Hersteller verspricht, ändert daran nichts. In manchen Ländern der Europäischen Union ist die Frist länger: Es gilt das Recht Ihres Landes.',
    'Schreiben Sie uns oder rufen Sie uns an: Unsere E-Mail-Adresse und Telefonnummer stehen unten.',
    'Die Europäische Union erklärt Ihre Rechte: [Ihr Europa](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm).',
  ].join('\n\n'),
} satisfies Translation<typeof import('#backend/features/shop/law/texts.ts')>;
