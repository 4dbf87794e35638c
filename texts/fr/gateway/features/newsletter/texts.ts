// Not reviewed by a native reader.
export default {
  noNewsletter: 'Cette boutique n’a pas de newsletter.',
  noUnsubscribing: 'Cette boutique ne permet pas de se désabonner par un lien. Veuillez lui écrire.',
  noConfirming: 'Cette boutique ne fait pas confirmer les abonnements par un lien.',
} satisfies Translation<typeof import('#gateway/features/newsletter/texts.ts')>;
