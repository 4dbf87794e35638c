// Not reviewed by a native reader.
import type { OrderStage } from '#backend/db/tables.ts';
import rules from '#texts/fr/backend/rules/texts.ts';

export default {
  noSuchOrder: 'Cette commande n’existe pas. Veuillez recharger les commandes.',
  changedSince: 'Cette commande a été modifiée entre-temps. Veuillez la vérifier à nouveau.',
  isCollected:
    'Cette commande est retirée en magasin\u00a0: elle ne part pas en livraison. Passez-la à «\u00a0Retirée\u00a0» quand le client l’a retirée.',
  cannotBeMoved: (stage: OrderStage, to: OrderStage) =>
    `Cette commande est à l’étape «\u00a0${rules.stageNames[stage]}\u00a0» et ne peut pas passer de là à «\u00a0${rules.stageNames[to]}\u00a0».`,
  isNoStop: (number: string) =>
    `La commande ${number} est retirée en magasin\u00a0: elle ne part pas en livraison. Rien n’a été modifié.`,
  cannotBeSentOut: (number: string, stage: OrderStage) =>
    `La commande ${number} est à l’étape «\u00a0${rules.stageNames[stage]}\u00a0» et ne peut pas partir en livraison. Rien n’a été modifié.`,
  checkAge: (age: number) =>
    `Cette commande contient des articles réservés aux personnes de ${age} ans et plus. Veuillez vérifier l’âge et le confirmer.`,
  ageChecked: (age: number) => `Âge vérifié\u00a0: ${age} ans ou plus.`,
  isCancelled: 'Cette commande est déjà annulée.',
  sellerCannotCancel: (stage: OrderStage) =>
    `Cette commande est à l’étape «\u00a0${rules.stageNames[stage]}\u00a0» et ne peut plus être annulée.`,
  wishesAreFixed:
    'La boutique a commencé à préparer cette commande, et votre souhait ne peut plus être modifié ici. Veuillez contacter la boutique.',
  shopperCannotCancel: 'Cette commande ne peut plus être annulée ici. Veuillez contacter la boutique.',
  cancelled: 'Annulée',
  note: 'Note',
  reason: 'Motif',
  amountFault: 'Le montant doit être d’au moins 0,01, avec deux décimales au plus.',
  moved: 'L’étape de la commande est modifiée.',
  tourStarted: 'La tournée a commencé.',
  cancelledNow: 'La commande est annulée.',
  wishesChanged: 'Votre souhait est enregistré.',
  refunded: 'Le remboursement est enregistré.',
} satisfies Translation<typeof import('#backend/features/orders/changes/texts.ts')>;
