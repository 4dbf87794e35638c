// Not reviewed by a native reader.
export default {
  language: 'ar',
  dayLocale: 'ar-u-nu-latn',
  isEnglish: false,
} satisfies Translation<typeof import('#backend/language.ts')>;
