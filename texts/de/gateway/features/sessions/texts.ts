export default {
  loggedOut: 'Sie sind abgemeldet.',
  noPasswordReset: 'Dieser Shop sendet keine Links für ein neues Passwort. Bitte schreiben Sie dem Shop.',
} satisfies Translation<typeof import('#gateway/features/sessions/texts.ts')>;
