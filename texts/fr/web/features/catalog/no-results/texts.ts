// Not reviewed by a native reader.
export default {
  checkSpelling: 'Vérifiez l’orthographe, ou essayez un mot plus court ou plus général.',
  soldOut: (search: string) => `Épuisé\u00a0: «\u00a0${search}\u00a0»`,
  soldOutNow: 'Nous en vendons, mais il n’y en a plus pour le moment.',
  closest: 'Résultats proches',
  moreFrom: (category: string) => `Plus de produits du rayon ${category}`,
  allOf: (category: string) => `Tout le rayon ${category}`,
} satisfies Translation<typeof import('#web/features/catalog/no-results/texts.ts')>;
