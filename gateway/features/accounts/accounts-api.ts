import type {
  ChangeEmailInput,
  ChangePasswordInput,
  ConfirmEmailInput,
  DeleteAccountInput,
  UpdateProfileInput,
} from '#gateway/__generated__/schema.ts';
import type { Parts } from '#gateway/parts.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

const accountInput = inputPath<UpdateProfileInput & ChangeEmailInput & ChangePasswordInput & DeleteAccountInput>({
  name: true,
  email: true,
  password: true,
  newPassword: true,
});
const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);

/**
 * POST /api/user/rename, email, password, remove; GET /api/user/export: the feature `accounts.profile`. POST
 * /api/account/confirm-email: the feature `accounts.confirm`.
 */
export function createAccountsApi({ rest, jar, shopper, features, countLoginAttempt }: Parts) {
  async function change(path: string, json: Record<string, string>): Promise<Outcome> {
    if (!features.has('ACCOUNTS_PROFILE')) return notSupported;
    const actor = await shopper.actor();
    if ('refusal' in actor) return actor.refusal;
    if ('password' in json) await countLoginAttempt();
    try {
      const response = await rest.send({
        method: 'POST',
        path,
        kind: 'change',
        cookies: ['shopper', 'browser'],
        json: { ...actor.ids, ...json },
      });
      return readOutcome(response, { toInput: accountInput });
    } finally {
      shopper.forget();
    }
  }

  return {
    rename: ({ name }: UpdateProfileInput) => change('/api/user/rename', { name }),

    changeEmail: ({ email, password }: ChangeEmailInput) => change('/api/user/email', { email, password }),

    changePassword: ({ password, newPassword }: ChangePasswordInput) =>
      change('/api/user/password', { password, newPassword }),

    /** Confirms an email. It sends no session: the link may be opened in any browser. */
    async confirmEmail({ token }: ConfirmEmailInput): Promise<Outcome> {
      if (!features.has('ACCOUNTS_CONFIRM')) return refusal('NOT_SUPPORTED', texts.noConfirming);
      const path = '/api/account/confirm-email';
      const response = await rest.send({ method: 'POST', path, kind: 'change', json: { token } });
      return readOutcome(response, { toInput: inputPath<ConfirmEmailInput>({ token: true }) });
    },

    /** Deletes the account, and ends the browser's session. */
    async remove({ password }: DeleteAccountInput): Promise<Outcome> {
      const outcome = await change('/api/user/remove', { password });
      if (outcome.success) jar.drop('shopper');
      return outcome;
    },

    /** The export as text; null over a store that cannot export. @throws Fault when the store sends no data */
    async export(): Promise<string | null> {
      if (!features.has('ACCOUNTS_PROFILE')) return null;
      const path = '/api/user/export';
      const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['shopper'] });
      const data = isRecord(response.body) ? response.body['data'] : undefined;
      if (!response.isOk || !isRecord(data)) throw badStoreResponse(response.detail);
      return `${JSON.stringify(data, null, 2)}\n`;
    },
  };
}
