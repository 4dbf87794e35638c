// Not reviewed by a native reader.
export default {
  notSupported:
    'Cette boutique n’accepte que les commandes des clients qui ont un compte. Veuillez vous connecter ou vous inscrire.',
  wishesNotSupported:
    'Dans cette boutique, un souhait pour les produits manquants ne peut pas être modifié après coup. Rien n’a été modifié.',
} satisfies Translation<typeof import('#gateway/features/guests/texts.ts')>;
