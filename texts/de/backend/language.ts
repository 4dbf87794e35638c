export default {
  language: 'de',
  dayLocale: 'de-DE',
  isEnglish: false,
} satisfies Translation<typeof import('#backend/language.ts')>;
