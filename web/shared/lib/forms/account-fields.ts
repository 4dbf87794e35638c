import * as texts from '#web/shared/lib/passwords/texts.ts';

/** The maximum lengths of an account’s texts, in characters. The store refuses longer texts. */
export const maxLengths = { name: 80, email: 254, password: 128 };

const minPasswordLength = 8;
/** The hint for a new password. */
export const newPasswordRule = texts.passwordRule(minPasswordLength);

/** The error of a new password that is too short. */
export const newPasswordFault = (password: string): string | undefined =>
  Array.from(password).length < minPasswordLength ? texts.choosePassword(minPasswordLength) : undefined;
