export const notSupported = 'This store has no delivery times and areas.';
