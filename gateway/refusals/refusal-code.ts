import { refusalCodes } from '#common/__generated__/contract.ts';
import { isValidatorReport } from './refusal-messages.ts';

/** The values of `UserErrorCode` in the schema: those of stores, and what a store lacks. */
export const userErrorCodes = [...refusalCodes, 'NOT_SUPPORTED'] as const;

/** The codes that somebody gets who guesses passwords. */
export const guessingCodes: ReadonlySet<string> = new Set<UserErrorCode>(['TOO_MANY', 'WRONG_LOGIN']);

export type UserErrorCode = (typeof userErrorCodes)[number];

/** Whether a store has sent a code that the schema has. */
export const isUserErrorCode = (code: unknown): code is UserErrorCode => userErrorCodes.some((known) => known === code);

interface StoreRefusal {
  /** The value that the store sent as its code: nothing in stores without the feature `errors.codes`. */
  code: unknown;
  message: string;
  status: number;
  /** Whether it names a field of the input. */
  isAboutField: boolean;
  /** Whether a login was refused: there, unauthorized or unknown means that the email or the password is wrong. */
  isLogin: boolean;
}

type Words = readonly [code: UserErrorCode, pattern: RegExp];

const loginWords: readonly Words[] = [
  ['WRONG_LOGIN', /\b(invalid|wrong|incorrect|bad)\b.*\b(credentials?|passwords?|login)\b/i],
  ['WRONG_LOGIN', /\b(credentials?|passwords?)\b.*(\b(invalid|wrong|incorrect)\b|(not|n['’]t) match)/i],
  [
    'WRONG_LOGIN',
    /\b(user|account|email|seller)\b.*(not|n['’]t) (found|exists?|registered)\b|\bno (such )?(user|account)\b/i,
  ],
  ['WRONG_LOGIN', /\b(not |un)authori[sz]ed\b|\blogin failed\b/i],
];

/** The meanings of sentences of stores without codes. The first that fits counts. */
const words: readonly Words[] = [
  ['TAKEN', /\balready (exists?|registered|taken|in use|subscribed|have an account)\b/i],
  ['TAKEN', /\b(user|account|email)\b.*\b(exists|taken)\b/i],
  ['SOLD_OUT', /\b(out of|not in|not enough|insufficient|no) stock\b|\bsold out\b/i],
  ['PAYMENT_UNAVAILABLE', /\b(payments?|checkout|stripe)\b.*(\b(not |un)available|\bdisabled|\bnot configured)\b/i],
  ['CHANGED_SINCE', /\bchanged (elsewhere|meanwhile|since)\b|\bcart is older\b/i],
  [
    'UNKNOWN_PRODUCT',
    /\b(product|item)s?\b.*((not|n['’]t) (found|exists?)|\bno longer)\b|\b(no such|unknown) product\b/i,
  ],
  ['UNKNOWN_ADDRESS', /\baddress\b.*(not|n['’]t) (found|exists?)\b|\b(no such|unknown) address\b/i],
  ['NOT_LOGGED_IN', /\b(not |un)(authori[sz]ed|authenticated|logged ?in)\b|\baccess denied\b|\bsellers? only\b/i],
  ['NOT_LOGGED_IN', /\bplease (log|sign) ?in\b|\b(log|sign) ?in again\b|\bsession\b.*\b(expired|ended)\b/i],
  ['NOT_LOGGED_IN', /\b(user|seller) not found\b/i],
  ['TOO_MANY', /\btoo many\b|\bmore than \d|\b(limit|maximum)\b.*\b(reached|exceeded)\b|\bexceeds?\b/i],
  ['INVALID', /\b(missing|required|invalid|empty|must (be|have|contain)|at (least|most)|too (short|long|weak))\b/i],
  ['INVALID', /\bplease (enter|fill|provide|choose|select|add)\b/i],
];

/**
 * The reason why a store refused: by its code, else by the words of its message, else by its status, else INVALID for a
 * field and REFUSED for the whole input.
 */
export function readRefusalCode({ code, message, status, isAboutField, isLogin }: StoreRefusal): UserErrorCode {
  if (isUserErrorCode(code)) return code;
  const said = (isLogin ? loginWords : []).concat(words).find(([, pattern]) => pattern.test(message));
  if (said) return said[0];
  if (isValidatorReport(message)) return 'INVALID';
  if (status === 429) return 'TOO_MANY';
  if (status === 401) return isLogin ? 'WRONG_LOGIN' : 'NOT_LOGGED_IN';
  if (status === 403 && !isLogin) return 'NOT_LOGGED_IN';
  return isAboutField ? 'INVALID' : 'REFUSED';
}
