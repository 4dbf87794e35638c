export default {
  language: 'de',
  isEnglish: false,
} satisfies Translation<typeof import('#gateway/language.ts')>;
