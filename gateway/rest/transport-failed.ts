import { FetchError } from 'node-fetch';
import { Fault } from './faults.ts';

/** No whole reply came. Anything else that is thrown on the way, such as by files being sent, passes as it is. */
export class ExchangeFailed extends Error {
  /** The store spoke, but no HTTP, or in a compression that is none, or more than anyone should read. */
  readonly isNonsense: boolean;

  constructor(cause: unknown, isNonsense: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.isNonsense = isNonsense;
  }

  static from(error: unknown): unknown {
    // Of the files on their way.
    if (error instanceof Fault) return error;
    const code = codeOf(error) ?? '';
    const isNonsense =
      (error instanceof Error && error.name === 'HTTPParserError') ||
      /^(HPE|Z)_|^UND_ERR_(HEADERS_OVERFLOW|RES_|INVALID_RETURN)/.test(code) ||
      (error instanceof FetchError && error.type !== 'system');
    if (isNonsense || code || error instanceof FetchError) return new ExchangeFailed(error, isNonsense);
    return error;
  }
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
