import { readOutcome, refusal, type Outcome } from '#gateway/rest/outcome.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import { sameNames } from '#gateway/rest/user-errors.ts';

export type NewsletterApi = ReturnType<typeof createNewsletterApi>;

/** POST /api/newsletter/subscribe: not one of the seventeen calls, so a store may lack it. */
export function createNewsletterApi(rest: RestClient) {
  return {
    async subscribe(email: string): Promise<Outcome> {
      const path = '/api/newsletter/subscribe';
      const response = await rest.send({ method: 'POST', path, kind: 'change', json: { email } });
      if ([404, 405, 501].includes(response.status)) {
        return refusal('NOT_SUPPORTED', 'This store has no newsletter to subscribe to.');
      }
      return readOutcome(response, { toInput: sameNames('email') });
    },
  };
}
