import { randomUUID } from 'node:crypto';
import type { BackendConfig } from '#backend/config.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import { openMailTransport, type MailTransport } from '#backend/features/shop/mail/mail-transport.ts';

type Mail = Omit<Parameters<MailTransport['send']>[0], 'messageId' | 'replyTo'>;

/** Sends a mail by the mail server of the settings, past the outbox: the shop may be down. @throws StartFault */
export async function sendNow({ mail }: BackendConfig, content: Mail): Promise<void> {
  const transport = mail?.kind === 'smtp' ? await openMailTransport(mail) : null;
  if (transport === null) throw new StartFault('SMTP_URL is not set: this shop sends no mail. Set it with MAIL_FROM.');
  const fault = await transport.send({
    ...content,
    messageId: `${randomUUID()}@${transport.domain}`,
    replyTo: null,
  });
  transport.close();
  if (fault !== null) throw new StartFault(`The mail to ${content.to} was not sent. ${fault.text}`);
}
