export default {
  needsScripts: 'Bitte schalten Sie JavaScript ein, um den Warenkorb zu benutzen.',

  appDescription: 'Frisches Obst, Gemüse, Milchprodukte, Backwaren und mehr.',
  todaysDeals: 'Angebote von heute',
  cart: 'Warenkorb',
  myOrders: 'Meine Bestellungen',
} satisfies Translation<typeof import('#web/app/document/texts.ts')>;
