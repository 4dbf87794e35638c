import type { RequestPasswordResetInput, ResetPasswordInput } from '#gateway/__generated__/schema.ts';
import type { Parts } from '#gateway/parts.ts';
import { readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

const notSupported = () => refusal('NOT_SUPPORTED', texts.noPasswordReset);

/** POST /api/account/request-reset, POST /api/account/reset: the feature `accounts.reset`. */
export function createPasswordResetApi({ rest, features, countLoginAttempt }: Parts) {
  return {
    async request({ email, account }: RequestPasswordResetInput): Promise<Outcome> {
      if (!features.has('ACCOUNTS_RESET')) return notSupported();
      await countLoginAttempt();
      const json = { email, account: account === 'SELLER' ? 'seller' : 'shopper' };
      const path = '/api/account/request-reset';
      const response = await rest.send({ method: 'POST', path, kind: 'change', json });
      return readOutcome(response, { toInput: inputPath<RequestPasswordResetInput>({ email: true, account: true }) });
    },

    /**
     * Sets the password. The store then knows this browser by its cookie, so it may log in even while others guess
     * passwords.
     */
    async reset({ token, password }: ResetPasswordInput): Promise<Outcome> {
      if (!features.has('ACCOUNTS_RESET')) return notSupported();
      await countLoginAttempt();
      const path = '/api/account/reset';
      const json = { token, password };
      const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['browser'], json });
      return readOutcome(response, { toInput: inputPath<ResetPasswordInput>({ token: true, password: true }) });
    },
  };
}
