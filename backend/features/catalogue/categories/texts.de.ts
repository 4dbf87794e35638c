export default {
  shownNames: {
    Vegetables: 'Bio-Gemüse',
    Fruits: 'Frisches Obst',
    Drinks: 'Kalte Getränke',
    Instant: 'Schnelle Küche',
    Dairy: 'Milchprodukte',
    Bakery: 'Brot & Backwaren',
    Grains: 'Getreide & Müsli',
  },
  otherNames: {
    Vegetables: ['Gemüse'],
    Fruits: ['Obst', 'Früchte'],
    Drinks: ['Getränke'],
    Instant: ['Fertiggerichte'],
    Dairy: ['Molkereiprodukte', 'Milch & Eier'],
    Bakery: ['Backwaren', 'Brot'],
    Grains: ['Getreide', 'Müsli'],
  },
  name: 'Name',
  nameHasNoLetter: 'Der Name muss einen Buchstaben oder eine Ziffer enthalten.',
  gone: 'Diese Kategorie gibt es nicht mehr oder sie ist keine eigene. Bitte laden Sie die Kategorien neu.',
  taken: 'Es gibt bereits eine Kategorie mit diesem Namen. Bitte wählen Sie einen anderen.',
  tooMany: (max: number) => `Ein Shop kann höchstens ${max} eigene Kategorien haben. Bitte entfernen Sie zuerst eine.`,
  changedSince:
    'Die Kategorien haben sich geändert, seit Sie sie geöffnet haben. Bitte laden Sie sie neu und ordnen Sie sie noch einmal.',
  hasProducts: (count: number) =>
    `${count === 1 ? '1 Produkt gehört' : `${count} Produkte gehören`} zu dieser Kategorie. Bitte geben Sie ${count === 1 ? 'ihm' : 'ihnen'} zuerst eine andere.`,
  removed: 'Die Kategorie ist entfernt.',
  arranged: 'Die Reihenfolge ist gespeichert.',
  added: 'Die Kategorie ist hinzugefügt.',
  saved: 'Die Kategorie ist gespeichert.',
  allCategories: 'Alle Kategorien',
} satisfies Translation<typeof import('./texts.ts')>;
