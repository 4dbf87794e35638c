/** Emails as people and browsers write them: a host with letters of other scripts has two forms, and browsers send the `xn--` one. */
import { domainToASCII, domainToUnicode } from 'node:url';

function withHost(email: string, convert: (host: string) => string): string {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  // A host with other signs is none, and would be converted to one. An invalid host converts to an empty text.
  const host = /^[\p{L}\p{M}\p{N}.-]+$/u.test(typed) ? convert(typed) : '';
  return at < 0 || host === '' ? email : email.slice(0, at + 1) + host;
}

/** Whether the host of an email has several forms. */
export const hasForms = (email: string): boolean => !/^[\x20-\x7e]*$/.test(email) || /xn--/i.test(email);

/** The form of an email that is stored, compared and shown: NFKC, lower case, the host with its own letters. It must have a limit. */
export function oneEmail(typed: string): string {
  const email = typed.normalize('NFKC').trim().toLowerCase();
  return hasForms(email) ? withHost(email, (host) => domainToUnicode(domainToASCII(host))) : email;
}

/** All forms in which an account may have an email, the given one first: older accounts have what their browser sent. */
export function emailForms(email: string): string[] {
  if (!hasForms(email)) return [email];
  const one = oneEmail(email);
  return [...new Set([email, one, withHost(one, domainToASCII)])];
}
