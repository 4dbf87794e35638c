import { randomUUID } from 'node:crypto';
import type { BackendConfig } from '#backend/config.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import { isEmailAddress } from '#backend/email-address.ts';
import { openMailTransport } from '#backend/features/shop/mail/mail-transport.ts';

/** Sends one mail by the mail server of the settings, past the outbox, and prints the server's answer. @throws StartFault */
export async function sendTestMail({ mail, shopUrl }: BackendConfig, to: string | undefined): Promise<number> {
  if (to === undefined || !isEmailAddress(to))
    throw new StartFault('Name the receiver: greengate mail test you@example.com');
  const transport = mail?.kind === 'smtp' ? openMailTransport(mail) : null;
  if (transport === null) throw new StartFault('SMTP_URL is not set: this shop sends no mail. Set it with MAIL_FROM.');
  const text = `This mail shows that the shop at ${shopUrl} can send mails.`;
  const fault = await transport.send({
    messageId: `${randomUUID()}@${transport.domain}`,
    fromName: 'Greengate',
    to,
    replyTo: null,
    subject: 'Test mail of the shop',
    text,
    html: `<p>${text}</p>`,
  });
  transport.close();
  if (fault !== null) throw new StartFault(`The mail to ${to} was not sent. ${fault.text}`);
  console.log(`The mail server took the mail to ${to}. Look whether it arrives, also among the spam.`);
  return 0;
}
