import type { GatewayConfig } from '../config.ts';
import { codingFor, compress, etagOf, matchesEtag, minCompressedBytes, type ContentCoding } from '../content-coding.ts';
import { createConcurrencyLimit } from '../guards/concurrency-limit.ts';
import type { GraphqlErrorResponse } from '../guards/graphql-error.ts';
import { corsHeadersOf, refuseForeignOrigin, refuseNamelessSite, type CheckedRequest } from '../guards/origin-check.ts';
import type { CountRequest } from '../guards/rate-limits.ts';
import { guessingCodes } from '../refusals/refusal-code.ts';
import type { ReceivedRequest } from './graphql-request.ts';
import type { GraphqlResponse } from './graphql-responses.ts';

const brotliQuality = 4;

/** Checks of a request to /graphql by its headers, in this order. Each returns why it refuses the request. */
export const headerGuards = { refuseForeignOrigin, refuseNamelessSite };
const headerChecks = Object.values(headerGuards);

interface PolicyOptions {
  config: GatewayConfig;
  count: CountRequest;
  maxConcurrentRequests: number;
}

/** An answer to a GraphQL request, without the headers that all responses of the gateway have. */
interface Answer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  /** The body; undefined for an answer without one. */
  body: string | Buffer | undefined;
}

const plainVary = 'Origin, Accept';

/** Names a refusal of those who guess passwords. The balancer logs their addresses, and removes the header. */
const refusedHeader = 'x-refused';

/**
 * The policy of both doors to the API, the Fastify route and the front door before it: each check of a request and each
 * header of an answer is written here, and a test sends the same requests to both doors.
 */
export function createAnswerPolicy({ config, count, maxConcurrentRequests }: PolicyOptions) {
  const requests = createConcurrencyLimit(maxConcurrentRequests);
  return {
    get running() {
      return requests.running;
    },

    /** The response that refuses a request because of its headers; undefined when it may enter. */
    refusalOf(request: CheckedRequest): GraphqlErrorResponse | undefined {
      for (const check of headerChecks) {
        const refusal = check(request, config);
        if (refusal) return refusal;
      }
      return undefined;
    },

    /** Counts a request, and takes a slot for it. @returns what frees the slot. @throws Fault when the request must wait */
    async admit(request: { ip: string }): Promise<() => void> {
      await count(request, 'requests');
      return requests.enter();
    },

    /** The headers of every answer to this request, also of one that refuses it. */
    headersOf: (request: CheckedRequest): Record<string, string> => ({
      vary: plainVary,
      ...corsHeadersOf(request, config),
    }),

    /**
     * The answer that carries a response: compressed when the client accepts it, and 304 when a GET names what the client has.
     * No cache stores it. The ETag of a public response is the same for every client, that of another one holds for the session
     * only.
     */
    async answerOf(request: ReceivedRequest, response: GraphqlResponse): Promise<Answer> {
      const isGet = request.method === 'GET';
      const headers: string[] = [];
      let status = 200;
      let cacheControl = 'no-store';
      let vary = plainVary;
      let etag: string | undefined;
      if ('cached' in response) {
        headers.push('content-type', response.cached.contentType);
        if (isGet) etag = response.cached.etag();
      } else {
        ({ status } = response);
        for (const [name, value] of response.headers) headers.push(name, value);
        for (const cookie of response.cookies) headers.push('set-cookie', cookie);
        const { refusedLogin = '', codes = [] } = request.facts ?? {};
        const logged = [refusedLogin, ...codes].find((code) => guessingCodes.has(code));
        if (logged !== undefined) headers.push(refusedHeader, logged);
        // A response with cookies has no ETag, so that a response that changes the session always has its body.
        if (isGet && status === 200 && response.cookies.length === 0) {
          etag = etagOf(response.text);
          cacheControl = 'private, no-store';
          vary += ', Cookie';
        }
      }
      headers.push('cache-control', cacheControl);
      const cors = corsHeadersOf(request, config);
      if (cors) headers.push(...Object.entries(cors).flat());
      if (etag !== undefined) headers.push('etag', etag);
      if (etag !== undefined && matchesEtag(request.headers['if-none-match'], etag)) {
        return { status: 304, headers: [...headers, 'vary', vary], body: undefined };
      }
      const { 'x-no-compression': refused, 'accept-encoding': accepted } = request.headers;
      const acceptEncoding = refused === undefined ? accepted : undefined;
      const { bytes, coding } =
        'cached' in response ? await response.cached.body(acceptEncoding) : await encode(response.text, acceptEncoding);
      if (coding) headers.push('content-encoding', coding);
      headers.push('vary', coding ? `${vary}, accept-encoding` : vary);
      return { status, headers, body: bytes };
    },
  };
}

export type AnswerPolicy = ReturnType<typeof createAnswerPolicy>;

interface Content {
  bytes: string | Buffer;
  coding?: ContentCoding;
}

/** Compresses a response when it is long; most are short and sent as they are. */
function encode(text: string, acceptEncoding: string | undefined): Content | Promise<Content> {
  const coding = Buffer.byteLength(text) < minCompressedBytes ? undefined : codingFor(acceptEncoding);
  if (!coding) return { bytes: text };
  return compress(Buffer.from(text), coding, { brotliQuality }).then((bytes) => ({ bytes, coding }));
}
