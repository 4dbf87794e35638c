export const textTooLong = 'This text is too long. Please shorten it.';
