// Not reviewed by a native reader.
import type { ClosedReason } from '#backend/rules/slots.ts';

const closedTexts: Record<ClosedReason, string> = {
  FULL: 'est complet',
  PAST_CUT_OFF: 'ne peut plus être choisi',
  CLOSED_DAY: 'tombe un jour de fermeture du magasin',
  NO_DELIVERY: 'est réservé aux livraisons, et nous ne livrons pas à ce code postal',
};

export default {
  delivery: 'Livraison',
  from: 'De',
  to: 'À',
  places: 'Places',
  lastTime: 'Heure limite',
  daysBefore: 'Jours avant',
  daysAhead: 'Jours proposés',
  postalCode: 'Code postal',
  name: 'Nom',
  fee: 'Frais de livraison',
  freeFrom: 'Offerts dès',
  minimum: 'Minimum de commande',
  isNoWhole: (label: string, min: number, max: number) =>
    `«\u00a0${label}\u00a0» doit être un nombre entier compris entre ${min} et ${max}.`,
  removeInstead: 'Supprimez plutôt un créneau qui ne prend aucune commande.',
  isNoTime: (label: string) => `«\u00a0${label}\u00a0» doit être une heure au format 09:30.`,
  isNoAmount: (label: string) => `«\u00a0${label}\u00a0» doit être un montant avec deux décimales au plus.`,
  isNoDate: 'Chaque jour de fermeture doit être une date au format 2026-12-25.',
  toBeforeFrom: '«\u00a0À\u00a0» doit être plus tard que «\u00a0De\u00a0».',
  lastTimeAfterFrom: 'Le jour même, l’heure limite ne peut pas être plus tard que «\u00a0De\u00a0».',
  closedDayIsOver: (date: string) => `Le jour de fermeture ${date} est passé. Veuillez le supprimer.`,
  more: (count: number) => `${count} ${count < 2 ? 'autre' : 'autres'}`,
  closedDaysAreOver: (dates: string) => `Les jours de fermeture ${dates} sont passés. Veuillez les supprimer.`,
  postalCodeFault:
    'Les codes postaux se composent de lettres, de chiffres et de traits d’union\u202f; écrivez * après le début de plusieurs codes, par exemple 750*.',
  noPostalCode: 'Une zone doit avoir au moins un code postal.',
  tooManyPostalCodes: (max: number) => `Une zone peut avoir au plus ${max} codes postaux.`,
  freeFromBelowMinimum:
    '«\u00a0Offerts dès\u00a0» ne peut pas être inférieur au minimum de commande. Veuillez augmenter ce montant ou baisser le minimum.',
  tooManyWindows: (max: number) => `Il peut y avoir au plus ${max} créneaux.`,
  tooManyClosedDays: (max: number) => `Il peut y avoir au plus ${max} jours de fermeture.`,
  tooManyAreas: (max: number) => `Il peut y avoir au plus ${max} zones.`,
  keepTimes: (orders: number) =>
    orders === 1
      ? '1 commande est promise pour un créneau que vous avez supprimé, et le garde.'
      : `${orders} commandes sont promises pour des créneaux que vous avez supprimés, et les gardent.`,
  saved: 'Le plan de livraison est enregistré.',
  changedSince:
    'Le plan de livraison a été modifié ailleurs depuis que vous l’avez ouvert. Veuillez comparer les deux versions et enregistrer à nouveau.',
  noDeliveryTo: (code: string) => `Nous ne livrons pas au code postal ${code}. Veuillez choisir une autre adresse.`,
  belowMinimum: (area: string, minimum: string, missing: string) =>
    `Minimum de commande pour la zone ${area}\u00a0: ${minimum}. Veuillez ajouter encore ${missing} de produits.`,
  placesHeld: (time: string) =>
    `D’autres clients sont en train de payer en ligne pour le créneau ${time}, et les places restantes sont réservées aux commandes payées en espèces. Veuillez choisir le paiement en espèces ou un autre créneau.`,
  placesHeldForGuest: (time: string) =>
    `Les places restantes du créneau ${time} sont réservées à d’autres clients. Veuillez vous connecter ou choisir un autre créneau.`,
  timeIsClosed: (time: string, reason: ClosedReason) => `Le créneau ${time} ${closedTexts[reason]}.`,
  chooseTime: 'Veuillez choisir un créneau pour cette commande.',
  timeNotOffered: 'Le créneau choisi n’est plus proposé.',
  nextFree: (time: string) => `Prochain créneau disponible\u00a0: ${time}.`,
  nextFreeToCollect: (time: string) => `Prochain créneau disponible\u00a0: ${time}, en retrait au magasin.`,
  noFreeTime: 'Aucun créneau n’est disponible pour le moment. Veuillez réessayer plus tard.',
} satisfies Translation<typeof import('#backend/features/orders/delivery/texts.ts')>;
