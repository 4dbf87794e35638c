import { FetchError } from 'node-fetch';
import { Fault } from '../refusals/faults.ts';

/** The error of a call without a complete response. */
export class TransportFailed extends Error {
  /** The store responded, but not in valid HTTP, in a broken compression, or with too many bytes. */
  readonly isBadResponse: boolean;

  constructor(cause: unknown, isBadResponse: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.isBadResponse = isBadResponse;
  }

  /** Wraps errors of the transport. Other errors, such as those of the files being sent, are returned unchanged. */
  static from(error: unknown): unknown {
    if (error instanceof Fault) return error;
    const code = codeOf(error) ?? '';
    const isBadResponse =
      (error instanceof Error && error.name === 'HTTPParserError') ||
      /^(HPE|Z)_|^UND_ERR_(HEADERS_OVERFLOW|RES_|INVALID_RETURN)/.test(code) ||
      (error instanceof FetchError && error.type !== 'system');
    if (isBadResponse || code || error instanceof FetchError) return new TransportFailed(error, isBadResponse);
    return error;
  }
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
