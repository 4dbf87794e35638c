import { userErrorCodes, type UserErrorCode } from '../refusals/refusal-code.ts';
import { isRecord } from '../refusals/outcome.ts';

const known: ReadonlySet<unknown> = new Set(userErrorCodes);

/**
 * The codes of the errors in the payloads of a mutation, where the client has selected them.
 *
 * @param type of the operation; others than `mutation` have no payloads
 */
export function payloadCodes(type: string, data: Record<string, unknown> | null | undefined): UserErrorCode[] {
  if (type !== 'mutation' || !data) return [];
  return Object.values(data).flatMap((payload) => {
    const errors = isRecord(payload) ? payload['errors'] : undefined;
    if (!Array.isArray(errors)) return [];
    return errors.map((error) => (isRecord(error) ? error['code'] : undefined)).filter(isCode);
  });
}

const isCode = (value: unknown): value is UserErrorCode => known.has(value);
