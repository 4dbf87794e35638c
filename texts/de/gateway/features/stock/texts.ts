export default {
  notSupported: 'Dieser Shop zählt den Bestand seiner Produkte nicht.',
} satisfies Translation<typeof import('#gateway/features/stock/texts.ts')>;
