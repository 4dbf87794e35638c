import { refused, type Refusal } from '#backend/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import * as texts from './texts.ts';

/**
 * The reason why an account of that email may not have this password, or null: for shoppers and staff alike.
 * `newPasswordField` has checked its length. `field` is where it was typed.
 */
export function refusePassword(
  password: string,
  email: string,
  field: 'password' | 'newPassword' = 'password',
): Refusal | null {
  if (password.toLowerCase() === email) {
    return refused('INVALID', texts.passwordIsEmail, field);
  }
  if (isCommonPassword(password)) {
    return refused('INVALID', texts.passwordIsCommon, field);
  }
  return null;
}
