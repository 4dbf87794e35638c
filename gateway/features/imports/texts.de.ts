export default {
  notSupported: 'Dieser Shop kann keine Produkte importieren.',
  noFile: 'Bitte wählen Sie eine CSV-Datei.',
} satisfies Translation<typeof import('./texts.ts')>;
