// Not reviewed by a native reader.
export default {
  language: 'es',
  dayLocale: 'es-ES',
  isEnglish: false,
} satisfies Translation<typeof import('#backend/language.ts')>;
