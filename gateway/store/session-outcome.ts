import { badStoreResponse, Fault } from '../refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '../refusals/outcome.ts';
import * as texts from '../refusals/texts.ts';
import type { CookieJar } from '../transport/cookies.ts';
import type { RestResponse } from '../transport/rest-call.ts';
import type { RestClient } from '../transport/rest-client.ts';
import type { StoreFeatures } from './store-features.ts';

/** The parts that the sessions of a request are made from. */
export interface SessionParts {
  rest: RestClient;
  jar: CookieJar;
  features: StoreFeatures;
}

/**
 * The outcome of a session check. 400, 401, 403 and a refusal, with or without a message, all mean: not logged in.
 *
 * @throws Fault when the store is down or its response cannot be understood
 */
export function readSessionOutcome(response: RestResponse, payload: string): Outcome {
  const isLoggedOut = [400, 401, 403].includes(response.status);
  try {
    const outcome = readOutcome(response, {
      hasPayload: (body) => isRecord(body[payload]),
      noMessage: texts.refusals.NOT_LOGGED_IN,
    });
    // A store that fails inside has not said who is logged in.
    if (!outcome.success && response.status >= 500) throw badStoreResponse(response.detail);
    return outcome.success && !isLoggedOut
      ? outcome
      : refusal('NOT_LOGGED_IN', outcome.message ?? texts.refusals.NOT_LOGGED_IN);
  } catch (error) {
    const isUnreachable = error instanceof Fault && error.code === 'UPSTREAM_UNREACHABLE';
    if (!isUnreachable && (isLoggedOut || saysTokenIsBad(response)))
      return refusal('NOT_LOGGED_IN', texts.refusals.NOT_LOGGED_IN);
    throw error;
  }
}

/** Most stores answer an expired cookie with the error text of their token library. */
function saysTokenIsBad({ body }: RestResponse): boolean {
  return isRecord(body) && body['success'] === false && /\b(jwt|token|signature)\b/i.test(String(body['message']));
}
