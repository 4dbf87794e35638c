import { readOutcome, refusal, type Outcome } from '#gateway/rest/outcome.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import type { StoreFeatures } from '#gateway/rest/store-features.ts';
import { sameNames } from '#gateway/rest/user-errors.ts';

export type NewsletterApi = ReturnType<typeof createNewsletterApi>;

/** POST /api/newsletter/subscribe */
export function createNewsletterApi(rest: RestClient, features: StoreFeatures) {
  return {
    async subscribe(email: string): Promise<Outcome> {
      if (!features.has('NEWSLETTER')) {
        return refusal('NOT_SUPPORTED', 'This store has no newsletter to subscribe to.');
      }
      const path = '/api/newsletter/subscribe';
      const response = await rest.send({ method: 'POST', path, kind: 'change', json: { email } });
      return readOutcome(response, { toInput: sameNames('email') });
    },
  };
}
