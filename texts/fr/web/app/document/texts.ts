// Not reviewed by a native reader.
export default {
  needsScripts: 'Veuillez activer JavaScript pour utiliser le panier.',

  appDescription: 'Fruits et légumes frais, crèmerie, boulangerie et bien plus.',
  todaysDeals: 'Promos du jour',
  cart: 'Panier',
  myOrders: 'Mes commandes',
} satisfies Translation<typeof import('#web/app/document/texts.ts')>;
