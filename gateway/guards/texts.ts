export const tooManyRequests = 'Too many requests from your address. Please try again later.';
export const overloaded = 'Too much is going on at once. Please try again in a moment.';
