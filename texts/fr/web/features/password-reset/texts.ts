// Not reviewed by a native reader.
export default {
  newPassword: 'Nouveau mot de passe',
  forgotPassword: 'Mot de passe oublié ?',
  choosePassword: 'Choisissez un nouveau mot de passe',
  noResponse: 'La boutique n’a pas répondu. Veuillez réessayer.',

  email: 'E-mail',
  aboutLink: 'Nous y envoyons un lien. Il fonctionne une seule fois, pendant 30 minutes.',
  sendLink: 'Envoyer le lien',

  loggedOut: 'Vos sessions ouvertes sur tous vos appareils seront alors fermées.',
  setPassword: 'Enregistrer le mot de passe',
  askAgain: 'Demander un nouveau lien',
  logIn: 'Se connecter',
} satisfies Translation<typeof import('#web/features/password-reset/texts.ts')>;
