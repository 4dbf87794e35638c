// Not reviewed by a native reader.
export default {
  notFound: 'Open Food Facts no tiene este código de barras.',
  unavailable: 'Open Food Facts no ha respondido. Inténtelo más tarde.',
  notSetUp: 'Esta tienda no consulta a nadie sobre los códigos de barras. Defina primero FOOD_FACTS_URL.',
} satisfies Translation<typeof import('#backend/features/catalogue/look-up/texts.ts')>;
