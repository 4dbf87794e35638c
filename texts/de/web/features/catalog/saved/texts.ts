export default {
  onlySaved:
    'Sie sind offline. Diese Suche hat nur Produkte gefunden, die Sie seit dem Öffnen des Shops gesehen haben.',
  noneSaved: 'Sie sind offline. Kein Produkt, das Sie seit dem Öffnen des Shops gesehen haben, enthält diese Wörter.',
} satisfies Translation<typeof import('#web/features/catalog/saved/texts.ts')>;
