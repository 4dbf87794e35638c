export const listTooLong = (characters: number) =>
  `A list may have at most ${characters} characters. Please send it in parts.`;
export const tooManyThings = (max: number, count: number) =>
  `A list may have at most ${max} things; this one has ${count}. Please send it in parts.`;
