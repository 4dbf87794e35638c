// Not reviewed by a native reader.
export default {
  title: 'Commander sans compte',
  cart: 'Panier',
  about: 'Nous utilisons l’adresse et l’e-mail uniquement pour cette commande. Un e-mail contient un lien vers elle.',
  aboutWithoutMails:
    'Nous utilisons l’adresse et l’e-mail uniquement pour cette commande. Cette boutique n’envoie pas d’e-mails\u00a0: la page de votre commande reste ouverte dans cet onglet seulement.',
  yourOrder: 'Votre commande',
  notPlaced: 'La commande n’a pas été passée. Veuillez réessayer.',
  notConfirmed: 'La boutique n’a pas confirmé la commande. Veuillez réessayer.',
  invalidFields: (count: number) => (count === 1 ? 'Un champ est à vérifier.' : `${count} champs sont à vérifier.`),
} satisfies Translation<typeof import('#web/features/cart/guest/texts.ts')>;
