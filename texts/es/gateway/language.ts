// Not reviewed by a native reader.
export default {
  language: 'es',
  isEnglish: false,
} satisfies Translation<typeof import('#gateway/language.ts')>;
