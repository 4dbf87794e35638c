import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { isKnown } from '../content-coding.ts';
import { GraphqlAnswers, type AnswerForAll, type AnswerForOne, type AnswerParts } from './graphql-responses.ts';
import { maxJsonBytes, refusals } from './refused-responses.ts';
import { etagOf } from '../fast-path/response-cache.ts';
import { placeholders, pagePolicy } from './landing-page.ts';
import { guardOrigin } from '../guards/origin-check.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import { Room } from '../guards/concurrency-limit.ts';

/** Requests, and uploads among them, that are worked on at the same time. Uploads lie in temporary files meanwhile. */
const mostAtOnce = { requests: 1000, uploads: 6 };

/** POST and GET /graphql: a thin skin of HTTP around Apollo Server. */
export async function graphqlRoute(app: FastifyInstance, parts: AnswerParts) {
  const { config, count, metrics } = parts;
  const answers = new GraphqlAnswers(parts);
  const rooms = { requests: new Room(mostAtOnce.requests), uploads: new Room(mostAtOnce.uploads) };
  metrics.gauge('requests_under_way', 'API requests being answered.', () => rooms.requests.taken);
  metrics.gauge('uploads_under_way', 'Uploads being passed on.', () => rooms.uploads.taken);
  guardOrigin(app, config);
  app.addHook('onRequest', async (request, reply) => {
    await count(request, 'requests');
    const leave = rooms.requests.enter();
    reply.raw.once('close', leave);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
    requireUtf8(request);
    return text;
  });
  // Left unread until its head has passed the guard.
  app.addContentTypeParser('multipart/form-data', async () => undefined);
  app.setErrorHandler(refusals(metrics));

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    bodyLimit: maxJsonBytes,
    handler: async (request, reply) => {
      const answer = await answers.answer(request, reply, rooms.uploads);
      reply.header('cache-control', 'no-store');
      if ('kept' in answer) return await sendKept(request, reply, { answer, answers });
      return sendMade(request, reply, { answer, config });
    },
  });
}

/** The answer of everybody: what the browser has already is not sent again. */
async function sendKept(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { answer, answers }: { answer: AnswerForAll; answers: GraphqlAnswers },
) {
  reply.header('content-type', answer.kept.contentType);
  if (method === 'GET') {
    const etag = etagOf(answer.kept);
    reply.header('etag', etag);
    if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  }
  const isPlainWanted = headers['x-no-compression'] !== undefined;
  const { bytes, coding } = await answers.encode(answer, isPlainWanted ? undefined : headers['accept-encoding']);
  if (coding) reply.header('content-encoding', coding).header('vary', 'Origin, Accept, accept-encoding');
  return reply.send(bytes);
}

function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, config }: { answer: AnswerForOne; config: GatewayConfig },
) {
  const { status, headers, cookies, text } = answer;
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
  return isPage ? sendPage(request, reply, { html: text, config }) : reply.send(text);
}

/** The page is made once; the address and the number that lets its own script run are of this request. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, config }: { html: string; config: GatewayConfig },
) {
  const nonce = crypto.randomUUID();
  const origin = publicOriginOf(request, config);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, { production: config.production }))
    .send(html.replaceAll(placeholders.origin, origin).replaceAll(placeholders.nonce, nonce));
}

function requireUtf8({ headers }: FastifyRequest) {
  const charset = /charset\s*=\s*"?([^;"\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) throw Object.assign(new Error('Only UTF-8 is read.'), { statusCode: 415 });
}
