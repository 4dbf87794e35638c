import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that the server has taken. */
export interface ReceivedMail {
  to: string[];
  from: string;
  /** The headers by name in lower case; encoded words are decoded. */
  headers: Map<string, string>;
  subject: string;
  text: string;
  html: string;
}

export interface MailServer {
  /** The address of the server, for SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** The refusal that the next mails get; null to take them. */
  refusal: { code: number; text: string } | null;
  /** A step of the server before it takes a mail, such as waiting; null for none. */
  beforeTaking: ((mail: ReceivedMail) => Promise<void>) | null;
  /** The number of connections that clients have opened so far. */
  connections: number;
  /** Resolves when the server has taken that many mails. */
  waitFor(count: number): Promise<void>;
  close(): Promise<void>;
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, way: string, word: string) =>
      way.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeQuoted(body: string): string {
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function partsOf(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 1).trim()),
    ]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decodeBody({ headers, body }: ReturnType<typeof partsOf>): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body) : body;
}

/** Reads a mail with a text and an HTML part. */
function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'subject' | 'text' | 'html'> {
  const mail = partsOf(raw);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail.headers.get('content-type') ?? '') ?? [];
  const parts = mail.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partsOf(part.replace(/^\r\n/, '')));
  const bodyOf = (type: string) => {
    const part = parts.find(({ headers }) => headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part).replaceAll('\r\n', '\n') : '';
  };
  const { headers } = mail;
  return { headers, subject: headers.get('subject') ?? '', text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

/** Starts a mail server that takes mails without a login, as long as `refusal` is null. */
export async function startMailServer(): Promise<MailServer> {
  const waiting: { count: number; resolve: () => void }[] = [];
  const state: Pick<MailServer, 'received' | 'refusal' | 'beforeTaking' | 'connections'> = {
    received: [],
    refusal: null,
    beforeTaking: null,
    connections: 0,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Clients keep connections for their next mails.
    closeTimeout: 1,
    onConnect: (_session, done) => {
      state.connections += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => {
      const { refusal } = state;
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        const raw = await text(stream);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = { to: envelope.rcptTo.map(({ address }) => address), from, ...readMail(raw) };
        await state.beforeTaking?.(mail);
        state.received.push(mail);
        for (const { count, resolve } of waiting) if (state.received.length >= count) resolve();
      };
      // It fails when the client was killed in the middle of a mail.
      callbackify(take)((error) => done(error));
    },
  });
  // A client that was killed causes an error here.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    waitFor: (count: number) =>
      new Promise<void>((resolve) => {
        if (state.received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  });
}
