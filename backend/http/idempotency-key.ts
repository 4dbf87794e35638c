import { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { RequestMalformed } from './input-validation.ts';

/**
 * The Idempotency-Key of the request, or null.
 *
 * @throws RequestMalformed
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new RequestMalformed('Idempotency-Key must be 1 to 255 printable characters.');
  }
  return key;
}

const keyFault = 'Idempotency key must be 1 to 255 printable characters.';

/** The key as a field of the body. */
export const idempotencyKeyInput = z
  .string({ error: keyFault })
  .regex(/^[\x20-\x7e]{1,255}$/, { error: keyFault })
  .optional();
