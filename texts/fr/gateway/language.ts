// Not reviewed by a native reader.
export default {
  language: 'fr',
  isEnglish: false,
} satisfies Translation<typeof import('#gateway/language.ts')>;
