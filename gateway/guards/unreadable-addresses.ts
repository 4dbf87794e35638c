import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Characters of a path: no page, file or picture has a longer one. */
const maxPathLength = 2000;
/** Characters of a request line beyond which its address, and not the headers, is too long to be read. */
const maxLineLength = 8000;
/** No page has this address: the shop answers it with its own page for what is not there. */
const notThere = '/404';

/** The address to route by: one that cannot be read leads to the shop's 404 page, in place of Fastify's JSON error. */
export function readableAddress({ url = '/' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return isReadable(at === -1 ? url : url.slice(0, at)) ? url : notThere;
}

function isReadable(path: string): boolean {
  if (path.length > maxPathLength) return false;
  if (!path.includes('%')) return true;
  try {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

interface ParserError extends Error {
  code?: string;
  /** The bytes that the parser stopped in. */
  rawPacket?: Buffer;
}

/** Answers what Node's HTTP parser refuses: an unreadable address with the shop's 404 page, all else as Fastify does. */
export function answerUnreadableRequests(app: FastifyInstance): void {
  // In place of Fastify's own, whose option has neither the gateway nor the bytes in its types.
  app.server.removeAllListeners('clientError');
  app.server.on('clientError', (error, socket) => void answer(app, error, socket));
}

async function answer(app: FastifyInstance, error: ParserError, socket: Duplex): Promise<void> {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const page = isAboutAddress(error) ? await pageFor404(app) : undefined;
  if (socket.writable) socket.end(page ?? refusalOf(error), () => socket.destroy());
  else socket.destroy(error);
}

function isAboutAddress({ code, rawPacket }: ParserError): boolean {
  if (code === 'HPE_INVALID_URL') return true;
  if (code !== 'HPE_HEADER_OVERFLOW' || !rawPacket) return false;
  const line = rawPacket.subarray(0, maxLineLength);
  return /^[A-Z]+ \//.test(line.toString('latin1')) && line.length === maxLineLength && !line.includes('\n');
}

/** The page with all its headers, as one message. Undefined when the gateway is closing. */
async function pageFor404(app: FastifyInstance): Promise<string | undefined> {
  const asked = { url: notThere, headers: { accept: 'text/html' } };
  const made = await app.inject(asked).catch(() => undefined);
  if (!made) return undefined;
  const { connection: _kept, ...headers } = made.headers;
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `${name}: ${each}`),
  );
  return [`HTTP/1.1 ${statusLine(made.statusCode)}`, ...lines, 'connection: close', '', made.payload].join('\r\n');
}

const refusals: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Client Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Exceeded maximum allowed HTTP header size'],
};

function refusalOf({ code = '' }: ParserError): string {
  const [status, message] = refusals[code] ?? [400, 'Client Error'];
  const body = JSON.stringify({ error: STATUS_CODES[status], message, statusCode: status });
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  return `HTTP/1.1 ${statusLine(status)}\r\n${head}\r\n\r\n${body}`;
}

const statusLine = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`;
