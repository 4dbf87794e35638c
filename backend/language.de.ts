export default {
  language: 'de',
  dayLocale: 'de-DE',
} satisfies Translation<typeof import('./language.ts')>;
