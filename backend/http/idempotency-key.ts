import { createHash } from 'node:crypto';
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

/**
 * The name of a request that adds a record, which only the same request of the same person with the same key has; null for a request
 * without a key.
 *
 * @param personId empty without a login
 * @param contents what is added, as JSON values
 * @throws RequestMalformed
 */
export function readAddingHash(request: FastifyRequest, personId: string, contents: unknown): string | null {
  const key = readIdempotencyKey(request);
  if (key === null) return null;
  const call = request.routeOptions.url;
  return createHash('sha256')
    .update(JSON.stringify([call, personId, key, contents]))
    .digest('base64url');
}

const keyFault = 'Idempotency key must be 1 to 255 printable characters.';

/** The key as a field of the body. */
export const idempotencyKeyInput = z
  .string({ error: keyFault })
  .regex(/^[\x20-\x7e]{1,255}$/, { error: keyFault })
  .optional();
