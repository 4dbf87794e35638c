// Not reviewed by a native reader.
export default {
  notFound: 'هذا الباركود غير موجود في Open Food Facts.',
  unavailable: 'لم يرد Open Food Facts. يُرجى المحاولة لاحقًا.',
  notSetUp: 'لا يسأل هذا المتجر أحدًا عن الباركود. يُرجى ضبط FOOD_FACTS_URL أولًا.',
} satisfies Translation<typeof import('#backend/features/catalogue/look-up/texts.ts')>;
