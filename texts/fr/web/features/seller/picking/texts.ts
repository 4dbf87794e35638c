// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  pickList: 'Liste de préparation',
  packingSlips: 'Bons de livraison',
  loadingOrders: 'Chargement des commandes',
  notLoaded: 'Les commandes n’ont pas pu être chargées. Veuillez réessayer.',
  listNote: (orders: number, done: number, products: number) =>
    `${orders} ${orders < 2 ? 'commande' : 'commandes'}, ${done} sur ${products} ${products < 2 ? 'produit préparé' : 'produits préparés'}`,
  allPicked: (orders: number) => `${orders} ${orders < 2 ? 'commande' : 'commandes'}, tout est préparé`,
  slipCount: (count: number) => `${count} ${count < 2 ? 'bon' : 'bons'}`,
  leftOut: (count: number) =>
    count < 2
      ? `${count} commande a été laissée de côté : annulée, ou plus dans la liste.`
      : `${count} commandes ont été laissées de côté : annulées, ou plus dans la liste.`,
  print: 'Imprimer',
  backToOrders: 'Retour aux commandes',
  nothingToPack: 'Aucune commande à préparer',
  chooseFirst: (button: string) => `Sélectionnez des commandes dans la liste, puis appuyez sur « ${button} ».`,
  chooseOrders: 'Sélectionner des commandes',

  promisedTime: 'Créneau promis',
  allTimes: 'Tous les créneaux',
  noteOf: (number: string) => `Message du n° ${number}`,
  noteToShop: 'Message au magasin',
  noteToCourier: 'Message au livreur',
  otherProducts: 'Autres produits',
  goneProduct: 'Un produit qui n’est plus vendu',
  quantityFor: (quantity: number | string, number: string) => `${quantity} pour le n° ${number}`,
  notSent: (count: number, isOnline: boolean) =>
    `${count} pas encore ${count < 2 ? 'envoyé' : 'envoyés'}${isOnline ? '.' : ' : vous êtes hors ligne.'}`,
  notConfirmed: 'La boutique n’a pas confirmé. Veuillez réessayer.',
  together: (from: number, to: number) => `${from}–${to}\u00a0g ensemble`,
  wishes: {
    SIMILAR_NOT_DEARER: 'Remplacement accepté',
    NONE: 'Pas de remplacement',
  },
  wishOf: (wish: string, numbers: string) => `${wish}\u00a0: ${numbers}`,
  missingOrReplace: 'Absent ou remplacer…',
  weighOrReplace: 'Peser ou remplacer…',
  otherFor: (button: string, name: string) => `${button} ${name}`,

  orders: 'Commandes',
  numbered: (number: string) => `N° ${number}`,
  progress: (order: ReactNode, done: number, total: number) =>
    sentence`${order} : ${done} sur ${total} ${done < 2 ? 'préparé' : 'préparés'}`,
  finish: 'Terminer',
  finishOrder: (number: string) => `Terminer la commande ${number}`,
  finishHint:
    '«\u00a0Terminer\u00a0» fixe le prix de la commande, et le client est informé de ce qui diffère de sa commande. C’est définitif.',
  finishTitle: (number: string) => `Terminer la commande ${number}\u202f?`,
  notTicked: 'Non cochés. Ils comptent comme introuvables, et le client ne les paie pas\u00a0:',
  paysBack: (amount: string) =>
    `Les produits coûtent ${amount} de moins que commandé. La commande est payée\u00a0: ce qui n’en est pas encore remboursé l’est maintenant.`,
  finishNow: 'Terminer la commande',
  keepPicking: 'Continuer la préparation',
  isReady: (number: string) => `La commande ${number} est prête`,
  amountInstead: (amount: string, ordered: string) => `${amount} au lieu de ${ordered}`,

  order: 'Commande',
  piecesFound: 'Pièces trouvées',
  piecesOf: (name: string) => `Pièces : ${name}`,
  piecesHint: (quantity: number, number: string, hasSubstitute: boolean) =>
    `${quantity} ${quantity < 2 ? 'commandée' : 'commandées'} pour le n° ${number}.${hasSubstitute ? ' Le remplacement vaut pour toutes.' : ''}`,
  piecesFault: (least: number, most: number, hasSubstitute: boolean) =>
    `Saisissez un nombre de ${least} à ${most}${hasSubstitute ? ', ou choisissez «\u00a0Rien\u00a0» sous «\u00a0Remplacer par\u00a0»' : ''}.`,
  weight: 'Poids en grammes',
  weightHint: 'Toutes les pièces ensemble.',
  stepsHint: (amount: string, number: string) =>
    `${amount} commandés pour le n°\u00a0${number}. Indiquez ce que montre la balance, ou 0 s’il n’y en a pas.`,
  weightFault: 'Saisissez le poids de toutes les pièces ensemble, en grammes.',
  unlikelyWeight: (grams: number, expected: string) =>
    `${grams} g semble improbable : ${expected} sont attendus. Si c’est juste, enregistrez encore une fois.`,
  gramRange: (from: number, to: number) => `${from}–${to}\u00a0g`,
  aboutGrams: (grams: number) => `environ ${grams}\u00a0g`,
  reason: 'Motif',
  reasons: {
    MISSING: 'Introuvable en rayon',
    DAMAGED: 'Pas en bon état',
    OTHER: 'Autre motif : le reste retourne en stock',
  },
  noSubstitute: 'Le client ne veut pas de remplacement.',
  replaceBy: 'Remplacer par',
  nothing: 'Rien',
  findSubstitute: 'Chercher un autre remplacement',
  save: 'Enregistrer',

  noAddress: 'La boutique n’a plus l’adresse.',
  isPaid: 'Payé : rien à encaisser',
  isPaidByTest: 'Payé (paiement de test)',
  cashToCollect: (amount: string) => `Espèces à encaisser : ${amount}`,
  tour: 'Tournée et espèces',
  stopNumbered: (stop: number, number: string) => `Arrêt ${stop}\u00a0: N°\u00a0${number}`,
  arrangeStops: 'Mettez les arrêts dans l’ordre du trajet.',
  notReady: (numbers: string[]) => `Pas encore prêtes\u00a0: ${numbers.join(', ')}`,
  startTour: 'Lancer la tournée',
  startedAt: (time: string) => `La tournée a commencé à ${time}.`,
  saveOrder: 'Enregistrer l’ordre',
  orderSaved: 'L’ordre des arrêts est enregistré.',
  call: (phone: string) => `Appeler ${phone}`,
  map: 'Carte',
  mapFor: (number: string) => `Carte pour le n°\u00a0${number}`,
  noCash: 'pas d’espèces',
  cashToBringBack: 'Espèces à rapporter',
  cashAtShop: 'dont aux retraits en magasin',
  toPay: (amount: string) => `À payer : ${amount}`,

  scanned: (name: string, found: number, ordered: number, number: string) =>
    `${name}\u00a0: ${found} sur ${ordered} pour le n°\u00a0${number}`,
  allFound: (name: string) => `${name}\u00a0: tout est déjà trouvé`,
  codeInNoLine: (code: string) => `Aucun produit de cette liste n’a le code-barres ${code}. Rien n’a été coché.`,
  scannedCase: (scanned: string) => `${scanned}. Le code est celui d’un carton\u00a0: une pièce a été comptée.`,
  withDeposit: (count: number, type: string) => `Consigne\u00a0: ${count} × ${type}`,
  fromAge: (age: number) => `dès ${age} ans seulement`,
  checkAge: (age: number) => `Vérifier l’âge\u00a0: ${age} ans ou plus.`,
} satisfies Translation<typeof import('#web/features/seller/picking/texts.ts')>;
