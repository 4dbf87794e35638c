import { z } from 'zod';
import { shopPages, storeFacts } from '#gateway/store/store-facts.ts';
import { untrue, type Finding } from './finding.ts';
import { fieldOf, outcomeOf, send, type Visit } from './visit.ts';

const subscriberList = z.object({
  subscribers: z.array(z.object({ email: z.string(), unsubscribeToken: z.string() })),
  totalCount: z.int(),
  pageInfo: z.object({ hasNextPage: z.boolean() }),
});

export async function checkNewsletterList(visit: Visit): Promise<Finding> {
  const listed = await send(visit, visit.seller, 'GET /api/newsletter/subscribers', { cookies: ['seller'] });
  const { data } = subscriberList.safeParse(listed.response?.body);
  if (!data)
    return untrue('The list has no subscribers with email and unsubscribeToken, totalCount and pageInfo.', listed);
  // A token that must be refused, so that nothing changes.
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/newsletter/unsubscribe', {
    json: { token: 'no token' },
  });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/newsletter/unsubscribe does not refuse a text that is no token.', refused);
}

export async function checkStoreSettings(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.client.newPerson(), 'GET /api/store', { cookies: [] });
  const { data } = storeFacts.safeParse(fieldOf(asked, 'settings'));
  if (data?.version == null || data.timeZone === null) {
    return untrue('The settings at GET /api/store have no version or no timeZone.', asked);
  }
  const pages = await send(visit, visit.client.newPerson(), 'GET /api/store/pages', { cookies: [] });
  if (!shopPages.safeParse(pages.response?.body).success) {
    return untrue('GET /api/store/pages has no pages with slug, title and text.', pages);
  }
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/store/update', { json: {} });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/store/update does not refuse a visitor who is not the seller.', refused);
}
