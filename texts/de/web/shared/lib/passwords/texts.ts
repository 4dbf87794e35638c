export default {
  passwordRule: (count: number) => `Mindestens ${count} Zeichen`,
  choosePassword: (count: number) => `Wählen Sie ein Passwort mit mindestens ${count} Zeichen`,
} satisfies Translation<typeof import('#web/shared/lib/passwords/texts.ts')>;
