import type { BackendConfig } from '#backend/config.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import { isEmailAddress } from '#backend/email-address.ts';
import { sendNow } from './send-mail.ts';

/** Sends one mail by the mail server of the settings, and prints the server's answer. @throws StartFault */
export async function sendTestMail(config: BackendConfig, to: string | undefined): Promise<number> {
  if (to === undefined || !isEmailAddress(to))
    throw new StartFault('Name the receiver: greengate mail test you@example.com');
  const text = `This mail shows that the shop at ${config.shopUrl} can send mails.`;
  await sendNow(config, {
    fromName: 'Greengate',
    to,
    subject: 'Test mail of the shop',
    text,
    html: `<p>${text}</p>`,
  });
  console.log(`The mail server took the mail to ${to}. Look whether it arrives, also among the spam.`);
  return 0;
}
