// Not reviewed by a native reader.
export default {
  noGuestOrders:
    'Cette boutique n’accepte que les commandes des clients qui ont un compte. Veuillez vous connecter ou vous inscrire.',
  tooManyWaiting:
    'Des commandes avec cette adresse e-mail ou ce téléphone, ou depuis ce réseau, attendent encore leur paiement ou leur confirmation. Veuillez en terminer une ou réessayer dans une heure.',
  tooManyOpen:
    'Il y a trop de commandes en cours avec cette adresse e-mail ou ce téléphone, ou depuis ce réseau. Veuillez commander à nouveau quand l’une d’elles sera livrée, ou vous connecter.',
  isOfAccount: 'Cette commande se trouve désormais dans un compte. Veuillez vous connecter pour la voir.',
  brokenLink:
    'Ce lien ne fonctionne plus. Si vous avez créé un compte avec la commande, veuillez vous connecter\u202f; sinon, utilisez le dernier e-mail au sujet de la commande.',
  pressInMail: 'Veuillez ouvrir le lien dans l’e-mail que nous vous avons envoyé, et confirmer là.',
  hasEnded:
    'Cette commande a pris fin, car elle n’a pas été confirmée à temps ou a été annulée. Veuillez la passer à nouveau.',
  cannotCancel: 'Cette commande ne peut plus être annulée ici. Veuillez contacter la boutique.',
  toConfirm: 'Veuillez confirmer la commande\u00a0: nous vous avons envoyé un e-mail avec un lien.',
  placed: 'Votre commande est enregistrée.',
  confirmed: 'Votre commande est confirmée.',
  cancelled: 'Votre commande est annulée.',
  notPlacedYet: 'Cette commande n’est pas enregistrée\u202f; aucun compte ne peut donc la conserver.',
  keepByMail:
    'Veuillez ouvrir le lien dans l’e-mail au sujet de la commande\u00a0: lui seul permet de la conserver dans un compte.',
  hasAccount:
    'Un compte existe déjà avec cette adresse e-mail. Veuillez vous connecter, ouvrir à nouveau le lien de l’e-mail et ajouter la commande à votre compte.',
  kept: 'La commande est dans votre compte.',
  isOpen: 'La commande est encore en cours. Annulez-la ici ou attendez la livraison, puis supprimez les données.',
  removed: 'Vos données ont été supprimées.',
} satisfies Translation<typeof import('#backend/features/orders/guests/texts.ts')>;
