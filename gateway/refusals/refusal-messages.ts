/**
 * Some stores send the text of their own crashes as `message`. A shopper cannot use such a text, and it may tell an
 * attacker too much.
 */
const crashPatterns: readonly RegExp[] = [
  /cannot (read|set) propert/i,
  /cannot destructure/i,
  /\bis not (a function|iterable|defined|a constructor)\b/i,
  /\b(undefined|null) is not\b/i,
  /\b[A-Z]\w*Error\b/,
  /\binternal server error\b/i,
  /^\W*(internal|server) error\W*$/i,
  /\bunexpected (token|end of json|identifier)\b/i,
  /\bcast to \w+ failed\b/i,
  /\bE11000\b|duplicate key/i,
  /\bSQLITE_|\bsyntax error at or near\b/i,
  /\b(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|ENOENT|EACCES|getaddrinfo)\b/,
  /\bjwt \w+|\binvalid (token|signature)\b|\bsecretOrPrivateKey\b/i,
  /^\s*<(!doctype|html|pre)\b/i,
  /\n\s+at \S+/,
  /\bnode_modules\b/,
];

const databaseDownPatterns: readonly RegExp[] = [
  /\bbuffering timed out\b/i,
  /\bserver selection timed out\b/i,
  /\btopology\b/i,
];

/** Reports of document validators: they name fields of the store's database. */
const validatorPatterns: readonly RegExp[] = [
  /\bvalidation (failed|error)(:|\.?$)/i,
  /\bValidat(ion|or)Error\b/,
  /\bPath `/,
];

/** Longer messages are stack traces or pages. */
const maxMessageLength = 500;

/** The message without an `Error:` in front; empty when it ends with a colon, since the reason after it is missing. */
export function cleanMessage(text: string): string {
  const message = text.trim().replace(/^(uncaught )?error:\s*/i, '');
  return /[:：]$/.test(message) ? '' : message;
}

/** Whether a validator reports what is wrong with the sent fields. */
export function isValidatorReport(message: string): boolean {
  return validatorPatterns.some((pattern) => pattern.test(message));
}

/** Whether the message is the text of a crash, not a refusal. */
export function isCrashMessage(message: string): boolean {
  return message.length > maxMessageLength || crashPatterns.some((pattern) => pattern.test(message));
}

/** Whether the message says that the store's database is down. */
export function isDatabaseDownMessage(message: string): boolean {
  return databaseDownPatterns.some((pattern) => pattern.test(message));
}

/** One store reports an empty address book as a failure. */
export function isEmptyAddressBook(message: string | null): boolean {
  return (
    message !== null && (/\bno (saved )?address/i.test(message) || /\baddress(es)? (not|n't) found\b/i.test(message))
  );
}
