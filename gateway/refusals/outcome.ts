import { isUnavailableStatus, type RestResponse } from '../transport/rest-call.ts';
import { badStoreResponse, Fault, storeUnreachable } from './faults.ts';
import { isUserErrorCode, readRefusalCode, type UserErrorCode } from './refusal-code.ts';
import { cleanMessage, isCrashMessage, isDatabaseDownMessage, isValidatorReport } from './refusal-messages.ts';
import { refusalSentence, successSentence } from './store-sentences.ts';
import * as texts from './texts.ts';
import { readUserErrors, type InputPath, type UserError } from './user-errors.ts';

/** The store's response to a change: whether it accepted, and its message. */
export interface Outcome {
  success: boolean;
  /** A refusal always has one. */
  message: string | null;
  /** The reasons why the input was refused: at least one entry after a refusal, none after success. */
  errors: UserError[];
}

/** A refusal for one reason. `field` is the path of the refused field in the mutation's input. */
export function refusal(code: UserErrorCode, message: string, field: string[] | null = null): Outcome {
  return { success: false, message, errors: [{ code, field, message }] };
}

/** A refusal for all of these reasons, of which the first one gives the message; undefined without reasons. */
export function refusalFor(errors: UserError[]): Outcome | undefined {
  return errors[0] && { success: false, message: errors[0].message, errors };
}

export const accepted = (message: string | null): Outcome => ({ success: true, message, errors: [] });

/**
 * A read that the store refused during a change, as the refusal of the change.
 *
 * @throws every other error
 */
export function refusalOfRead(error: unknown): Outcome {
  if (!(error instanceof Fault)) throw error;
  const { code, message } = error;
  if (code === 'UNAUTHENTICATED') return refusal('NOT_LOGGED_IN', message);
  if (code === 'FORBIDDEN') return refusal('FORBIDDEN', message);
  if (code !== 'STORE_REFUSED') throw error;
  return refusal(error.refusal ?? 'REFUSED', message);
}

interface OutcomeOptions {
  /** Whether the body has what the call is for. If so, `success` may be missing. */
  hasPayload?: (body: Record<string, unknown>) => boolean;
  /** The message of a refusal for which the store gives none. */
  noMessage?: string;
  /** Maps the fields that the store refuses to the fields of the mutation's input. */
  toInput?: InputPath;
  isLogin?: boolean;
}

/**
 * Reads the envelope `{ success, message }` of a response. Success is a 2xx with `success: true`, or with the payload and
 * without `success`. Any other response with a readable message is a refusal, whatever its status, unless the store is
 * unavailable.
 *
 * @throws Fault when the response is neither
 */
export function readOutcome(
  response: RestResponse,
  { hasPayload = () => false, noMessage, toInput = () => null, isLogin = false }: OutcomeOptions = {},
): Outcome {
  const { body, isOk } = response;
  if (isUnavailableStatus(response.status)) throw storeUnreachable(response.detail);
  if (!isRecord(body)) throw badStoreResponse(response.detail);

  const storeMessage = readMessage(body);
  const success = readSuccess(body);
  if (isOk && success === true) return accepted(successSentence(storeMessage));
  if (isOk && success === undefined) {
    if (hasPayload(body)) return accepted(successSentence(storeMessage));
    throw badStoreResponse({ ...response.detail, why: 'no success in the response' });
  }
  if (success === undefined && storeMessage === null) throw badStoreResponse(response.detail);
  const { status } = response;
  const said = { code: body['code'], message: storeMessage ?? '', status, isAboutField: false, isLogin };
  const code = readRefusalCode(said);
  let message = noMessage ?? defaultRefusal(response, isLogin);
  if (storeMessage !== null) {
    message = publicRefusal(response, storeMessage);
    if (!isUserErrorCode(body['code'])) message = refusalSentence(code, message);
  }
  const errors = readUserErrors(body, { toInput, status, isLogin });
  if (errors.length > 0) return { success: false, message, errors };
  return refusal(code, message);
}

/** The store's refusal, fit to show. @throws Fault when the message is the text of a crash inside the store */
function publicRefusal(response: RestResponse, message: string): string {
  if (isDatabaseDownMessage(message)) throw storeUnreachable({ ...response.detail, message });
  if (isValidatorReport(message)) return texts.badDetails;
  if (isCrashMessage(message)) {
    throw new Fault('UPSTREAM_BAD_REPLY', texts.storeFailed, {
      detail: { ...response.detail, message },
    });
  }
  return message;
}

function defaultRefusal({ status }: RestResponse, isLogin: boolean): string {
  if (isLogin && status === 401) return texts.refusals.WRONG_LOGIN;
  return !isLogin && (status === 401 || status === 403) ? texts.refusals.NOT_LOGGED_IN : texts.noReason;
}

/** `success`, also as text. Some stores misspell it as `succes`, and only in refusals. */
function readSuccess(body: Record<string, unknown>): boolean | undefined {
  if (typeof body['success'] === 'boolean') return body['success'];
  if (body['success'] === 'true') return true;
  if (body['success'] === 'false' || 'succes' in body) return false;
  return undefined;
}

function readMessage(body: Record<string, unknown>): string | null {
  for (const value of [body['message'], body['error'], body['msg']]) {
    const text = isRecord(value) ? value['message'] : value;
    const message = typeof text === 'string' ? cleanMessage(text) : '';
    if (message) return message;
  }
  return null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
