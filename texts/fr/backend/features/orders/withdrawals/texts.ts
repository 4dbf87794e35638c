// Not reviewed by a native reader.
export default {
  name: 'Nom',
  orderNumber: 'Numéro de commande',
  goods: 'Articles',
  hasLink: 'Veuillez ne pas mettre de liens.',
  noForm: 'Cette boutique ne reçoit pas de rétractation par ce formulaire. Veuillez lui écrire.',
  received: 'Nous avons reçu votre rétractation.',
  gone: 'Cette rétractation n’existe pas.',
  answered: 'C’est noté\u00a0: la rétractation a reçu une réponse.',
  reopened: 'C’est noté\u00a0: la rétractation attend encore une réponse.',
  withdrawal: 'Rétractation',
} satisfies Translation<typeof import('#backend/features/orders/withdrawals/texts.ts')>;
