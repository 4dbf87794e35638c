import type { ConfirmSubscriptionInput, SubscribeInput, UnsubscribeInput } from '#gateway/__generated__/schema.ts';
import { readPageArguments } from '#gateway/documents/page-arguments.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { readSubscriberPage, type SubscriberPage } from './subscriber-page.ts';
import * as texts from './texts.ts';

const standardPageSize = 50;
const maxCursorLength = 254;

/** POST /api/newsletter/subscribe, /confirm and /unsubscribe, GET /api/newsletter/subscribers */
export function createNewsletterApi({ rest, features }: Parts) {
  return {
    async subscribe(email: string): Promise<Outcome> {
      if (!features.has('NEWSLETTER')) {
        return refusal('NOT_SUPPORTED', texts.noNewsletter);
      }
      const path = '/api/newsletter/subscribe';
      const response = await rest.send({ method: 'POST', path, kind: 'change', json: { email } });
      return readOutcome(response, { toInput: inputPath<SubscribeInput>({ email: true }) });
    },

    async confirm(token: string): Promise<Outcome> {
      if (!features.has('NEWSLETTER_CONFIRM')) {
        return refusal('NOT_SUPPORTED', texts.noConfirming);
      }
      const path = '/api/newsletter/confirm';
      const response = await rest.send({ method: 'POST', path, kind: 'change', json: { token } });
      return readOutcome(response, { toInput: inputPath<ConfirmSubscriptionInput>({ token: true }) });
    },

    async unsubscribe(token: string): Promise<Outcome> {
      if (!features.has('NEWSLETTER_LIST')) {
        return refusal('NOT_SUPPORTED', texts.noUnsubscribing);
      }
      const path = '/api/newsletter/unsubscribe';
      const response = await rest.send({ method: 'POST', path, kind: 'change', json: { token } });
      return readOutcome(response, { toInput: inputPath<UnsubscribeInput>({ token: true }) });
    },

    /** A page of subscribers; null when the store has no such list. @throws Fault */
    async subscribers(args: {
      first?: number | null | undefined;
      after?: string | null | undefined;
      isExport?: boolean | null | undefined;
    }): Promise<SubscriberPage | null> {
      const { size, cursor } = readPageArguments(args, standardPageSize);
      if (cursor !== null && cursor.length > maxCursorLength) throw badInput('`after` must be a cursor of a page.');
      if (!features.has('NEWSLETTER_LIST')) return null;
      const query = new URLSearchParams({
        first: String(size),
        ...(cursor !== null && { after: cursor }),
        ...(args.isExport && features.has('STAFF') && { export: 'true' }),
      });
      const path = `/api/newsletter/subscribers?${query.toString()}`;
      const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'] });
      return readSubscriberPage(response, cursor);
    },
  };
}
