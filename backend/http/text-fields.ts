import { z } from 'zod';

const unstorable = /[\0\p{Surrogate}]/u;

/** Length as people count it: code points, not UTF-16 units. */
function codePoints(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

/** Composes accents, turns line breaks and what else is no character to see into spaces, trims. NUL is left to be refused. */
function tidy(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll(/(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu, ' ')
    .trim();
}

/** "is missing" and "is no text" are told apart. */
function textError(label: string) {
  return (issue: { input?: unknown }): string =>
    issue.input === undefined || issue.input === null ? `${label} is required.` : `${label} must be text.`;
}

/** One line of text: tidied, not empty or invisible, at most `max` code points. `label` starts the refusing sentence. */
export function lineField(label: string, max: number, min = 1) {
  return z
    .string({ error: textError(label) })
    .overwrite(tidy)
    .refine((value) => /[^\s\p{Cf}]/u.test(value), { error: `${label} is required.`, abort: true })
    .refine((value) => !unstorable.test(value), {
      error: `${label} contains a character that cannot be stored. Please type it again.`,
      abort: true,
    })
    .refine((value) => codePoints(value) >= min, {
      error: `${label} must have at least ${min} characters.`,
      abort: true,
    })
    .refine((value) => codePoints(value) <= max, { error: `${label} can have at most ${max} characters.` });
}

/** An email address in the one form it is stored and compared in: compatibility-composed, lower case. */
export function emailField(label = 'Email') {
  return z
    .string({ error: textError(label) })
    .overwrite((value) => value.normalize('NFKC').trim().toLowerCase())
    .refine((value) => value !== '', { error: `${label} is required.`, abort: true })
    .refine((value) => codePoints(value) <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(value), {
      error: `${label} must be an email address like name@example.com.`,
    })
    .meta({ format: 'email' });
}

/** A password to log in with: any text; what is too long to be one is simply wrong later. */
export function passwordField(label = 'Password') {
  return z
    .string({ error: textError(label) })
    .refine((value) => value !== '', { error: `${label} is required.` })
    .overwrite((value) => value.normalize('NFC'));
}

/** A password to be chosen: 8 to 128 code points, any characters, nothing trimmed. */
export function newPasswordField(label = 'Password') {
  return z
    .string({ error: textError(label) })
    .refine((value) => value !== '', { error: `${label} is required.`, abort: true })
    .refine((value) => !unstorable.test(value), {
      error: `${label} contains a character that cannot be stored. Please choose another.`,
      abort: true,
    })
    .overwrite((value) => value.normalize('NFC'))
    .refine((value) => codePoints(value) >= 8, { error: `${label} must have at least 8 characters.`, abort: true })
    .refine((value) => codePoints(value) <= 128, { error: `${label} can have at most 128 characters.` });
}

/** An id of a record. Its form is judged where it is looked up: a malformed one is simply unknown. */
export function idField(label: string) {
  return z
    .string({ error: textError(label) })
    .trim()
    .refine((value) => value !== '', { error: `${label} is required.` });
}

/** What clients of this contract send beside the session; see `refuseForeignUser`. */
export const claimedUser = {
  userId: z
    .unknown()
    .meta({ description: "Optional. The session alone says who acts; another user's id is refused." })
    .optional(),
  userID: z.unknown().meta({ description: 'Another spelling of userId.' }).optional(),
};
