export default {
  notSupported: 'Dieser Shop kann keine Produkte importieren.',
  noFile: 'Bitte wählen Sie eine CSV-Datei.',
} satisfies Translation<typeof import('#gateway/features/imports/texts.ts')>;
