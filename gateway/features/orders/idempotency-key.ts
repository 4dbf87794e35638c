import type { UserError } from '#gateway/refusals/user-errors.ts';

const validKey = /^[\x20-\x7e]{1,255}$/;

/** The fault of a request's key; null when it is valid. */
export function keyError(idempotencyKey: string | null | undefined): UserError | null {
  if (idempotencyKey == null || validKey.test(idempotencyKey)) return null;
  const message = 'The idempotency key must be 1 to 255 printable ASCII characters.';
  return { code: 'INVALID', field: ['idempotencyKey'], message };
}
