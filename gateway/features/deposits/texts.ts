export const notSupported = 'This store has no deposits.';
