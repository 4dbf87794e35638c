// Not reviewed by a native reader.
export default {
  theStore: 'La boutique',
  theShopper: 'Le client',
  somebodyUnknown: 'Inconnu',
  orders: 'Commandes',
  products: 'Produits',
  subscribers: 'Abonnés à la newsletter',
  account: 'Compte',
  unknownEmail: 'E-mail inconnu',
} satisfies Translation<typeof import('#backend/audit/texts.ts')>;
