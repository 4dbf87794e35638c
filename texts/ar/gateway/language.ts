// Not reviewed by a native reader.
export default {
  language: 'ar',
  isEnglish: false,
} satisfies Translation<typeof import('#gateway/language.ts')>;
