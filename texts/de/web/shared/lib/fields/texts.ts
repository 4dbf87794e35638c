export default {
  limitReached: (max: number) => `Die Grenze von ${max} Zeichen ist erreicht`,
  charactersLeft: (count: number) => `Noch ${count} Zeichen`,
  isRequired: (label: string) => `Bitte füllen Sie das Feld „${label}“ aus`,
} satisfies Translation<typeof import('#web/shared/lib/fields/texts.ts')>;
