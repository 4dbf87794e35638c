import type { FastifyReply, FastifyRequest } from 'fastify';

const graphqlResponse = 'application/graphql-response+json';
const jsonType = 'application/json';

interface RefusedRequest {
  status: number;
  message: string;
  code: string;
  requestId?: string;
  /** Milliseconds after which another try makes sense. */
  retryAfterMs?: number | undefined;
}

/**
 * Answers a GraphQL request that never reached a resolver, in the media type the client asked for: clients drop the
 * message of a plain JSON answer with an error status.
 */
export function sendGraphqlError(reply: FastifyReply, refusal: RefusedRequest) {
  const { status, message, code, requestId, retryAfterMs } = refusal;
  const extensions = {
    code,
    ...(requestId !== undefined && { requestId }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${negotiate(reply.request)}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}

/** The type of the two that this Accept header prefers; plain JSON when it names neither. */
function negotiate({ headers }: FastifyRequest): string {
  const qualityOf = (type: string) =>
    Math.max(
      0,
      ...(headers.accept ?? '').split(',').flatMap((range) => {
        const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
        const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return name === type ? [Number(quality ?? 1)] : [];
      }),
    );
  const wanted = qualityOf(graphqlResponse);
  return wanted > 0 && wanted >= qualityOf(jsonType) ? graphqlResponse : jsonType;
}
