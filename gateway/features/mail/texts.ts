export const notSupported = 'This store sends no mails again.';
