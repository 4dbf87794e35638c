/** 128 random bits in hexadecimal. `crypto.randomUUID` exists on HTTPS and localhost only. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
