export const notSupported = 'This store has one login for all who work in it.';
