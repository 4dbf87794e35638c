// Not reviewed by a native reader.
export default {
  title: 'Se rétracter du contrat',
  confirm: 'Confirmer la rétractation',
  stepOne: 'Étape 1 sur 2\u00a0: votre commande',
  about:
    'Ici, vous vous rétractez d’une commande ou d’une partie de celle-ci. Vous n’avez besoin ni de vous connecter ni de donner un motif. À l’étape suivante, vous voyez ce qui sera envoyé.',
  name: 'Nom',
  orderNumber: 'Numéro de commande',
  whereNumber: 'Il figure dans l’e-mail de votre commande',
  email: 'E-mail',
  whyEmail: 'L’accusé de réception y est envoyé. Indiquez de préférence l’adresse de votre commande',
  noEmail: 'Veuillez saisir une adresse e-mail',
  goods: 'Quels articles',
  wholeIfEmpty: 'Vide\u00a0: toute la commande',
  next: 'Suivant',
  stepTwo: 'Étape 2 sur 2\u00a0: confirmation',
  willBeSent: 'Voici ce qui sera envoyé à la boutique\u00a0:',
  sentence: 'Je me rétracte du contrat portant sur ces articles.',
  wholeOrder: 'Toute la commande',
  back: 'Modifier',
  notSent: 'La rétractation n’a pas pu être envoyée. Veuillez réessayer.',
  received: 'Nous avons reçu votre rétractation',
  receivedAt: (time: string) => `Reçue le ${time}`,
  isMailed: (address: string) =>
    `Vous la recevez aussi par e-mail à l’adresse ${address}. Cet e-mail est votre accusé de réception.`,
  keepPage: 'Imprimez ou conservez cette page\u00a0: c’est votre accusé de réception.',
  onlyReceived:
    'L’accusé confirme seulement que la rétractation nous est parvenue. Nous l’examinons et nous vous écrirons.',
  print: 'Imprimer',
} satisfies Translation<typeof import('#web/features/withdrawal/texts.ts')>;
