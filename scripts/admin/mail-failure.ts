import { hostname } from 'node:os';
import type { BackendConfig } from '#backend/config.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import { readSellerEmail } from '#backend/features/people/sessions/seller-login.ts';
import { writeHtml, writeText } from '#backend/features/shop/mail/mail-layout.ts';
import { defaultSettings } from '#backend/features/shop/settings/default-settings.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import { savedContact } from '#backend/features/shop/settings/store-settings.ts';
import { unitContent } from '#backend/features/shop/status/fault-mails.ts';
import { withDatabase } from './settings.ts';
import { sendNow } from './send-mail.ts';

/** Tells the shop's contact that a unit of systemd has failed: greengate-failure@.service calls it. @throws StartFault */
export async function mailUnitFailure(config: BackendConfig, unit: string | undefined): Promise<number> {
  if (unit === undefined || !/^[\w@.:\\-]{1,200}$/.test(unit))
    throw new StartFault('Name the unit: greengate mail failure greengate-backup.service');
  const { shopName, to } = await readContact(config);
  if (to === null) throw new StartFault('The shop has no email, so this mail has no receiver.');
  const content = unitContent(unit, hostname(), shopName);
  const sender = { shopName, shopUrl: config.shopUrl };
  await sendNow(config, {
    fromName: shopName,
    to,
    subject: content.subject,
    text: writeText(content, sender),
    html: writeHtml(content, sender),
  });
  console.log(`The mail server took the mail to ${to}.`);
  return 0;
}

/** The receiver of the shop's own mails; that of the settings when the database cannot be reached. */
async function readContact(config: BackendConfig): Promise<{ shopName: string; to: string | null }> {
  const ownEmail = config.seller?.email ?? null;
  try {
    return await withDatabase(config, async ({ query }) => {
      const saved = await readSettings(query, defaultSettings(config));
      return { shopName: saved.settings.name, to: savedContact(saved) ?? (await readSellerEmail(query)) ?? ownEmail };
    });
  } catch {
    // The database may be what has failed.
    return { shopName: 'Greengate', to: ownEmail };
  }
}
