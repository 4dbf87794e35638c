export default {
  language: 'de',
  isEnglish: false,
} satisfies Translation<typeof import('./language.ts')>;
