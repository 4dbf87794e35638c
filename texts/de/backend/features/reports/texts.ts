export default {
  periodTooLong: (maxDays: number) =>
    `Ein Zeitraum kann höchstens ${maxDays} Tage umfassen. Bitte wählen Sie einen kürzeren.`,
} satisfies Translation<typeof import('#backend/features/reports/texts.ts')>;
