export default {
  passwordRule: (count: number) => `Mindestens ${count} Zeichen`,
  choosePassword: (count: number) => `Wählen Sie ein Passwort mit mindestens ${count} Zeichen`,
  limitReached: (max: number) => `Die Grenze von ${max} Zeichen ist erreicht`,
  charactersLeft: (count: number) => `Noch ${count} Zeichen`,
  isRequired: (label: string) => `Bitte füllen Sie das Feld „${label}“ aus`,
} satisfies Translation<typeof import('./texts.ts')>;
