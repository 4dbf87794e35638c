import { readOutcome, type Outcome } from '#gateway/rest/outcome.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import { sameNames } from '#gateway/rest/user-errors.ts';

/** POST /api/newsletter/subscribe: none of the seventeen calls, so that another store may not have it. */
export class NewsletterApi {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  async subscribe(email: string): Promise<Outcome> {
    const path = '/api/newsletter/subscribe';
    const reply = await this.#rest.send({ method: 'POST', path, kind: 'change', json: { email } });
    if ([404, 405, 501].includes(reply.status)) {
      return { success: false, message: 'This store has no newsletter to subscribe to.' };
    }
    return readOutcome(reply, { toInput: sameNames('email') });
  }
}
