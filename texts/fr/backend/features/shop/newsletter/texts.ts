// Not reviewed by a native reader.
export default {
  incompleteLink: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis la newsletter ou le copier en entier.',
  subscribed: 'Merci pour votre inscription.',
  unsubscribed: 'Vous ne recevrez plus de newsletter de notre part.',
  confirmByMail:
    'Si vous ne recevez pas encore la newsletter, vous recevez maintenant un e-mail. Confirmez par son lien : vous ne recevrez la newsletter qu’ensuite.',
  confirmed: 'Votre abonnement à la newsletter est confirmé.',
  incompleteConfirmLink: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail ou le copier en entier.',
  notSubscribed: 'Cet abonnement est terminé. Veuillez vous inscrire à nouveau dans la boutique.',
  noMail: 'Il n’est pas possible de s’abonner à la newsletter pour le moment, car la boutique n’envoie pas d’e-mails.',
} satisfies Translation<typeof import('#backend/features/shop/newsletter/texts.ts')>;
