import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { emailField } from '#backend/http/text-fields.ts';
import { envelope } from '#backend/http/envelope.ts';
import type { AppContext } from '#backend/app-context.ts';
import { addSubscriber } from './newsletter-repository.ts';

/** POST newsletter/subscribe. An extension of the REST contract. */
export function registerNewsletterRoutes(app: App, context: AppContext): void {
  app.post(
    '/api/newsletter/subscribe',
    {
      config: { limit: 'newsletter' },
      schema: {
        tags: ['newsletter'],
        summary: 'Leave an email for the newsletter',
        body: z.object({ email: emailField() }),
        response: envelope({}),
      },
    },
    async (request) => {
      // The same response for a known email: strangers must not learn who has subscribed.
      await addSubscriber(context.database, request.body.email, context.clock());
      return { success: true as const, message: 'Thank you for subscribing.' };
    },
  );
}
