import { refused, type Refusal } from '#backend/refusal.ts';
import { isCommonPassword } from './common-passwords.ts';

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
    return refused('INVALID', 'Password must not be your email address.', field);
  }
  if (isCommonPassword(password)) {
    const text = 'Password is one of the most common ones, which attackers try first. Please choose another.';
    return refused('INVALID', text, field);
  }
  return null;
}
