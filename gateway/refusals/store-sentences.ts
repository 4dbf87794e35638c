import { isEnglish } from '../language.ts';
import type { UserErrorCode } from './refusal-code.ts';
import * as texts from './texts.ts';

/**
 * Stores without codes write English. In a shop of another language, its own sentences take the place of theirs where it knows
 * what they mean. All others are shown as sent.
 */

/** The sentence to show for a refusal of which the words or the status told the code. */
export function refusalSentence(code: UserErrorCode, message: string): string {
  return isEnglish || !(code in texts.refusals) ? message : texts.refusals[code as keyof typeof texts.refusals];
}

const successWords: readonly (readonly [meaning: keyof typeof texts.successes, pattern: RegExp])[] = [
  ['addressAdded', /^address (added|saved)( successfully)?\W*$/i],
  ['cartSaved', /^cart (updated|saved)( successfully)?\W*$/i],
  ['loggedIn', /^logged ?in( successfully)?\W*$|^login successful\W*$/i],
  ['loggedOut', /^logged ?out( successfully)?\W*$|^logout successful\W*$/i],
  ['orderPlaced', /^order placed( successfully)?\W*$/i],
  ['productAdded', /^product added( successfully)?\W*$/i],
  ['stockSaved', /^stock (updated|saved)( successfully)?\W*$/i],
  ['registered', /^(user|account) (registered|created)( successfully)?\W*$|^(registered|signed up) successfully\W*$/i],
];

/** The sentence to show for a success. */
export function successSentence(message: string | null): string | null {
  if (isEnglish || message === null) return message;
  const [meaning] = successWords.find(([, pattern]) => pattern.test(message)) ?? [];
  return meaning ? texts.successes[meaning] : message;
}
