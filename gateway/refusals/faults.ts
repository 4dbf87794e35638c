import type { UserErrorCode } from './refusal-code.ts';
import * as texts from './texts.ts';

/** The error codes of the API. The descriptions of Query and Mutation in the schema say when each occurs. */
export type FaultCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'STORE_REFUSED'
  | 'UPSTREAM_UNREACHABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_BAD_REPLY'
  | 'UPSTREAM_CIRCUIT_OPEN'
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'PERSISTED_QUERY_REQUIRED'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOAD_INVALID'
  | 'UPLOAD_ABORTED'
  | 'RATE_LIMITED'
  | 'OVERLOADED';

interface FaultDetail {
  /** A detail for the log only: it may contain URLs or raw text of the store. */
  detail?: unknown;
  /** The time after which another attempt may succeed. */
  retryAfterMs?: number | undefined;
  /** Whether the call was sent to the store. When absent, it was. */
  wasSent?: boolean;
  /** Why the store refused a read. */
  refusal?: UserErrorCode | undefined;
}

/** A failure whose message may be shown to clients. Any other error is a bug, and its message is masked. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly detail: unknown;
  readonly retryAfterMs: number | undefined;
  /** Whether the store may have received the call. */
  readonly wasSent: boolean;
  readonly refusal: UserErrorCode | undefined;

  constructor(code: FaultCode, message: string, { detail, retryAfterMs, wasSent = true, refusal }: FaultDetail = {}) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
    this.wasSent = wasSent;
    this.refusal = refusal;
  }
}

export const storeUnreachable = (detail?: unknown) =>
  new Fault('UPSTREAM_UNREACHABLE', texts.storeUnreachable, { detail });

/** The circuit breaker held the call back, so it was not sent. */
export const storeCircuitOpen = (retryAfterMs: number) =>
  new Fault('UPSTREAM_CIRCUIT_OPEN', texts.storeUnreachable, {
    retryAfterMs,
    wasSent: false,
  });

export const storeTimedOut = (detail?: unknown) => new Fault('UPSTREAM_TIMEOUT', texts.storeTimedOut, { detail });

/** The operation has too little time left for this call, so it was not sent. */
export const noTimeLeft = (detail?: unknown) =>
  new Fault('UPSTREAM_TIMEOUT', texts.storeTimedOut, { detail, wasSent: false });

export const badStoreResponse = (detail?: unknown) =>
  new Fault('UPSTREAM_BAD_REPLY', texts.badStoreResponse, { detail });

/** A read that the store refused; FORBIDDEN when the role of the member of staff is why. */
export function storeRefused({
  message,
  errors,
}: {
  message: string | null;
  errors: readonly { code: UserErrorCode }[];
}): Fault {
  const refusal = errors[0]?.code;
  return new Fault(refusal === 'FORBIDDEN' ? 'FORBIDDEN' : 'STORE_REFUSED', message ?? texts.noReason, { refusal });
}

export const notLoggedIn = (message: string | null = null) =>
  new Fault('UNAUTHENTICATED', message ?? texts.refusals.NOT_LOGGED_IN);

export const badInput = (message: string) => new Fault('BAD_USER_INPUT', message);
