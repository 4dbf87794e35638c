import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { etagOf, matchesEtag } from '../content-coding.ts';
import type { CachedResponse } from '../fast-path/fast-path.ts';
import { createConcurrencyLimit } from '../guards/concurrency-limit.ts';
import { checkOrigin } from '../guards/origin-check.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import { createErrorHandler, maxJsonBytes } from './error-responses.ts';
import { openFrontDoor } from './front-door.ts';
import { createGraphqlResponses, type GraphqlParts, type GraphqlResponse } from './graphql-responses.ts';
import { placeholders, policyForPage } from './landing-page.ts';

const maxConcurrentRequests = 1000;
/** Uploads are stored in temporary files while they run. */
const maxConcurrentUploads = 6;

/** POST and GET /graphql: checks in front of the GraphQL request, and HTTP around its response. */
export async function graphqlRoute(app: FastifyInstance, parts: GraphqlParts) {
  const { config, count, metrics } = parts;
  const requests = createConcurrencyLimit(maxConcurrentRequests);
  const uploads = createConcurrencyLimit(maxConcurrentUploads);
  metrics.gauge('requests_under_way', 'API requests that run now.', () => requests.running);
  metrics.gauge('uploads_under_way', 'Uploads that run now.', () => uploads.running);
  const { respond, findQuickAnswer } = createGraphqlResponses(parts, uploads);
  const handedOver = openFrontDoor(app, { ...parts, requests, findQuickAnswer });

  checkOrigin(app, config);
  app.addHook('onRequest', async (request, reply) => {
    if (handedOver.has(request.raw)) return;
    await count(request, 'requests');
    const leave = requests.enter();
    reply.raw.once('close', leave);
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const text = handedOver.get(request.raw)?.text;
    return text === undefined ? payload : bodyOf(text);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    requireUtf8(request);
    return text;
  });
  // The body of an upload is read after its headers are checked.
  app.addContentTypeParser('multipart/form-data', async () => undefined);
  app.setErrorHandler(createErrorHandler(metrics));

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    bodyLimit: maxJsonBytes,
    handler: async (request, reply) => {
      const failed = handedOver.get(request.raw);
      if (failed && 'error' in failed) throw failed.error;
      const response = await respond(request, reply);
      reply.header('cache-control', 'no-store');
      if ('cached' in response) return await sendCached(request, reply, response.cached);
      return sendOwn(request, reply, { response, config });
    },
  });
}

/** Sends a public response: compressed as it is cached, or 304 when the client has it. */
async function sendCached({ method, headers }: FastifyRequest, reply: FastifyReply, cached: CachedResponse) {
  reply.header('content-type', cached.contentType);
  if (method === 'GET') {
    const etag = cached.etag();
    reply.header('etag', etag);
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const isCodingRefused = headers['x-no-compression'] !== undefined;
  const { bytes, coding } = await cached.body(isCodingRefused ? undefined : headers['accept-encoding']);
  if (coding) reply.header('content-encoding', coding).header('vary', 'Origin, Accept, accept-encoding');
  return reply.send(bytes);
}

/**
 * Sends a response that is for this request only, so no cache stores it. A client that keeps the ETag of a GET may ask whether
 * the answer still holds: it gets 304 when it does.
 */
function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, config }: { response: Exclude<GraphqlResponse, { cached: CachedResponse }>; config: GatewayConfig },
) {
  const { status, headers, cookies, text } = response;
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const isPage = headers.get('content-type')?.startsWith('text/html');
  // Not with cookies, so that a response that changes the session always has its body.
  if (request.method === 'GET' && status === 200 && !isPage && cookies.length === 0) {
    const etag = etagOf(text);
    reply.header('cache-control', 'private, no-store').header('etag', etag).header('vary', 'Origin, Accept, Cookie');
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return isPage ? sendLandingPage(request, reply, { html: text, config }) : reply.send(text);
}

/** Fills in the placeholders of the landing page: the origin, and a nonce that allows its own script. */
function sendLandingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, config }: { html: string; config: GatewayConfig },
) {
  const nonce = crypto.randomUUID();
  const origin = publicOriginOf(request, config);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policyForPage(nonce, { production: config.production }))
    .send(html.replaceAll(placeholders.origin, origin).replaceAll(placeholders.nonce, nonce));
}

/** A body that the front door has read. */
function bodyOf(text: string) {
  const bytes = Buffer.from(text);
  return Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length });
}

function requireUtf8({ headers }: FastifyRequest) {
  const charset = /charset\s*=\s*"?([^;"\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw Object.assign(new Error('Only UTF-8 is read.'), { statusCode: 415 });
}
