// Not reviewed by a native reader.
export default {
  loggedOut: 'Déconnexion réussie.',
  noPasswordReset: 'Cette boutique n’envoie pas de lien pour un nouveau mot de passe. Veuillez lui écrire.',
} satisfies Translation<typeof import('#gateway/features/sessions/texts.ts')>;
