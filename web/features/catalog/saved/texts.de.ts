export default {
  onlySaved: 'Sie sind offline. Diese Suche hat nur Produkte gefunden, die auf diesem Gerät gespeichert sind.',
  noneSaved: 'Sie sind offline. Kein auf diesem Gerät gespeichertes Produkt enthält diese Wörter.',
} satisfies Translation<typeof import('./texts.ts')>;
