import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { createConcurrencyLimit } from '../guards/concurrency-limit.ts';
import { sendGraphqlError } from '../guards/graphql-error.ts';
import { preflightHeaders } from '../guards/origin-check.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import { createAnswerPolicy } from './answer-policy.ts';
import { createErrorHandler, jsonTooLarge, maxJsonBytes, maxSellerJsonBytes } from './error-responses.ts';
import { openFrontDoor } from './front-door.ts';
import { createGraphqlResponses, type GraphqlParts } from './graphql-responses.ts';
import { placeholders, policyForPage } from './landing-page.ts';

/** Uploads are stored in temporary files while they run. */
const maxConcurrentUploads = 6;

/** POST and GET /graphql: checks in front of the GraphQL request, and HTTP around its response. */
export async function graphqlRoute(app: FastifyInstance, parts: GraphqlParts) {
  const { config, metrics } = parts;
  const policy = createAnswerPolicy(parts);
  const uploads = createConcurrencyLimit(maxConcurrentUploads);
  metrics.gauge('requests_under_way', 'API requests that run now.', () => policy.running);
  metrics.gauge('uploads_under_way', 'Uploads that run now.', () => uploads.running);
  const { respond, findQuickAnswer } = createGraphqlResponses(parts, uploads);
  const cookieName = config.storeMap.cookies.seller;
  /** Only the seller sends long texts. The cookie may be a wrong one: the resolvers find that out. */
  const maxBytesOf = ({ headers }: FastifyRequest) =>
    headers.cookie?.includes(`${cookieName}=`) ? maxSellerJsonBytes : maxJsonBytes;
  const handedOver = openFrontDoor(app, { ...parts, policy, findQuickAnswer });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(policy.headersOf(request));
    const refusal = policy.refusalOf(request);
    if (refusal) return sendGraphqlError(reply, refusal);
    const isPreflight = request.method === 'OPTIONS' && request.headers.origin !== undefined;
    if (isPreflight) return reply.code(204).headers(preflightHeaders).send();
    if (!handedOver.has(request.raw)) reply.raw.once('close', await policy.admit(request));
    return undefined;
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const isJson = request.headers['content-type']?.startsWith('application/json');
    if (isJson && Number(request.headers['content-length']) > maxBytesOf(request)) throw jsonTooLarge();
    const text = handedOver.get(request.raw)?.text;
    return text === undefined ? payload : bodyOf(text);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    requireUtf8(request);
    if (Buffer.byteLength(text) > maxBytesOf(request)) throw jsonTooLarge();
    return text;
  });
  // The body of an upload is read after its headers are checked.
  app.addContentTypeParser('multipart/form-data', async () => undefined);
  app.setErrorHandler(createErrorHandler(metrics));

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    bodyLimit: maxSellerJsonBytes,
    handler: async (request, reply) => {
      const failed = handedOver.get(request.raw);
      if (failed && 'error' in failed) throw failed.error;
      const response = await respond(request, reply);
      const isPage = 'text' in response && response.headers.get('content-type')?.startsWith('text/html');
      if (isPage) return sendLandingPage(request, reply, { html: response.text, config });
      const { status, headers, body } = await policy.answerOf(request, response);
      for (let at = 1; at < headers.length; at += 2) reply.header(headers[at - 1] ?? '', headers[at]);
      return reply.code(status).send(body);
    },
  });
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
    .header('cache-control', 'no-store')
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
