// Not reviewed by a native reader.
export default {
  today: 'Aujourd’hui',
  loadingToday: 'Chargement des chiffres du jour',
  ordersToday: 'Commandes du jour',
  orderedToday: 'Commandé aujourd’hui',
  takenToday: 'Recettes du jour',
  cashToday: 'Espèces du jour',
  refundedToday: 'Remboursé aujourd’hui',
  takenThisWeek: 'Recettes de la semaine',
  testOrders: (count: number, amount: string) =>
    `Hors total : ${count} ${count < 2 ? 'commande de test' : 'commandes de test'} aujourd’hui pour ${amount}. Les paiements de test ne déplacent pas d’argent.`,

  toPickNext: 'À préparer ensuite',
  nothingToPick: 'Aucune commande à préparer.',
  pickThese: (count: number) => (count === 1 ? 'Préparer cette commande' : `Préparer ces ${count} commandes`),
  numbered: (number: string) => `N° ${number}`,
  pieces: (count: number) => `${count} ${count < 2 ? 'article' : 'articles'}`,
  begun: 'commencée',
  openOrders: 'Commandes en cours',
  mostOrdered: (days: number) => `Les plus commandés ces ${days} derniers jours`,
  nothingOrdered: 'Rien n’a encore été commandé.',
  orderedFor: (quantity: string, amount: string) => `${quantity} pour ${amount}`,
  lowStock: 'Stock faible',
  nothingLow: 'Aucun produit suivi n’est bientôt épuisé.',
  soldOut: 'Épuisé',
  left: (count: number | string) => (typeof count === 'number' && count < 2 ? `${count} restant` : `${count} restants`),

  takingsByDay: 'Recettes par jour',
  day: 'Jour',
  orders: 'Commandes',
  moneyNames: {
    placed: 'Commandé',
    card: 'En ligne',
    cash: 'Espèces',
    refunded: 'Remboursé',
    net: 'Recettes après remboursements',
    tax: 'dont TVA',
  },
  nothing: 'rien',
  daySpan: (first: string, last: string) => `${first} – ${last}`,
  allDays: 'Tous les jours',
  taxesByRate: 'TVA par taux',
  netAt: (tax: string) => `HT à ${tax}`,
  taxOf: (tax: string) => `TVA : ${tax}`,
  depositsByDay: 'Consignes par jour',
  charged: (type: string) => `${type}, facturé`,
  givenBack: (type: string) => `${type}, rendu`,
  withdrawals: (count: number) =>
    count === 1 ? '1 rétractation d’une commande' : `${count} rétractations de commandes`,
  openWithdrawals: (count: number) =>
    count === 1 ? '1 rétractation attend une réponse' : `${count} rétractations attendent une réponse`,
  newestWithdrawal: (time: string) => `La plus récente a été envoyée le ${time}.`,
  oldOrigins: (count: number, days: number) =>
    `${count < 2 ? `${count} origine date` : `${count} origines datent`} de plus de ${days < 2 ? `${days} jour` : `${days} jours`}.`,
  missingOrigins: (count: number) =>
    count < 2
      ? `Il manque l’origine de ${count} fruit ou légume.`
      : `Il manque l’origine de ${count} fruits et légumes.`,
} satisfies Translation<typeof import('#web/features/seller/today/texts.ts')>;
