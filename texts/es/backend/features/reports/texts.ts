// Not reviewed by a native reader.
export default {
  periodTooLong: (maxDays: number) => `Un periodo puede tener como máximo ${maxDays} días. Elija uno más corto.`,
} satisfies Translation<typeof import('#backend/features/reports/texts.ts')>;
