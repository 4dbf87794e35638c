// Not reviewed by a native reader.
export default {
  loggedOut: 'Vous êtes déconnecté.',
  noPasswordReset: 'Cette boutique n’envoie pas de lien pour un nouveau mot de passe. Veuillez lui écrire.',
} satisfies Translation<typeof import('./texts.ts')>;
