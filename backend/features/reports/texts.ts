export const periodTooLong = (maxDays: number) =>
  `A period can have at most ${maxDays} days. Please ask for a shorter one.`;
