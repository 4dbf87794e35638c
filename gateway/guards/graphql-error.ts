import type { FastifyReply, FastifyRequest } from 'fastify';

const graphqlResponse = 'application/graphql-response+json';
const jsonType = 'application/json';

/** Whether an error is a fault of the gateway or of the store: only then the log says more than the message. */
export function hasRequestId(code: unknown): boolean {
  return code === 'INTERNAL_SERVER_ERROR' || (typeof code === 'string' && code.startsWith('UPSTREAM'));
}

export interface GraphqlErrorResponse {
  status: number;
  message: string;
  code: string;
  retryAfterMs?: number | undefined;
}

/**
 * Sends an error for a GraphQL request that reached no resolver, in the media type that the client prefers: clients drop
 * the message of a plain JSON response with an error status.
 */
export function sendGraphqlError(reply: FastifyReply, error: GraphqlErrorResponse) {
  const { status, message, code, retryAfterMs } = error;
  const extensions = {
    code,
    ...(hasRequestId(code) && { requestId: reply.request.id }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
  reply.request.facts = { ...reply.request.facts, codes: [code] };
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${mediaTypeFor(reply.request)}; charset=utf-8`)
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}

/** The one of the two types that the Accept header prefers; plain JSON when it names neither. */
function mediaTypeFor({ headers }: FastifyRequest): string {
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
