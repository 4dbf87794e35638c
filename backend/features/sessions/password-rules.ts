import { refused, type Refusal } from '#backend/http/envelope.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Why an account of that email may not have this password, or null. `newPasswordField` has checked its length. */
export function refusePassword(password: string, email: string): Refusal | null {
  if (password.toLowerCase() === email) {
    return refused('INVALID', 'Password must not be your email address.', 'password');
  }
  if (isCommonPassword(password)) {
    const text = 'Password is one of the most common ones, which attackers try first. Please choose another.';
    return refused('INVALID', text, 'password');
  }
  return null;
}
