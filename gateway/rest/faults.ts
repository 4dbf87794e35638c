/** What a client can tell failures apart by; the schema's Query and Mutation descriptions say when each comes. */
export type FaultCode =
  | 'UNAUTHENTICATED'
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
  /** For the log only: it may hold addresses or raw text of the store. */
  detail?: unknown;
  /** Milliseconds after which another try makes sense. */
  retryAfterMs?: number | undefined;
  /** False when the call was not sent to the store. */
  wasSent?: boolean;
}

/** A failure whose message is a sentence fit to show. Anything else that is thrown is a bug and gets masked. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly detail: unknown;
  readonly retryAfterMs: number | undefined;
  /** Whether the store may have received the call. */
  readonly wasSent: boolean;

  constructor(code: FaultCode, message: string, { detail, retryAfterMs, wasSent = true }: FaultDetail = {}) {
    super(message);
    this.name = 'Fault';
    this.code = code;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
    this.wasSent = wasSent;
  }
}

/** In place of a refusal without words. */
export const noReason = 'The store refused this and gave no reason. Please try again later.';
/** In place of the words of a store that knows nobody. */
export const logIn = 'You are not logged in, or your session has ended. Please log in.';

export const storeUnreachable = (detail?: unknown) =>
  new Fault('UPSTREAM_UNREACHABLE', 'The store cannot be reached right now. Please try again in a moment.', { detail });

/** Nothing was sent: the store is known to be down. */
export const storeResting = (retryAfterMs: number) =>
  new Fault('UPSTREAM_CIRCUIT_OPEN', 'The store cannot be reached right now. Please try again in a moment.', {
    retryAfterMs,
    wasSent: false,
  });

const tooSlow = 'The store took too long to answer. Please try again in a moment.';

export const storeTooSlow = (detail?: unknown) => new Fault('UPSTREAM_TIMEOUT', tooSlow, { detail });

/** The operation has too little time left for this call, so it was not sent. */
export const noTimeLeft = (detail?: unknown) => new Fault('UPSTREAM_TIMEOUT', tooSlow, { detail, wasSent: false });

export const storeNotUnderstood = (detail?: unknown) =>
  new Fault('UPSTREAM_BAD_REPLY', 'The store sent an answer that could not be understood.', { detail });

export const storeRefused = (message: string | null) => new Fault('STORE_REFUSED', message ?? noReason);

export const notLoggedIn = (message: string | null = null) => new Fault('UNAUTHENTICATED', message ?? logIn);

export const badInput = (message: string) => new Fault('BAD_USER_INPUT', message);
