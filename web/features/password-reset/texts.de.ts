export default {
  newPassword: 'Neues Passwort',
  forgotPassword: 'Passwort vergessen?',
  choosePassword: 'Neues Passwort wählen',
  noResponse: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',

  email: 'E-Mail',
  aboutLink: 'Dorthin senden wir einen Link. Der Link gilt einmal und 30 Minuten lang.',
  sendLink: 'Link senden',

  loggedOut: 'Alle früheren Anmeldungen enden dann.',
  setPassword: 'Passwort setzen',
  askAgain: 'Neuen Link anfordern',
  logIn: 'Anmelden',
} satisfies Translation<typeof import('./texts.ts')>;
