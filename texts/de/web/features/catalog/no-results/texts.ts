export default {
  checkSpelling: 'Prüfen Sie die Schreibweise oder versuchen Sie ein kürzeres oder allgemeineres Wort.',
  soldOut: (search: string) => `Ausverkauft: „${search}“`,
  soldOutNow: 'Das führen wir, aber es ist gerade ausverkauft.',
  closest: 'Ähnliche Treffer',
  moreFrom: (category: string) => `Mehr aus ${category}`,
  allOf: (category: string) => `Alles aus ${category}`,
} satisfies Translation<typeof import('#web/features/catalog/no-results/texts.ts')>;
