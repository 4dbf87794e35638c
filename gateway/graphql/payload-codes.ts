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

/** The number of the order in the payload of a mutation, where the client has selected it. */
export function payloadOrder(type: string, data: Record<string, unknown> | null | undefined): string | undefined {
  if (type !== 'mutation' || !data) return undefined;
  const orders = Object.values(data).map((payload) => (isRecord(payload) ? payload['order'] : undefined));
  const [number] = orders.flatMap((order) =>
    isRecord(order) && typeof order['number'] === 'string' ? order['number'] : [],
  );
  return number;
}

const isCode = (value: unknown): value is UserErrorCode => known.has(value);
