// Not reviewed by a native reader.
export default {
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => `${count} ${count < 2 ? 'suggestion' : 'suggestions'}`,
  searchFor: (search: string) => `Rechercher « ${search} »`,
  inCategory: (search: string, category: string) => `« ${search} » dans ${category}`,
  categories: 'Catégories',
  category: 'Catégorie',
  products: 'Produits',
  recentSearches: 'Recherches récentes',
  recent: 'Récent',
  clearRecent: 'Effacer les recherches récentes',
  recentCleared: 'Recherches récentes effacées',
  pasteList: 'Coller une liste de courses',
  reviewList: (count: number) => `Voir une liste de ${count} articles`,
} satisfies Translation<typeof import('#web/features/search/texts.ts')>;
