// Not reviewed by a native reader.
export default {
  login: 'Connexion',
  signUp: 'Inscription',
  createAccount: 'Créer mon compte',
  newHere: 'Première visite ?',
  createAnAccount: 'Créer un compte',
  haveAccount: 'Déjà client ?',
  loginHere: 'Se connecter ici',
  name: 'Nom',
  email: 'E-mail',
  password: 'Mot de passe',
  forgotPassword: 'Mot de passe oublié ?',
  noResponse: 'La boutique n’a pas répondu. Veuillez réessayer.',
  notLoggedIn: 'La connexion n’a pas abouti. Veuillez vous connecter à nouveau.',
  cookiesBlocked: 'Votre navigateur n’enregistre pas les cookies de cette boutique. Autorisez-les pour vous connecter.',
} satisfies Translation<typeof import('#web/features/account/texts.ts')>;
