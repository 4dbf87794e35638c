import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { createTrailCounts } from '#backend/audit/trail-counts.ts';
import type { deleteAccount } from '#backend/features/people/accounts/account-deletion.ts';
import type { readAccountData } from '#backend/features/people/accounts/account-export.ts';
import type { AccountParts } from '#backend/features/people/accounts/account-parts.ts';
import type { refusePassword } from '#backend/features/people/sessions/password-rules.ts';
import { findShopper } from '#backend/features/people/sessions/session-hooks.ts';
import * as fixedMessages from '#backend/fixed-messages.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { newPasswordField } from '#backend/http/text-fields.ts';
import { refused } from '#backend/refusal.ts';
import { keepGuestOrder, type Keeping } from './guest-account.ts';
import { brokenLink } from './guest-orders.ts';
import { findGuest } from '#backend/features/people/guests/guest-repository.ts';
import { secretField, secretInput } from './secret-input.ts';
import * as texts from './texts.ts';

const tags = ['guest'];
const feature = 'orders.guests';

/** What this module uses of accounts. */
interface PeopleParts {
  deleteAccount: typeof deleteAccount;
  readAccountData: typeof readAccountData;
  refusePassword: typeof refusePassword;
}

/** POST guest/keep, export, remove: an order without an account joins one, and the personal data in it. */
export function registerGuestAccountRoutes(app: App, context: AppContext, parts: AccountParts & PeopleParts): void {
  const { database, clock, passwords } = context;
  const trail = createTrailCounts(context);

  app.post(
    '/api/guest/keep',
    {
      config: { limit: 'confirm', feature },
      schema: {
        tags,
        security: [{ shopper: [] }, {}],
        summary: 'Put the order of a mailed link into an account',
        description:
          'With a password: a new account with the email of the order, which is confirmed by the link; refused with TAKEN when an account has the email. Without one: the account of the session. All links of the order end.',
        body: z.object({ secret: secretField, password: newPasswordField().optional() }),
        response: envelope({}),
      },
    },
    async (request) => {
      const { secret, password } = request.body;
      const guest = await findGuest(database.query, secret);
      if (guest === null) return brokenLink;
      const keepingOf = async (): Promise<Keeping | null> => {
        if (password !== undefined) return { passwordHash: await passwords.hash(password) };
        const shopper = await findShopper(request, context);
        return shopper && { shopperId: shopper.id };
      };
      const weak = password === undefined ? null : parts.refusePassword(password, guest.email);
      if (weak !== null) return weak;
      const keeping = await keepingOf();
      if (keeping === null) return refused('NOT_LOGGED_IN', fixedMessages.notLoggedIn);
      const refusal = await keepGuestOrder(database, secret, { keeping, now: clock() });
      return refusal ?? { success: true as const, message: texts.kept };
    },
  );

  app.post(
    '/api/guest/export',
    {
      config: { limit: 'account', feature },
      schema: {
        tags,
        summary: 'All that the store keeps about the guest of a link',
        body: secretInput,
        response: envelope({
          data: z.looseObject({}).meta({ description: 'As `data` of user/export, with the orders of the guest.' }),
        }),
      },
    },
    async (request) => {
      const guest = await findGuest(database.query, request.body.secret);
      if (guest === null) return brokenLink;
      const { userId: id, name, placeholder, email, isMailed } = guest;
      await trail.accountExported(request);
      const orders = await parts.exportGuestOrders(request, id);
      // A press by the owner of the typed email proves nothing of the browser that typed it.
      const withdrawals = await parts.exportWithdrawals({ id, email: isMailed ? email : placeholder });
      const { account, ...data } = await parts.readAccountData(database, { id, name, email: placeholder });
      return { success: true as const, data: { account: { ...account, email }, ...data, orders, withdrawals } };
    },
  );

  app.post(
    '/api/guest/remove',
    {
      config: { limit: 'account', feature },
      schema: {
        tags,
        summary: 'Delete the personal data of the guest of a link',
        description: 'As user/remove: the lines and sums of the order stay. Refused while the order is open.',
        body: secretInput,
        response: envelope({}),
      },
    },
    async (request) => {
      const guest = await findGuest(database.query, request.body.secret);
      if (guest === null) return brokenLink;
      // With the placeholder, nothing of an account or of a newsletter with the typed email is deleted.
      const row = { id: guest.userId, email: guest.placeholder };
      const open = await parts.deleteAccount(database, row, parts, { checkedHash: '', now: clock() });
      if (open === null) return brokenLink;
      if (open.length > 0) return refused('REFUSED', texts.isOpen);
      return { success: true as const, message: texts.removed };
    },
  );
}
