// Not reviewed by a native reader.
export default {
  myOrders: 'Mes commandes',
  awaited: 'Merci ! Votre commande apparaîtra ici dès que le paiement sera confirmé.',
  logInToSee: 'Connectez-vous pour voir vos commandes',
  logIn: 'Se connecter',
  offline: 'Vous êtes hors ligne',
  ordersAppearOnline: 'Vos commandes apparaîtront ici dès le retour de la connexion.',
  notLoaded: 'Vos commandes n’ont pas pu être chargées.',
  noOrders: 'Aucune commande pour le moment',
  ordersAppear: 'Vos commandes et leur état apparaîtront ici.',
  startShopping: 'Faire mes courses',
  newestFirst: 'Commandes, de la plus récente à la plus ancienne',
  loadOlder: 'Charger des commandes plus anciennes',
  olderNotLoaded: 'Les commandes plus anciennes n’ont pas pu être chargées.',
  olderAdded: (count: number) =>
    count < 2
      ? `${count} commande plus ancienne ajoutée ci-dessous.`
      : `${count} commandes plus anciennes ajoutées ci-dessous.`,
  otherCharge: (charged: string, shown: string) =>
    `La boutique facture ${charged} pour cette commande, alors que votre panier affichait ${shown}. La boutique calcule peut-être les prix ou la TVA autrement. Contactez-nous si vous avez une question.`,

  newOrder: 'Votre nouvelle commande',
  thankYou: (orderNumber: string) => `Merci ! Votre commande porte le n° ${orderNumber}.`,
  broughtTo: (address: string, time: string) => `Nous vous livrons${time} à cette adresse : ${address}.`,
  broughtAt: (address: string, slot: string) => `Nous vous livrons à cette adresse : ${address}. Créneau : ${slot}.`,
  collectedAt: (slot: string) => `Votre créneau de retrait en magasin : ${slot}.`,
  allPaid: (amount: string | undefined, isPickup: boolean) =>
    `${amount ? `${amount} payés. ` : ''}Il n’y a plus rien à payer ${isPickup ? 'en magasin' : 'à la livraison'}.`,
  payInCash: (amount: string, isPickup: boolean) =>
    `Veuillez payer ${amount} en espèces ${isPickup ? 'en magasin' : 'à la livraison'}.`,
  paymentAwaited: (amount: string) => `Le paiement de ${amount} n’est pas encore confirmé.`,

  orderNamed: (orderNumber: string) => `Commande ${orderNumber}`,
  order: 'Commande',
  numbered: (orderNumber: string) => `N° ${orderNumber}`,
  date: 'Date',
  payment: 'Paiement',
  totalAmount: 'Total',
  collect: 'Retrait',
  delivery: 'Livraison',
  ordered: 'Commandé',
  balance: 'Règlement',
  paid: 'Payé',
  pending: 'En attente',
  onItsWay: (stops: number) =>
    stops === 0
      ? 'Votre commande est le prochain arrêt.'
      : `Votre commande est en route. Encore ${stops} ${stops === 1 ? 'arrêt' : 'arrêts'} avant vous.`,
  progress: 'Suivi',
  products: 'Produits',
  productGone: 'Un produit qui n’est plus vendu',
  quantityOf: (quantity: number) => `Quantité : ${quantity}`,
  each: (price: string) => `${price} pièce`,
  noteToShop: 'Votre message au magasin',
  noteToCourier: 'Votre message au livreur',
  deliveryAddress: 'Adresse de livraison',
  history: 'Historique',

  orderAgain: 'Commander à nouveau',
  printReceipt: 'Imprimer le reçu',
  addedToCart: 'Ajouté au panier',
  noneInStock: 'Aucun de ces produits n’est en stock aujourd’hui.',
  productsAdded: (count: number) =>
    count < 2 ? `${count} produit a été ajouté à votre panier.` : `${count} produits ont été ajoutés à votre panier.`,
  noLongerSold: (name: string) => `${name} : ce produit n’est plus vendu.`,
  outOfStock: (name: string) => `${name} : en rupture de stock.`,
  nowCosts: (name: string, now: string, before: string) =>
    `${name} : le prix est maintenant de ${now}, au lieu de ${before}.`,
  productWithoutName: 'Un produit sans nom',
  goToCart: 'Voir le panier',
  cancelOrder: 'Annuler la commande',
  cancelQuestion: (orderNumber: string) => `Annuler la commande ${orderNumber} ?`,
  aboutCancelling: (isPaid: boolean) =>
    `Elle ne sera pas préparée.${isPaid ? ' Ce que vous avez payé vous sera remboursé.' : ''} Vous pourrez commander à nouveau les mêmes produits à tout moment.`,
  cancelIt: 'Annuler la commande',
  keepIt: 'La garder',
  backToOrders: 'Retour à mes commandes',
  isCancelled: (orderNumber: string) => `La commande ${orderNumber} est annulée.`,
  notCancelled: 'La commande n’a pas été annulée.',

  receiptOf: (orderNumber: string) => `Reçu de la commande ${orderNumber}`,
  receipt: 'Reçu',
  orderNumbered: (orderNumber: string) => `Commande n° ${orderNumber}`,
  isPaid: 'payé',
  isPending: 'paiement en attente',
  product: 'Produit',
  quantity: 'Quantité',
  priceEach: 'Prix unitaire',
  sum: 'Montant',
  price: 'Produits',
  shippingFee: 'Frais de livraison',
  free: 'Offerts',
  tax: 'TVA',
  leftAfterRefunds: 'Reste après remboursements',
  withTax: 'dont TVA',
  taxNumber: (given: string) => `N° de TVA ${given}`,
  refund: (names: string, moment: string, state: string | undefined, reason: string | null) =>
    `Remboursement${names}, ${moment}${state ? `, ${state}` : ''}${reason ? ` : ${reason}` : ''}`,
  includedTax: (rate: string, tax: string, net: string) => `dont ${rate} % de ${tax} sur ${net} HT`,
  withdraw: 'Se rétracter du contrat',
  withdrawalReceived: (time: string) => `Votre rétractation nous est parvenue le ${time}.`,
} satisfies Translation<typeof import('./texts.ts')>;
