import { oneEmail } from '#readers/email.ts';

/**
 * An address that mail programs read as one receiver: words with single dots between them, at a host name. Letters of all
 * scripts may be in it. Forms with quotes, comments, lists or groups are none, because mail programs deliver them elsewhere.
 */
const plainAddress =
  /^(?=.{1,254}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)*(?!-)(?!\d+$)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/** Whether mails to that text reach the one mailbox that it names. */
export function isEmailAddress(text: string): boolean {
  return plainAddress.test(text);
}

/** A text that is the same for all emails of one mailbox: many mail servers ignore what follows a plus sign. */
export const mailboxOf = (email: string): string => oneEmail(email).replace(/(?<=.)\+.*(?=@)/, '');
