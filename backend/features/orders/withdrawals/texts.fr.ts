// Not reviewed by a native reader.
export default {
  name: 'Nom',
  orderNumber: 'Numéro de commande',
  goods: 'Articles',
  hasLink: 'Veuillez ne pas mettre de liens.',
  noForm: 'Cette boutique ne reçoit pas de rétractation par ce formulaire. Veuillez lui écrire.',
  received: 'Nous avons reçu votre rétractation.',
} satisfies Translation<typeof import('./texts.ts')>;
