export const notSupported = 'This store has the seven standard categories only.';
