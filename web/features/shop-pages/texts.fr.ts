// Not reviewed by a native reader.
export default {
  page: 'Page',
  goToShop: 'Aller à la boutique',

  confirmEmail: 'Confirmer mon adresse e-mail',
  notConfirmed: 'L’adresse e-mail n’a pas été confirmée. Veuillez réessayer.',
  aboutConfirming: (shop: string) =>
    `Si vous avez commandé chez ${shop} et reçu notre e-mail à ce sujet, appuyez sur le bouton. Nos e-mails mentionneront alors votre nom et votre adresse, et nous pourrons vous en envoyer davantage par jour.`,
  somebodyElse: 'Si quelqu’un d’autre a commandé avec votre adresse e-mail, fermez cette page. Rien ne changera.',

  endNewsletter: 'Se désabonner de la newsletter',
  notEnded: 'Le désabonnement n’a pas abouti. Veuillez réessayer.',
  aboutEnding: 'Appuyez sur le bouton et nous ne vous enverrons plus de newsletters.',
  confirmNewsletter: 'Confirmer la newsletter',
  newsletterNotConfirmed: 'L’abonnement n’a pas été confirmé. Veuillez réessayer.',
  aboutNewsletter: (shop: string) =>
    `Appuyez sur le bouton, et ${shop} vous enverra sa newsletter. Vous pouvez y mettre fin à tout moment par un lien qu’elle contient.`,
} satisfies Translation<typeof import('./texts.ts')>;
