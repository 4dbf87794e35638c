export default {
  freshGroceries: (time: string) => `Frische Lebensmittel${time}`,

  delivered: (time: string) => `Geliefert${time}`,
  wholeMarket: 'Der ganze Markt vor Ihrer Tür',
  chooseNow: 'Reifes Obst, knackiges Gemüse, warmes Brot und alles dazwischen. Jetzt aussuchen, heute Abend kochen.',
  shopNow: 'Jetzt einkaufen',
  exploreDeals: 'Angebote entdecken',

  shopByCategory: 'Nach Kategorien einkaufen',
  bestSellers: 'Bestseller',
  seeAll: 'Alle Produkte ansehen',
  loadingBestSellers: 'Bestseller werden geladen',
  noneInStock: 'Zurzeit ist nichts vorrätig',
  restocking: 'Wir füllen die Regale auf. Bitte schauen Sie bald wieder vorbei.',

  whyWeAreBest: 'Warum wir die Besten sind',
  fastest: 'Schnellste Lieferung',
  fresh: 'Frische garantiert',
  freshClaim: 'Reif geerntet und an dem Tag gepackt, an dem es bei Ihnen ankommt.',
  affordable: 'Günstige Preise',
  affordableClaim: 'Ehrliche Preise jeden Tag, mit Angeboten in jeder Kategorie.',
  trusted: 'Über 10.000 Kunden vertrauen uns',
  trustedClaim: 'Nachbarn, die Woche für Woche bei uns einkaufen.',

  neverMiss: 'Kein Angebot verpassen',
  onceAWeek: 'Die Angebote der Woche und was gerade Saison hat – einmal pro Woche per E-Mail.',
  emailAddress: 'E-Mail-Adresse',
  exampleEmail: 'name@example.com',
  subscribe: 'Abonnieren',
  notAccepted: 'Das Abonnement wurde nicht angenommen.',
  subscribed: 'Sie haben den Newsletter abonniert. Willkommen!',
} satisfies Translation<typeof import('./texts.ts')>;
