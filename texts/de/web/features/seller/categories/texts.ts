export default {
  categories: 'Kategorien',
  loading: 'Die Kategorien werden geladen',
  ownCount: (count: number) => `${count} eigene`,

  yourCategories: 'Ihre Kategorien',
  yourCategoriesHint: 'Sie folgen auf die sieben üblichen Kategorien. Kunden sehen nur Kategorien mit Produkten.',
  productCount: (count: number) => (count === 1 ? '1 Produkt' : `${count} Produkte`),
  edit: 'Bearbeiten',
  editOne: (category: string) => `${category} bearbeiten`,
  remove: 'Entfernen',
  removeOne: (category: string) => `${category} entfernen`,
  usualCategories: 'Übliche Kategorien',
  usualCategoriesHint: 'Benennen Sie sie so, wie sie in Ihrem Laden heißen. Kunden sehen nur Kategorien mit Produkten.',
  usualName: (label: string) => `Üblicher Name: ${label}`,
  rename: 'Umbenennen',
  renameOne: (category: string) => `${category} umbenennen`,
  newCategory: 'Neue Kategorie',

  walkingOrder: 'Laufweg',
  walkingOrderHint:
    'Die Reihenfolge, in der Sie beim Packen einer Bestellung an den Regalen vorbeigehen. Setzen Sie Gekühltes ans Ende.',
  inWalkingOrder: (category: string) => `${category} im Laufweg`,

  reallyRemove: (category: string) => `${category} entfernen?`,
  removeHint:
    'Eine Kategorie lässt sich entfernen, wenn kein Produkt zu ihr gehört. In Bestellungen bleibt ihr Name erhalten.',
  keepIt: 'Behalten',

  name: 'Name',
  nameMissing: 'Geben Sie den Namen der Kategorie ein.',
  nameTooLong: (maxLength: number) => `Der Name darf höchstens ${maxLength} Zeichen haben.`,
  picture: 'Bild',
  removePicture: 'Bild entfernen',
  saveCategory: 'Kategorie speichern',
  addCategory: 'Kategorie hinzufügen',
  saved: 'Gespeichert.',
  notChanged: 'Die Änderung wurde nicht gespeichert.',
} satisfies Translation<typeof import('#web/features/seller/categories/texts.ts')>;
