export default {
  theStore: 'Der Shop',
  theShopper: 'Der Kunde',
  somebodyUnknown: 'Unbekannt',
  orders: 'Bestellungen',
  products: 'Produkte',
  subscribers: 'Newsletter-Abonnenten',
  account: 'Konto',
  unknownEmail: 'Unbekannte E-Mail-Adresse',
} satisfies Translation<typeof import('#backend/audit/texts.ts')>;
