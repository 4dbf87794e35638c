// Not reviewed by a native reader.
export default {
  periodTooLong: (maxDays: number) => `الحد الأقصى لعدد أيام الفترة: ${maxDays}. يُرجى طلب فترة أقصر.`,
} satisfies Translation<typeof import('#backend/features/reports/texts.ts')>;
