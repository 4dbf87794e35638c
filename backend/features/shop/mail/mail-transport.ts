import type { MailConfig } from '#backend/config.ts';
import * as texts from './texts.ts';

/** A mail as the mail server gets it. */
interface Mail {
  /** The Message-ID without angle brackets. It is the same for every try, so that receivers can drop a second copy. */
  messageId: string;
  fromName: string;
  to: string;
  /** The address for answers, or null. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
}

/** The result of a mail: null when the server took it, else the reason why not. */
type MailFault = { text: string; isFinal: boolean } | null;

export interface MailTransport {
  kind: MailConfig['kind'];
  /** The part of message ids after the @. */
  domain: string;
  send(mail: Mail): Promise<MailFault>;
  /** Closes the connections that are not in use. */
  close(): void;
  /** The newest mails, newest first, where the store shows them itself. */
  shown: readonly (Mail & { at: number })[];
}

/** Time limits of single steps, in milliseconds. Together they are shorter than the pause after the first try. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 10_000 };
const longestSendMs = 45_000;

/**
 * The most connections to the mail server at once. A server that needs 100 ms for a mail then takes 80 mails a second,
 * twice as many as 20 orders a second make. `?maxConnections=3` in SMTP_URL lowers it.
 */
export const mailsAtOnce = 8;

/**
 * The time for which a connection waits for the next mail: long enough in a busy shop, and servers do not like idle
 * connections.
 */
const idleTimeoutMs = 5000;

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/**
 * A fault in words. Final: the server refused this mail or its receiver for good (a code of 500 or more); a refused login is not,
 * because it can be mended.
 */
function faultOf(error: unknown): NonNullable<MailFault> {
  const code = fieldOf(error, 'code');
  const responseCode = fieldOf(error, 'responseCode');
  const response = fieldOf(error, 'response');
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isRefusal && typeof response === 'string') {
    const isFinal = typeof responseCode === 'number' && responseCode >= 500;
    return { text: texts.serverRefused(response.slice(0, 300)), isFinal };
  }
  const text =
    (typeof code === 'string' ? texts.serverFaults[code] : undefined) ??
    texts.notSent(error instanceof Error ? error.message : texts.unknownFault);
  return { text: text.slice(0, 400), isFinal: false };
}

async function smtpTransport({ url, from }: { url: string; from: string }): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const server = createTransport({
    pool: true,
    maxConnections: mailsAtOnce,
    idleTimeout: idleTimeoutMs,
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    domain: from.slice(from.indexOf('@') + 1),
    shown: [],
    async send({ messageId, fromName, to, replyTo, subject, text, html }) {
      try {
        await server.sendMail({
          messageId: `<${messageId}>`,
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          envelope: { from, to },
          ...(replyTo !== null && { replyTo: { name: fromName, address: replyTo } }),
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(longestSendMs),
        });
        return null;
      } catch (error) {
        return faultOf(error);
      }
    },
    close: () => server.close(),
  };
}

const shownMails = 100;

/** Keeps the newest mails in the memory of this process, for the page /mails in development. */
function pageTransport(): MailTransport {
  const shown: (Mail & { at: number })[] = [];
  return {
    kind: 'page',
    domain: 'greengate.local',
    shown,
    send(mail) {
      shown.unshift({ ...mail, at: Date.now() });
      shown.length = Math.min(shown.length, shownMails);
      return Promise.resolve(null);
    },
    close: () => undefined,
  };
}

/** Opens the transport of mails; null where this shop sends no mail. */
export async function openMailTransport(mail: MailConfig | null): Promise<MailTransport | null> {
  if (mail === null) return null;
  return mail.kind === 'smtp' ? smtpTransport(mail) : pageTransport();
}
