import { z } from 'zod';
import { isEmailAddress } from '#backend/email-address.ts';
import { oneEmail } from '#readers/email.ts';
import './input-faults.ts';
import * as texts from './texts.ts';

const unstorable = /[\0\p{Surrogate}]/u;

/** Length in code points, not in UTF-16 units. */
function codePoints(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

/** Composes accents (NFC), replaces line breaks and control characters by spaces, trims. NUL stays, to be refused. */
function normalizeLine(value: string): string {
  return value
    .normalize('NFC')
    .replaceAll(/(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu, ' ')
    .trim();
}

/** Different messages for a missing value and a value of another type. */
function textError(label: string) {
  return (issue: { input?: unknown }): string =>
    issue.input === undefined || issue.input === null ? texts.isMissing(label) : texts.isNoText(label);
}

/** Composing accents can make one UTF-16 unit of three; a character outside the first plane has two of them. */
const maxUnitsPerCharacter = 4;

/**
 * The time to compose accents rises with the square of the accents on one letter. Texts with at most 30 are called stream-safe:
 * https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format
 */
const tooManyAccents = /\p{M}{31}/u;

/** At most `max` code points after normalization, and the description says so. */
function limitedText(label: string, max: number, tooLong?: string) {
  return boundedText(label, max, tooLong).meta({ maxLength: max });
}

/** Every field begins with this, so that nothing costly is done with a text that is far too long. */
function boundedText(label: string, max: number, tooLong = texts.isTooLong(label, max)) {
  return z
    .string({ error: textError(label) })
    .refine((value) => value.length <= max * maxUnitsPerCharacter, { error: tooLong, abort: true })
    .refine((value) => !tooManyAccents.test(value), {
      error: texts.hasTooManyAccents(label),
      abort: true,
    });
}

/** The field, or an empty text. A wrong text is refused as the field says: a refusal of the empty one must not come instead. */
export const emptyOr = <Field extends z.ZodType<string>>(field: Field) =>
  z.union([z.string().trim().length(0, { abort: true }), field]);

/** One line of text of `min` to `max` code points, normalized, with a visible character. `label` starts the messages. */
export function lineField(label: string, max: number, min = 1) {
  return limitedText(label, max)
    .overwrite(normalizeLine)
    .refine((value) => /[^\s\p{Cf}]/u.test(value), { error: texts.isMissing(label), abort: true })
    .refine((value) => !unstorable.test(value), {
      error: texts.cannotBeStored(label),
      abort: true,
    })
    .refine((value) => codePoints(value) >= min, {
      error: texts.isTooShort(label, min),
      abort: true,
    })
    .refine((value) => codePoints(value) <= max, { error: texts.isTooLong(label, max) });
}

/** Like `lineField`; an empty text is accepted, and a missing one is empty. */
export function optionalLineField(label: string, max: number) {
  return limitedText(label, max)
    .overwrite(normalizeLine)
    .refine((value) => !unstorable.test(value), { error: texts.cannotBeStored(label), abort: true })
    .refine((value) => codePoints(value) <= max, { error: texts.isTooLong(label, max) })
    .default('');
}

/** Text of several lines, at most `max` code points, perhaps empty. Spaces at the ends of lines are removed. */
export function blockField(label: string, max: number) {
  return limitedText(label, max)
    .overwrite((value) =>
      value
        .normalize('NFC')
        .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
        .replaceAll(/(?:(?![\0\n])\p{Cc})+/gu, ' ')
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .trim(),
    )
    .refine((value) => !unstorable.test(value), {
      error: texts.cannotBeStored(label),
      abort: true,
    })
    .refine((value) => codePoints(value) <= max, { error: texts.isTooLong(label, max) });
}

/** The earlier, wider rule for emails: some accounts still have such an email. */
const isOldEmail = (value: string) => /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(value);

/** The email field of a login. It accepts every email that an account may have, in the form that was sent. */
export function loginEmailField() {
  return emailField(texts.email, isOldEmail, typedEmail);
}

const maxEmailLength = 254;

const typedEmail = (value: string) => value.normalize('NFKC').trim().toLowerCase();

/** An email address in the form in which it is stored and compared. */
export function emailField(label = texts.email, isEmail = isEmailAddress, toEmail = oneEmail) {
  const fault = texts.isNoEmail(label);
  return limitedText(label, maxEmailLength, fault)
    .overwrite(toEmail)
    .refine((value) => value !== '', { error: texts.isMissing(label), abort: true })
    .refine((value) => codePoints(value) <= maxEmailLength && isEmail(value), {
      error: fault,
    })
    .meta({ format: 'email' });
}

const minPasswordLength = 8;
const maxPasswordLength = 128;

/**
 * The password field of a login: any text that is not far too long. A text that cannot be a password is a wrong
 * password.
 */
export function passwordField(label = texts.password) {
  return boundedText(label, maxPasswordLength)
    .refine((value) => value !== '', { error: texts.isMissing(label) })
    .overwrite((value) => value.normalize('NFC'));
}

/** A new password: 8 to 128 code points, any characters, not trimmed. */
export function newPasswordField(label = texts.password) {
  return limitedText(label, maxPasswordLength)
    .refine((value) => value !== '', { error: texts.isMissing(label), abort: true })
    .refine((value) => !unstorable.test(value), {
      error: texts.cannotBePassword(label),
      abort: true,
    })
    .overwrite((value) => value.normalize('NFC'))
    .refine((value) => codePoints(value) >= minPasswordLength, {
      error: texts.isTooShort(label, minPasswordLength),
      abort: true,
    })
    .refine((value) => codePoints(value) <= maxPasswordLength, {
      error: texts.isTooLong(label, maxPasswordLength),
    });
}

const maxIdLength = 100;

/** The id of a record. A malformed id is accepted here and then not found. */
export function idField(label: string) {
  return boundedText(label, maxIdLength)
    .trim()
    .refine((value) => value !== '', { error: texts.isMissing(label) });
}

/** Fields that clients of the REST contract send besides the session; see `refuseForeignUser`. */
export const claimedUser = {
  userId: z
    .unknown()
    .meta({ description: "Optional. The session decides who the user is; another user's id is refused." })
    .optional(),
  userID: z.unknown().meta({ description: 'Another spelling of userId.' }).optional(),
};
