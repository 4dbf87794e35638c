// Not reviewed by a native reader.
export default {
  periodTooLong: (maxDays: number) =>
    `Une période peut compter au plus ${maxDays} jours. Veuillez en choisir une plus courte.`,
} satisfies Translation<typeof import('#backend/features/reports/texts.ts')>;
