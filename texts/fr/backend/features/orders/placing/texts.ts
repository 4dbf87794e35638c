// Not reviewed by a native reader.
export default {
  isNoLongerSold: (name: string) => `Ce produit n’est plus vendu\u00a0: ${name}.`,
  unknownIsNoLongerSold: (id: string) => `Le produit ${id} n’est plus vendu.`,
  someIsNoLongerSold: 'L’un des produits n’est plus vendu.',
  isSoldOut: (name: string) => `En rupture de stock\u00a0: ${name}.`,
  removeFromCart: 'Veuillez retirer ce produit du panier.',
  takeOffList: 'Veuillez retirer ce produit de la liste.',
  mostPieces: (max: number, name: string) => `Vous pouvez commander au plus ${max} × ${name}.`,
  otherStepsNow: (name: string) =>
    `Ce produit se vend désormais par d’autres paliers\u00a0: ${name}. Veuillez vérifier la quantité et le prix, puis commander de nouveau.`,
  otherAmounts: (name: string, from: string, to: string) =>
    `Ce produit se commande de ${from} à ${to}\u00a0: ${name}. Veuillez choisir une autre quantité.`,
  gramsLeft: (left: string, name: string) =>
    `Il ne reste plus que ${left} de ce produit\u00a0: ${name}. Veuillez en commander moins.`,
  fewLeft: (left: number, name: string) => `Il ne reste plus que ${left} × ${name}. Veuillez en commander moins.`,
  mostProducts: (max: number) => `Une commande peut contenir au plus ${max} produits différents.`,
  unknownAddress: 'Cette adresse ne figure pas parmi vos adresses enregistrées. Veuillez en choisir une autre.',
  tooManyOpen: (count: number) =>
    `Vous avez ${count} commandes en cours, et la boutique n’en accepte pas plus pour le moment. Veuillez attendre que l’une d’elles soit livrée ou retirée, ou en annuler une.`,
  mostAmount: (amount: string) => `Une commande peut atteindre ${amount} au plus. Veuillez la diviser.`,
  pricesChanged: (total: string, seen: string) =>
    `Les prix ont changé\u00a0: le total est désormais de ${total}, et non de ${seen}.`,
  pricesOrFeeChanged: (total: string, seen: string) =>
    `Les prix ou les frais de livraison ont changé\u00a0: le total est désormais de ${total}, et non de ${seen}.`,
  lookAtCart: 'Veuillez vérifier votre panier.',
  sayNewTotal: 'Veuillez annoncer le nouveau total au client.',
  placed: 'Votre commande est enregistrée.',
  noOnlinePayment: 'Le paiement en ligne n’est pas disponible. Veuillez choisir le paiement en espèces.',
  endedUnpaid: 'Cette commande a pris fin avant d’être payée. Rien n’a été débité. Veuillez la passer à nouveau.',
  noPaymentPage: 'La page de paiement ne peut pas s’ouvrir pour le moment. Rien n’a été débité. Veuillez réessayer.',
  allHeld: (name: string) =>
    `D’autres clients sont en train de payer ce produit en ligne\u00a0: ${name}. Le reste est réservé aux commandes payées en espèces. Veuillez choisir le paiement en espèces ou réessayer plus tard.`,
  someHeld: (free: number | string, name: string) =>
    `Pour le moment, vous pouvez payer en ligne au plus ${typeof free === 'number' ? `${free} ×` : free} ${name}. Veuillez en commander moins ou choisir le paiement en espèces.`,
  allHeldForGuest: (name: string) =>
    `Ce qui reste de ce produit est réservé à d’autres clients\u00a0: ${name}. Veuillez vous connecter pour le commander, ou réessayer plus tard.`,
  someHeldForGuest: (free: number | string, name: string) =>
    `Pour le moment, vous pouvez commander sans compte au plus ${typeof free === 'number' ? `${free} ×` : free} ${name}. Veuillez en commander moins ou vous connecter.`,
  notUnpaid: 'Cette commande n’est plus en attente de paiement. Veuillez recharger les commandes.',
  released: 'Les produits de cette commande sont de nouveau disponibles.',
  takenTooLate: (reason: string) => `Prise après l’heure limite. Raison\u00a0: ${reason}`,
  takenBeyondPlaces: (reason: string) => `Prise au-delà des places du créneau. Raison\u00a0: ${reason}`,
  takenTooLateBeyondPlaces: (reason: string) =>
    `Prise après l’heure limite et au-delà des places du créneau. Raison\u00a0: ${reason}`,
} satisfies Translation<typeof import('#backend/features/orders/placing/texts.ts')>;
