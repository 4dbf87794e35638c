export default {
  newPassword: 'Neues Passwort',
  forgotPassword: 'Passwort vergessen?',
  choosePassword: 'Neues Passwort wählen',
  noResponse: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',

  email: 'E-Mail',
  aboutLink: 'Dorthin senden wir einen Link. Er funktioniert einmal und gilt 30 Minuten.',
  sendLink: 'Link senden',

  loggedOut: 'Auf allen Geräten werden Sie dann abgemeldet.',
  setPassword: 'Passwort setzen',
  askAgain: 'Neuen Link anfordern',
  logIn: 'Anmelden',
} satisfies Translation<typeof import('#web/features/password-reset/texts.ts')>;
