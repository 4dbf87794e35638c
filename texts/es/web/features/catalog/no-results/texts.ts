// Not reviewed by a native reader.
export default {
  checkSpelling: 'Revise la ortografía o pruebe con una palabra más corta o más general.',
  soldOut: (search: string) => `Agotado: «${search}»`,
  soldOutNow: 'Lo vendemos, pero ahora está agotado.',
  closest: 'Resultados parecidos',
  moreFrom: (category: string) => `Más de ${category}`,
  allOf: (category: string) => `Todo en ${category}`,
} satisfies Translation<typeof import('#web/features/catalog/no-results/texts.ts')>;
