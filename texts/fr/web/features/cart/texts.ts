// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  cartLoads: 'Chargement de votre panier…',
  needsScripts: 'Votre panier nécessite JavaScript. Veuillez l’activer et recharger la page.',
  yourCart: 'Votre panier',
  cartIsEmpty: 'Votre panier est vide',
  addSomething: 'Ajoutez-y de la fraîcheur. Votre panier reste enregistré pendant votre visite.',
  startShopping: 'Faire mes courses',
  continueShopping: 'Continuer mes courses',
  productsInCart: 'Produits dans votre panier',
  removedFromCart: 'Produits retirés de votre panier',
  notLoaded: 'Votre panier est enregistré, mais ses produits n’ont pas pu être chargés.',
  itemsOf: (count: number) => `${count} ${count < 2 ? 'article' : 'articles'}`,
  noLongerSold: (count: number) =>
    count === 1
      ? 'Un produit n’est plus vendu et a été retiré de votre panier.'
      : `${count} produits ne sont plus vendus et ont été retirés de votre panier.`,
  notStored:
    'Votre navigateur ne permet pas à cette boutique de conserver votre panier. Si vous rechargez la page, il sera vide.',

  mostYouPay: 'Vendu au poids\u00a0: ce prix est le maximum que vous paierez.',
  each: (price: string) => `${price} pièce`,
  priceChanged: (now: string, before: string) => `Nouveau prix : ${now} au lieu de ${before}`,
  outOfStock: 'En rupture de stock',
  stepsChanged: (step: string, amount: string) =>
    `Désormais par paliers de ${step}\u00a0: ${amount}. Veuillez vérifier la quantité.`,
  otherAmounts: (from: string, to: string) => `Se commande de ${from} à ${to}. Veuillez choisir une autre quantité.`,
  onlyLeft: (left: number | string) => `Plus que ${left} en stock. Veuillez réduire la quantité.`,
  removeOne: (name: string) => `En retirer un : ${name}`,
  remove: (name: string) => `Retirer du panier : ${name}`,
  quantityOf: (name: string) => `Quantité : ${name}`,
  addOne: (name: string) => `En ajouter un : ${name}`,
  atMost: (max: number, name: string) => `${name} : ${max} au maximum par commande`,
  isOutOfStock: (name: string) => `${name} : en rupture de stock`,
  notInTotal: 'Non compris dans le total :',
  removedName: (name: ReactNode) => sentence`${name} : produit retiré ·`,
  undo: 'Annuler',
  putBack: (name: string) => `Annuler : remettre au panier ${name}`,
  hideMessage: (name: string) => `Masquer le message : ${name}`,
  cartUpdated: 'Panier mis à jour',
  nowInCart: (quantity: number | string, name: string) =>
    `${typeof quantity === 'number' ? `${quantity} ×` : quantity} ${name} dans le panier`,
  leftInCart: (quantity: number | string, name: string) =>
    `Encore ${typeof quantity === 'number' ? `${quantity} ×` : quantity} ${name} dans le panier`,
  nameRemoved: (name: string) => `Retiré du panier : ${name}`,

  orderSummary: 'Récapitulatif',
  loadingSummary: 'Chargement du récapitulatif',
  logInToChoose: 'Connectez-vous pour choisir l’adresse de livraison.',
  logInToCollect: 'Connectez-vous pour commander.',
  loadingTimes: 'Chargement des créneaux…',
  timesNotLoaded: 'Les créneaux de livraison n’ont pas pu être chargés.',
  youSave: (amount: string) => `Vous économisez ${amount} grâce aux promos du jour`,
  paymentLeft:
    'Vous avez quitté la page de paiement avant de payer la commande. Pour la payer, passez à nouveau la commande.',
  otherShopper: (name: string) =>
    `Vous utilisez maintenant le compte de ${name}. Choisissez l’adresse de livraison, puis passez la commande.`,
  totalChanged: (now: string, before: string) =>
    `Le total est maintenant de ${now}, au lieu de ${before}. Vérifiez votre panier, puis passez à nouveau la commande.`,
  offline: 'Vous êtes hors ligne. Votre panier est enregistré. Vous pourrez commander dès le retour de la connexion.',
  placeOrder: (soldOut: number) =>
    `Commander${soldOut === 0 ? '' : soldOut === 1 ? ' sans ce produit' : ' sans ces produits'}`,
  proceedToCheckout: (soldOut: number) =>
    `Passer au paiement${soldOut === 0 ? '' : soldOut === 1 ? ' sans ce produit' : ' sans ces produits'}`,
  logInToOrder: 'Me connecter et commander',
  orderAsGuest: 'Commander sans compte',
  checkout: 'Valider le panier',
  soldOut: (names: string, count: number) =>
    count === 1
      ? `En rupture de stock : ${names}. Ce produit n’est pas compté dans le total et ne sera pas commandé.`
      : `En rupture de stock : ${names}. Ces produits ne sont pas comptés dans le total et ne seront pas commandés.`,
  removeSoldOut: (count: number) => (count === 1 ? 'Le retirer du panier' : 'Les retirer du panier'),

  price: 'Produits',
  deposits: 'Consigne',
  shippingFee: 'Frais de livraison',
  free: 'Offerts',
  tax: (percent: number) => `TVA (${percent} %)`,
  totalAmount: (isTaxIncluded: boolean, isFeeOpen: boolean) =>
    `Total${isTaxIncluded ? ' TTC' : ''}${isFeeOpen ? ', hors livraison' : ''}`,

  deliveryAddress: 'Adresse de livraison',
  loadingAddresses: 'Chargement de vos adresses',
  addressesNotLoaded: 'Vos adresses n’ont pas pu être chargées.',
  noAddressYet: 'Vous n’avez pas encore d’adresse enregistrée',
  change: 'Modifier',
  addAddress: 'Ajouter une adresse',
  selectAddress: 'Veuillez choisir une adresse',

  addNote: 'Ajouter un message',
  notes: 'Messages',
  noteToShop: 'Message au magasin',
  noteToShopExample: 'Par exemple : des bananes bien mûres, merci',
  noteToCourier: 'Message au livreur',
  noteToCourierExample: 'Par exemple : la sonnette est en panne, merci d’appeler',

  paymentMethod: 'Mode de paiement',
  cash: 'Espèces à la livraison',
  cashDetail: 'Vous payez à votre porte',
  cashAtShop: 'Espèces au magasin',
  cashAtShopDetail: 'Vous payez au retrait',
  online: 'Paiement en ligne',
  onlineDetail: 'Vous payez maintenant sur la page sécurisée du prestataire',

  chooseTime: 'Veuillez choisir un créneau',
  loginExpired: 'Votre session a expiré. Reconnectez-vous pour commander.',
  notConfirmed: 'La boutique n’a pas confirmé la commande.',
  notPlaced: 'La commande n’a pas pu être passée.',
  noPaymentPage: 'La page de paiement n’a pas pu s’ouvrir. Veuillez réessayer.',
  myOrders: 'Mes commandes',
  maybePlaced: (isOnce: boolean) =>
    `La boutique n’a pas répondu\u00a0: votre commande est peut-être déjà passée. ${isOnce ? 'Recommencez sans rien modifier\u00a0: une même commande n’est jamais passée deux fois.' : 'Consultez vos commandes avant de commander à nouveau.'}`,
  tryAgain: 'Réessayer',
  orderWithDuty: 'Commande avec obligation de paiement',
  orderAndPay: 'Commander et payer',
  beforeOrdering: 'À lire avant de commander\u00a0:',
  withdrawal: 'Rétractation',
  onlyFromAge: (count: number, age: number, isCollected: boolean) =>
    `${count === 1 ? 'Un article est réservé' : `${count} articles sont réservés`} aux personnes de ${age} ans et plus. ${isCollected ? 'Votre âge est vérifié au retrait.' : 'Le livreur vérifie votre âge.'}`,
} satisfies Translation<typeof import('#web/features/cart/texts.ts')>;
