// Not reviewed by a native reader.
export default {
  language: 'ar',
  dayLocale: 'ar-u-nu-latn',
} satisfies Translation<typeof import('./language.ts')>;
