import type { MailState, ResendMailInput } from '#gateway/__generated__/schema.ts';
import { readPageArguments } from '#gateway/documents/page-arguments.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { readOutcome, refusal } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { readMail, readMailPage, type MailPage, type ResendOutcome } from './mail-page.ts';
import * as texts from './texts.ts';

interface MailArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  orderId?: string | null | undefined;
  state?: MailState | null | undefined;
}

const standardPageSize = 50;
const maxIdLength = 100;

/** GET /api/mail/list, POST /api/mail/resend: the feature `mail`. */
export function createMailApi({ rest, seller, features }: Parts) {
  return {
    /** A page of mails; null when the store writes no mails. @throws Fault */
    async list({ orderId, state, ...page }: MailArguments): Promise<MailPage | null> {
      const { size, cursor } = readPageArguments(page, standardPageSize);
      if (cursor !== null && cursor.length > maxIdLength) throw badInput('`after` must be a cursor of a page.');
      if (!features.has('MAIL')) return null;
      const query = new URLSearchParams({
        first: String(size),
        ...(cursor !== null && { after: cursor }),
        ...(orderId != null && { orderId }),
        ...(state != null && { state }),
      });
      const path = `/api/mail/list?${query.toString()}`;
      return readMailPage(await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'] }), cursor);
    },

    async resend(id: string): Promise<ResendOutcome> {
      if (!features.has('MAIL')) {
        return { ...refusal('NOT_SUPPORTED', texts.notSupported), mail: null };
      }
      const refused = await seller.refusal();
      if (refused) return { ...refused, mail: null };
      const path = '/api/mail/resend';
      const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], json: { id } });
      const outcome = readOutcome(response, { toInput: inputPath<ResendMailInput>({ id: true }) });
      return { ...outcome, mail: outcome.success ? readMail(response) : null };
    },
  };
}
