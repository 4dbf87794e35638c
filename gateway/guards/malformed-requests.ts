import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Characters of a path; no page, file or picture has a longer one. */
const maxPathLength = 2000;
/** Characters of a request line; when it is longer, the URL and not the headers made the request too large. */
const maxRequestLineLength = 8000;
/** A path that no page has, so that it gets the shop's 404 page. */
const notFoundPath = '/404';

/** Gives a malformed URL the shop's 404 page instead of Fastify's JSON error. It is Fastify's `rewriteUrl`. */
export function rewriteMalformedUrl({ url = '/' }: IncomingMessage): string {
  const at = url.indexOf('?');
  return isReadable(at === -1 ? url : url.slice(0, at)) ? url : notFoundPath;
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

/**
 * Responds to requests that Node's HTTP parser refuses: with the shop's 404 page when the URL is malformed or too long,
 * otherwise as Fastify does.
 */
export function handleMalformedRequests(app: FastifyInstance): void {
  // Replaces Fastify's own handler; the types of its option offer neither the server nor the received bytes.
  app.server.removeAllListeners('clientError');
  app.server.on('clientError', (error, socket) => void respond(app, error, socket));
}

async function respond(app: FastifyInstance, error: ParserError, socket: Duplex): Promise<void> {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const response = isUrlError(error) ? await notFoundResponse(app) : undefined;
  if (socket.writable) socket.end(response ?? errorResponseFor(error), () => socket.destroy());
  else socket.destroy(error);
}

function isUrlError({ code, rawPacket }: ParserError): boolean {
  if (code === 'HPE_INVALID_URL') return true;
  if (code !== 'HPE_HEADER_OVERFLOW' || !rawPacket) return false;
  const line = rawPacket.subarray(0, maxRequestLineLength);
  return /^[A-Z]+ \//.test(line.toString('latin1')) && line.length === maxRequestLineLength && !line.includes('\n');
}

/** The 404 page as a whole HTTP message. Undefined while the gateway closes. */
async function notFoundResponse(app: FastifyInstance): Promise<string | undefined> {
  const response = await app.inject({ url: notFoundPath, headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!response) return undefined;
  const { connection: _connection, ...headers } = response.headers;
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `${name}: ${each}`),
  );
  return [`HTTP/1.1 ${statusLine(response.statusCode)}`, ...lines, 'connection: close', '', response.payload].join(
    '\r\n',
  );
}

const errorsByCode: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Client Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Exceeded maximum allowed HTTP header size'],
};

function errorResponseFor({ code = '' }: ParserError): string {
  const [status, message] = errorsByCode[code] ?? [400, 'Client Error'];
  const body = JSON.stringify({ error: STATUS_CODES[status], message, statusCode: status });
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  return `HTTP/1.1 ${statusLine(status)}\r\n${head}\r\n\r\n${body}`;
}

const statusLine = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`;
