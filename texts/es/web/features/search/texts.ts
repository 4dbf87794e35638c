// Not reviewed by a native reader.
export default {
  suggestions: 'Sugerencias',
  suggestionCount: (count: number) => `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}`,
  searchFor: (search: string) => `Buscar «${search}»`,
  inCategory: (search: string, category: string) => `«${search}» en ${category}`,
  categories: 'Categorías',
  category: 'Categoría',
  products: 'Productos',
  recentSearches: 'Búsquedas recientes',
  recent: 'Reciente',
  clearRecent: 'Borrar las búsquedas recientes',
  recentCleared: 'Búsquedas recientes borradas',
  pasteList: 'Pegar una lista de la compra',
  reviewList: (count: number) => `Revisar una lista de ${count} artículos`,
} satisfies Translation<typeof import('#web/features/search/texts.ts')>;
