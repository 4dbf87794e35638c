import { storeTaxShape } from '#gateway/documents/store-tax.ts';
import { isRecord } from '#gateway/refusals/outcome.ts';
import { shopPages, storeFacts } from '#gateway/store/store-facts.ts';
import { untrue, type Finding } from './finding.ts';
import { fieldOf, outcomeOf, send, type Visit } from './visit.ts';

export async function checkNewsletterList(visit: Visit): Promise<Finding> {
  // A token that must be refused, so that nothing changes.
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/newsletter/unsubscribe', {
    json: { token: 'no token' },
  });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/newsletter/unsubscribe does not refuse a text that is no token.', refused);
}

export async function checkNewsletterConfirmation(visit: Visit): Promise<Finding> {
  // A token that must be refused, so that nothing changes.
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/newsletter/confirm', {
    json: { token: 'no token' },
  });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/newsletter/confirm does not refuse a text that is no token.', refused);
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

export async function checkLawCountry(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.client.newPerson(), 'GET /api/store', { cookies: [] });
  const settings = fieldOf(asked, 'settings');
  const country = isRecord(settings) ? settings['country'] : undefined;
  if (country === null || ['DE', 'EU', 'UK'].some((known) => known === country)) return null;
  return untrue('The settings at GET /api/store have no country: DE, EU, UK or null.', asked);
}

export async function checkBanner(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.client.newPerson(), 'GET /api/store', { cookies: [] });
  const settings = fieldOf(asked, 'settings');
  const raw = isRecord(settings) ? settings['banner'] : undefined;
  if (storeFacts.shape.banner.parse(raw) !== null) return null;
  return untrue('The settings at GET /api/store have no banner with a heading, a text, days and isShown.', asked);
}

export async function checkDepositTax(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.client.newPerson(), 'GET /api/store', { cookies: [] });
  const settings = fieldOf(asked, 'settings');
  const tax = storeTaxShape.parse(isRecord(settings) ? (settings['tax'] ?? null) : null);
  if (tax?.depositTax) return null;
  return untrue('The taxes at GET /api/store do not say which tax deposits have.', asked);
}

export async function checkReasons(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.client.newPerson(), 'GET /api/store', { cookies: [] });
  const settings = fieldOf(asked, 'settings');
  const raw = isRecord(settings) ? settings['reasons'] : undefined;
  const isRead = storeFacts.shape.reasons.parse(raw) !== null;
  if (raw === null || isRead) return null;
  return untrue('The settings at GET /api/store have no reasons, null or a heading and a list of at most four.', asked);
}

/** Opens an order by a link that was never mailed. */
export async function checkGuests(visit: Visit): Promise<Finding> {
  const json = { secret: 'x'.repeat(43) };
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/guest/read', { json });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/guest/read does not refuse a secret that no link has.', refused);
}

export async function checkWithdrawals(visit: Visit): Promise<Finding> {
  // An address that must be refused, so that nothing is left.
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/withdrawal/send', {
    json: { name: 'Doctor', orderNumber: '0', email: 'no address' },
  });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/withdrawal/send does not refuse a text that is no email address.', refused);
}

export async function checkNewsletter(visit: Visit): Promise<Finding> {
  // An address that must be refused, so that nothing is left.
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/newsletter/subscribe', {
    json: { email: 'no address' },
  });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/newsletter/subscribe does not refuse a text that is no email address.', refused);
}

/** Notes an answer to a withdrawal that does not exist. */
export async function checkWithdrawalAnswers(visit: Visit): Promise<Finding> {
  const json = { id: 'f'.repeat(24), isAnswered: true };
  const refused = await send(visit, visit.seller, 'POST /api/withdrawal/answer', { cookies: ['seller'], json });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/withdrawal/answer does not refuse a withdrawal that does not exist.', refused);
}
