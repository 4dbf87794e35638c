/**
 * Stores of this family pass the text of their own crashes on as `message`. Such text is no answer to a shopper, and may
 * tell an attacker too much.
 */
const crashTexts: readonly RegExp[] = [
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

const noDatabase: readonly RegExp[] = [/\bbuffering timed out\b/i, /\bserver selection timed out\b/i, /\btopology\b/i];

/** What validators of documents write: it names fields of the store's database. */
const validationDumps: readonly RegExp[] = [
  /\bvalidation (failed|error)(:|\.?$)/i,
  /\bValidat(ion|or)Error\b/,
  /\bPath `/,
];

/** The words without what carries no meaning; empty when the reason was to follow a colon and did not. */
export function readableWords(text: string): string {
  const words = text.trim().replace(/^(uncaught )?error:\s*/i, '');
  return /[:：]$/.test(words) ? '' : words;
}

/** Whether these words are a validator's report on what was sent. */
export function isValidationDump(words: string): boolean {
  return validationDumps.some((pattern) => pattern.test(words));
}

/** Whether these words are a crash's text instead of a refusal. */
export function isFaultOfTheStore(words: string): boolean {
  return words.length > 500 || crashTexts.some((pattern) => pattern.test(words));
}

/** Whether these words mean that the store's database is gone. */
export function isStoreWithoutDatabase(words: string): boolean {
  return noDatabase.some((pattern) => pattern.test(words));
}

/** One store answers an empty address book with a failure. */
export function isEmptyAddressBook(words: string | null): boolean {
  return words !== null && (/\bno (saved )?address/i.test(words) || /\baddress(es)? (not|n't) found\b/i.test(words));
}
