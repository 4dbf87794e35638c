// Not reviewed by a native reader.
export default {
  note: 'La note',
  reason: 'La raison',
  unknownCustomer: 'Ce client n’est plus connu. Cherchez-le de nouveau, ou saisissez le nom et l’adresse.',
  tooManyOpen: (count: number) =>
    `Ce client a ${count} commandes en cours, et la boutique n’en prend pas d’autre pour l’instant. Veuillez en terminer ou en annuler une.`,
  tooManyWaiting:
    'Deux commandes avec cette adresse e-mail ou ce téléphone attendent encore leur paiement. Veuillez en libérer une, ou choisir le paiement à la remise.',
  noPayLink:
    'Un lien de paiement ne peut être envoyé qu’à un client qui a une adresse e-mail. Veuillez la saisir, ou choisir le paiement à la remise.',
  placed: 'Commande passée.',
  payLinkMailed: (email: string) =>
    `Un lien de paiement est envoyé à ${email}. La commande est passée dès qu’elle est payée.`,
  wasCancelled: (number: number) =>
    `Cette demande était la commande n°\u00a0${number}, qui est annulée. Veuillez en prendre une nouvelle.`,
  hasEnded: (number: number) =>
    `Cette demande était la commande n°\u00a0${number}, qui a pris fin\u00a0: elle n’a pas été payée à temps, ou elle a été libérée. Veuillez en prendre une nouvelle.`,
  takenBefore: (number: number) =>
    `La commande n°\u00a0${number} de cet appel est déjà prise, avec une autre adresse. Veuillez la consulter\u00a0: vous pouvez l’y annuler ou la libérer, puis la reprendre.`,
  noteSaved: 'Note enregistrée.',
} satisfies Translation<typeof import('#backend/features/orders/customers/texts.ts')>;
