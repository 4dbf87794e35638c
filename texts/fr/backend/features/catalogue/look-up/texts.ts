// Not reviewed by a native reader.
export default {
  notFound: 'Open Food Facts n’a pas ce code-barres.',
  unavailable: 'Open Food Facts n’a pas répondu. Veuillez réessayer plus tard.',
  notSetUp: 'Cette boutique n’interroge personne sur les codes-barres. Veuillez d’abord définir FOOD_FACTS_URL.',
} satisfies Translation<typeof import('#backend/features/catalogue/look-up/texts.ts')>;
