// Not reviewed by a native reader.
export default {
  page: 'Page',
  goToShop: 'Aller à la boutique',

  confirmEmail: 'Confirmer mon adresse e-mail',
  notConfirmed: 'L’adresse e-mail n’a pas été confirmée. Veuillez réessayer.',
  aboutConfirming: (shop: string) =>
    `Si vous avez commandé chez ${shop} et reçu notre e-mail à ce sujet, cliquez sur «\u00a0Confirmer mon adresse e-mail\u00a0». Nos e-mails mentionneront alors votre nom et votre adresse, et nous pourrons vous en envoyer davantage par jour.`,
  somebodyElse: 'Si quelqu’un d’autre a commandé avec votre adresse e-mail, fermez cette page. Rien ne changera.',

  endNewsletter: 'Se désabonner de la newsletter',
  notEnded: 'Le désabonnement n’a pas abouti. Veuillez réessayer.',
  aboutEnding:
    'Cliquez sur «\u00a0Se désabonner de la newsletter\u00a0». Nous ne vous enverrons alors plus de newsletter.',
  confirmNewsletter: 'Confirmer la newsletter',
  newsletterNotConfirmed: 'L’abonnement n’a pas été confirmé. Veuillez réessayer.',
  aboutNewsletter: (shop: string) =>
    `Avec «\u00a0Confirmer la newsletter\u00a0», vous autorisez ${shop} à vous envoyer sa newsletter. Vous pouvez vous désabonner à tout moment par un lien qu’elle contient.`,
} satisfies Translation<typeof import('#web/features/shop-pages/texts.ts')>;
