// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique ne peut pas modifier les comptes. Rien n’a été modifié.',
  noConfirming: 'Cette boutique ne confirme pas les adresses e-mail par un lien.',
} satisfies Translation<typeof import('#gateway/features/accounts/texts.ts')>;
