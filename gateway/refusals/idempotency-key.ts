import * as texts from './texts.ts';
import type { UserError } from './user-errors.ts';

const validKey = /^[\x20-\x7e]{1,255}$/;

/** The fault of a request's key; null when it is valid. */
export function keyError(idempotencyKey: string | null | undefined): UserError | null {
  if (idempotencyKey == null || validKey.test(idempotencyKey)) return null;
  return { code: 'INVALID', field: ['idempotencyKey'], message: texts.badKey };
}
