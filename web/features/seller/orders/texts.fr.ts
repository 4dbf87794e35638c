// Not reviewed by a native reader.
import { formatNumber } from '#web/shared/lib/numbers.ts';

export default {
  orders: 'Commandes',
  loadingOrders: 'Chargement des commandes',
  orderList: 'Commandes, de la plus récente à la plus ancienne',
  orderCount: (count: number) => `${formatNumber(count)} ${count < 2 ? 'commande' : 'commandes'}`,
  ordersAndPending: (count: number, pending: number) =>
    `${formatNumber(count)} ${count < 2 ? 'commande' : 'commandes'}, ${formatNumber(pending)} en attente de paiement`,
  newOrders: (count: number, hasMore: boolean) =>
    `${count}${hasMore ? ' ou plus' : ''} ${count < 2 && !hasMore ? 'nouvelle commande' : 'nouvelles commandes'}`,
  showNewOrders: (count: number, hasMore: boolean) =>
    `Voir ${count}${hasMore ? ' ou plus' : ''} ${count < 2 && !hasMore ? 'nouvelle commande' : 'nouvelles commandes'}`,
  outdated: 'La boutique est injoignable : cette liste n’est peut-être plus à jour. Elle s’actualise d’elle-même.',
  noOrdersYet: 'Aucune commande pour le moment',
  whenOrdersAppear: 'Les commandes apparaissent ici dès que des clients les passent.',
  checkProductList: 'Vérifier la liste des produits',
  noOrdersMatch: 'Aucune commande ne correspond. Modifiez les filtres.',
  soundForNewOrders: 'Son pour les nouvelles commandes',
  chooseAll: (count: number) =>
    count < 2 ? `Sélectionner ${formatNumber(count)} affichée` : `Sélectionner les ${formatNumber(count)} affichées`,
  shownOrders: (count: number, total: number | undefined) =>
    `Commandes affichées : ${formatNumber(count)}${total === undefined ? '' : ` sur ${formatNumber(total)}`}.`,
  loadOlder: 'Charger des commandes plus anciennes',
  olderAdded: (count: number) =>
    count < 2
      ? `${count} commande plus ancienne ajoutée ci-dessous.`
      : `${count} commandes plus anciennes ajoutées ci-dessous.`,
  olderNotLoaded: 'Les commandes plus anciennes n’ont pas pu être chargées.',

  search: 'Rechercher',
  searchPlaceholder: 'Numéro, nom, téléphone, e-mail ou ville',
  packerSearchPlaceholder: 'Numéro, nom ou téléphone',

  stages: 'Étapes',
  all: 'Toutes',

  sumsAndFilters: 'Totaux, graphique et filtres',
  totalAmount: 'Montant total',
  pendingPayment: 'En attente de paiement',
  averageOrder: 'Panier moyen',
  testOrders: (count: number, amount: string) =>
    `Hors total : ${formatNumber(count)} ${count < 2 ? 'commande' : 'commandes'} avec un paiement de test, pour ${amount}. Les paiements de test ne déplacent pas d’argent.`,
  paymentStatus: 'État du paiement',
  paid: 'Payé',
  pending: 'En attente',
  paymentMethod: 'Mode de paiement',
  methodNames: { COD: 'Espèces à la livraison', ONLINE: 'Paiement en ligne' },
  period: 'Période',
  allTime: 'Tout',
  today: 'Aujourd’hui',
  lastDays: (count: number) => `${count} jours`,
  exportCsv: 'Exporter en CSV',
  loadingForFile: (count: number, total: number) => `Chargement : ${count} sur ${total}…`,
  lastTwoWeeks: 'Les deux dernières semaines',
  chartLabel: (count: number, amount: string) =>
    `${count} ${count < 2 ? 'commande' : 'commandes'} pour ${amount} au cours des deux dernières semaines.`,
  showTable: 'Afficher le tableau',
  day: 'Jour',

  numbered: (number: string) => `N° ${number}`,
  nameless: 'Commande',
  chooseOrder: (number: string) => `Sélectionner la commande ${number}`,
  goneProduct: 'Un produit qui n’est plus vendu',
  noteToShop: 'Message au magasin',
  noteToCourier: 'Message au livreur',
  amount: 'Montant',
  orderedAmount: 'Commandé',
  payment: 'Paiement',
  balance: 'Règlement',
  promised: 'Créneau',
  date: 'Date',
  noDate: 'N. C.',
  history: 'Historique',
  noAddress: 'La boutique n’a plus l’adresse.',
  addressDeleted: 'L’adresse a été supprimée avec le compte.',

  startPacking: 'Commencer la préparation',
  backInShop: 'De retour au magasin',
  markReady: 'Marquer comme prête',
  sendOut: 'Mettre en livraison',
  markDone: (isCollected: boolean, isPaid: boolean) =>
    `Marquer comme ${isCollected ? 'retirée' : 'livrée'}${isPaid ? '' : ' et payée'}`,
  openRefund: 'Rembourser…',
  openCancel: 'Annuler la commande…',
  changeUnknown: 'La boutique n’a pas confirmé la modification de la commande. Veuillez la consulter à nouveau.',
  changed: 'C’est fait.',
  notChanged: 'La commande n’a pas été modifiée.',
  changedSince: (said: string, stage: string) =>
    `${said} Elle est maintenant à l’étape « ${stage} ». Veuillez la consulter à nouveau.`,

  chosenOrders: 'Commandes sélectionnées',
  chosenCount: (count: number) =>
    `${formatNumber(count)} ${count < 2 ? 'commande sélectionnée' : 'commandes sélectionnées'}`,
  moving: (at: number, total: number) => `Passage à l’étape suivante : ${at} sur ${total}…`,
  moveOn: 'Passer à l’étape suivante',
  movedOn: (count: number) =>
    `${formatNumber(count)} ${count < 2 ? 'commande passée' : 'commandes passées'} à l’étape suivante.`,
  stays: (number: string, why: string) => `Le n° ${number} reste tel quel : ${why}.`,
  isCollectedAtShop: 'la commande est retirée en magasin',
  isNotPicked: 'tous les produits ne sont pas préparés',
  hasNoNextStep: 'il n’y a pas d’étape suivante',
  isInStage: (stage: string) => `la commande est à l’étape « ${stage} »`,
  refusedFor: (number: string, message: string) => `N° ${number} : ${message}`,
  hide: 'Masquer',
  pickList: 'Liste de préparation',
  packingSlips: 'Bons de livraison',
  clear: 'Tout désélectionner',

  cancelTitle: (number: string) => `Annuler la commande ${number} ?`,
  cancelConsequences: (refund: string | undefined) =>
    `Le client le voit dans ses commandes.${refund === undefined ? '' : ` ${refund} seront remboursés.`} Cette action est irréversible.`,
  reason: 'Motif',
  customerReadsReason: 'Le client peut le lire.',
  cancelOrder: 'Annuler la commande',
  keepOrder: 'Garder la commande',
  backToOrders: 'Retour aux commandes',

  refundTitle: (number: string) => `Rembourser la commande ${number}`,
  products: 'Produits',
  productsHint: 'Leur TVA est corrigée. N’en choisissez aucun pour rembourser une partie de la commande entière.',
  refundableLine: (quantity: number, name: string, most: string) => `${quantity} × ${name}, jusqu’à ${most}`,
  mostRefund: (most: string) => `Remboursement possible : jusqu’à ${most}.`,
  amountFault: (least: string, most: string) => `Saisissez un montant de ${least} à ${most}.`,
  reasonFault: 'Indiquez le motif. Le client peut le lire.',
  payBack: 'Rembourser',
  notNow: 'Pas maintenant',

  waitingForPayment: (count: number, hasMore: boolean) =>
    `En attente de paiement (${hasMore ? `plus de ${count}` : count})`,
  unpaidHint:
    'Ces commandes réservent leurs produits et leurs créneaux jusqu’au paiement. Libérer une commande y met fin : ses produits et son créneau peuvent à nouveau être commandés.',
  unpaidList: 'Commandes en attente de paiement, de la plus récente à la plus ancienne',
  heldUntil: (moment: string) => `Réservée jusqu’au ${moment}`,
  release: 'Libérer',
  releaseOrder: (number: string) => `Libérer la commande ${number}`,
  releaseUnknown: 'La boutique n’a pas confirmé la libération de la commande. Veuillez consulter à nouveau la liste.',
  released: 'La commande a été libérée.',
  notReleased: 'La commande n’a pas été libérée.',

  goneProductInLine: 'un produit qui n’est plus vendu',
  test: 'test',
} satisfies Translation<typeof import('./texts.ts')>;
