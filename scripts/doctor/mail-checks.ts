import { untrue, type Finding } from './finding.ts';
import { outcomeOf, send, type Visit } from './visit.ts';

export async function checkMails(visit: Visit): Promise<Finding> {
  // There is no such mail, so that nothing is sent.
  const refused = await send(visit, visit.seller, 'POST /api/mail/resend', {
    cookies: ['seller'],
    json: { id: 'none' },
  });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/mail/resend does not refuse a mail that does not exist.', refused);
}

export async function checkPasswordReset(visit: Visit): Promise<Finding> {
  const asked = await send(visit, visit.client.newPerson(), 'POST /api/account/request-reset', {
    json: { email: 'nobody@doctor.invalid', account: 'shopper' },
  });
  if (outcomeOf(asked) !== true) {
    return untrue('POST /api/account/request-reset does not accept an email without an account.', asked);
  }
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/account/reset', {
    json: { token: 'no token', password: 'correct horse battery' },
  });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/account/reset does not refuse a text that is no token.', refused);
}

export async function checkEmailConfirmation(visit: Visit): Promise<Finding> {
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/account/confirm-email', {
    json: { token: 'no token' },
  });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/account/confirm-email does not refuse a text that is no token.', refused);
}
