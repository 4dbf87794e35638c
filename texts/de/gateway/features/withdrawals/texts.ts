export default {
  notSupported: 'Dieser Shop nimmt über kein Formular einen Widerruf entgegen. Bitte schreiben Sie dem Shop.',
  answersNotSupported: 'Dieser Shop vermerkt nicht, welche Widerrufe beantwortet sind.',
} satisfies Translation<typeof import('#gateway/features/withdrawals/texts.ts')>;
