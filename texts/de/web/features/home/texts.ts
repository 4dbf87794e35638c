export default {
  freshGroceries: (time: string) => `Frische Lebensmittel${time}`,

  delivered: (time: string) => `Geliefert${time}`,
  wholeMarket: 'Der ganze Markt vor Ihrer Tür',
  wholeMarketToCollect: 'Der ganze Markt zum Abholen',
  everything: 'Reifes Obst, knackiges Gemüse, warmes Brot und vieles mehr.',
  cookTonight: 'Jetzt aussuchen, heute Abend kochen.',
  untilDay: (day: string) => `Bis ${day}`,
  shopNow: 'Jetzt einkaufen',
  exploreDeals: 'Angebote entdecken',

  todaysDeals: 'Angebote von heute',
  seeDeals: 'Alle Angebote ansehen',

  shopByCategory: 'Nach Kategorien einkaufen',
  allCategories: 'Alle Kategorien',
  seeAll: 'Alle Produkte ansehen',
  loadingBestSellers: 'Bestseller werden geladen',
  loadingPicks: 'Empfehlungen werden geladen',
  noneInStock: 'Zurzeit ist nichts vorrätig',
  restocking: 'Wir füllen die Regale auf. Bitte schauen Sie bald wieder vorbei.',

  neverMiss: 'Kein Angebot verpassen',
  onceAWeek: 'Die Angebote der Woche und was gerade Saison hat – einmal pro Woche per E-Mail.',
  emailAddress: 'E-Mail-Adresse',
  exampleEmail: 'name@example.com',
  subscribe: 'Abonnieren',
  notAccepted: 'Das Abonnement wurde nicht angenommen.',
  subscribed: 'Sie haben den Newsletter abonniert. Willkommen!',
} satisfies Translation<typeof import('#web/features/home/texts.ts')>;
