import type { RestResponse } from '#gateway/transport/rest-call.ts';
import { isHtml, isSameAnswer } from '#gateway/store/store-probe.ts';

/** A call that was sent, and what came back. */
export interface Exchange {
  /** The name of the call in the specification. */
  call: string;
  /** Method, path and body, as sent. */
  request: string;
  /** The response; undefined when no usable one arrived. */
  response: RestResponse | undefined;
  /** Status and beginning of the answer. */
  answer: string;
  setCookies: readonly string[];
  /** The reason why there is no usable response. */
  problem: 'timeout' | 'unreachable' | 'redirect' | 'unreadable' | undefined;
  seconds: number;
  /** The answer at the usual place, when the call was found under another name. */
  foundInsteadOf?: Exchange;
}

const maxShown = 160;

/** Text in one line, without passwords and tokens, cut to a length that fits into a terminal. */
export function shorten(text: string): string {
  const line = text
    .replace(/("(?:password|token)":\s*")[^"]*"/gi, '$1…"')
    // These characters also include those that could control a terminal.
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > maxShown ? `${line.slice(0, maxShown - 1)}…` : line;
}

/**
 * Whether the store does not have this call: it answers with a web page, or as it answers for an address that does not
 * exist. A 404 in JSON may be a refusal, for example of an unknown product.
 *
 * @param notFound the answer for an address that the store does not have
 */
export function isMissing({ response }: Exchange, notFound: Exchange | undefined): boolean {
  if (!response) return false;
  const { status, text, isOk } = response;
  if (isOk) return isHtml(text);
  if (![404, 405, 501].includes(status)) return false;
  if (!text.trimStart().startsWith('{')) return true;
  const other = notFound?.response;
  return other !== undefined && other.status === status && isSameAnswer(other.text, text);
}
