export default {
  notSupported: 'Dieser Shop zählt den Bestand seiner Produkte nicht.',
} satisfies Translation<typeof import('./texts.ts')>;
