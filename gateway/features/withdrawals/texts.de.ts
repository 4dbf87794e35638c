export default {
  notSupported: 'Dieser Shop nimmt über kein Formular einen Widerruf entgegen. Bitte schreiben Sie dem Shop.',
} satisfies Translation<typeof import('./texts.ts')>;
