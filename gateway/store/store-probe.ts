import type { TransportResponse } from '../transport/http-transport.ts';
import { isUnavailableStatus } from '../transport/rest-call.ts';
import { contractCalls } from './store-map.ts';

/**
 * Sends a call of the contract, such as `GET /api/user/is-auth`, without cookies and fields, past the circuit breaker.
 * Undefined when no response arrives.
 */
export type SendBare = (call: string, headers?: Record<string, string>) => Promise<TransportResponse | undefined>;

/** The call that is not tried: a careless store could create an account. */
const unprobedCall = 'POST /api/user/register';
/** First, because a GET may be repeated. */
const firstCall = 'GET /api/user/is-auth';
/** The calls that are tried: without cookies and fields, they change nothing. */
const probedCalls = [firstCall, ...contractCalls.filter((call) => call !== unprobedCall && call !== firstCall)];

/**
 * Sends each call of the contract but one once, one after the other, and names those that the store lacks: their response is
 * a page in HTML, or a 404 like that for an address that does not exist. A call without a response does not count as missing.
 *
 * @param notFound the store's response for an address that it does not have
 * @returns undefined when the store is unreachable
 */
export async function probeStore(send: SendBare, notFound: TransportResponse): Promise<string[] | undefined> {
  const missing: string[] = [];
  for (const call of probedCalls) {
    const response = await send(call);
    const isUnreachable = !response || isUnavailableStatus(response.status);
    if (isUnreachable && call === firstCall) return undefined;
    if (!isUnreachable && isMissing(response, notFound)) missing.push(call);
  }
  return missing;
}

export const isHtml = (text: string) => text.trimStart().startsWith('<');

function isMissing({ status, text }: TransportResponse, notFound: TransportResponse): boolean {
  if (status >= 200 && status < 300) return isHtml(text);
  if (status !== 404) return false;
  // Some stores answer 404 with JSON when they do not find a user or a product.
  const isRefusal = text.trimStart().startsWith('{');
  return !isRefusal || notFound.status !== 404 || isSameAnswer(text, notFound.text);
}

/** Whether two answers differ at most in the method and the path that they name. */
export const isSameAnswer = (one: string, other: string) => withoutCall(one) === withoutCall(other);

function withoutCall(text: string): string {
  return text.replace(/\b(GET|POST|PUT|PATCH|DELETE)\b/g, '').replace(/\/[\w/-]+/g, '');
}
