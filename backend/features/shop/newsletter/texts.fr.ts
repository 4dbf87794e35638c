// Not reviewed by a native reader.
export default {
  incompleteLink: 'Ce lien est incomplet. Veuillez l’ouvrir à nouveau depuis la newsletter ou le copier en entier.',
  subscribed: 'Merci pour votre inscription.',
  unsubscribed: 'Vous ne recevrez plus de newsletter de notre part.',
} satisfies Translation<typeof import('./texts.ts')>;
