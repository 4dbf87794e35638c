// Not reviewed by a native reader.
export default {
  notSupported:
    'Cette boutique n’accepte que les commandes des clients qui ont un compte. Veuillez vous connecter ou vous inscrire.',
} satisfies Translation<typeof import('#gateway/features/guests/texts.ts')>;
