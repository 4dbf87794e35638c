// Not reviewed by a native reader.
export default {
  language: 'fr',
  dayLocale: 'fr-FR',
  isEnglish: false,
} satisfies Translation<typeof import('#backend/language.ts')>;
