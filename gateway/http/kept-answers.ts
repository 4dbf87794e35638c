import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApolloServerPlugin } from '@apollo/server';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { GatewayContext } from '../context.ts';

/** Bytes that all kept answers and the requests they belong to may take together, and one of each. */
const MOST = { bytes: 32 * 1024 * 1024, answer: 2 * 1024 * 1024, request: 8 * 1024 };
/** As for all other answers: what is smaller gains nothing. */
const COMPRESS_FROM = 1024;

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof compressors;

/** A whole answer as it left Apollo Server. */
export interface KeptAnswer {
  readonly snapshot: Snapshot;
  readonly contentType: string;
  /** For the metrics. */
  readonly operationName: string | null;
  readonly bytes: Buffer;
  readonly encoded: Map<Encoding, Buffer>;
  etag?: string;
}

/** What Apollo Server has found out about the operation it answered. */
interface AnswerNote {
  mayBeKept: boolean;
  operationName: string | null;
}

/**
 * Answers of the anonymous catalogue, kept whole in front of Apollo Server: the very same request gets the very same
 * bytes for as long as the catalogue stays what it was. Only requests that Apollo Server has answered without an error
 * get here, and nothing about the visitor is part of their answer; every check in front of Apollo Server runs before.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: MOST.bytes,
    sizeCalculation: ({ bytes, encoded }, key) =>
      bytes.length + key.length + [...encoded.values()].reduce((sum, { length }) => sum + length, 0),
  });
  /** By a part of the context that is the request's own: Apollo Server copies the context itself. */
  readonly #notes = new WeakMap<GatewayContext['api'], AnswerNote>();
  #snapshot: Snapshot | undefined;

  /** Bytes in use. */
  get size(): number {
    return this.#answers.calculatedSize;
  }

  /** The answer to this request, if it was made from this very catalogue. */
  find(key: string, snapshot: Snapshot | undefined): KeptAnswer | undefined {
    return snapshot === this.#snapshot ? this.#answers.get(key) : undefined;
  }

  /** Keeps an answer that was made from this catalogue, if it is one for everybody. */
  keep(
    key: string,
    {
      context,
      snapshot,
      text,
      contentType,
    }: { context: GatewayContext; snapshot: Snapshot; text: string; contentType: string },
  ): KeptAnswer | undefined {
    const note = this.#notes.get(context.api);
    if (!note?.mayBeKept || key.length > MOST.request || text.length > MOST.answer) return undefined;
    if (snapshot !== this.#snapshot) {
      this.#answers.clear();
      this.#snapshot = snapshot;
    }
    const { operationName } = note;
    const answer: KeptAnswer = { snapshot, contentType, operationName, bytes: Buffer.from(text), encoded: new Map() };
    this.#answers.set(key, answer);
    return answer;
  }

  /** The bytes in the encoding this client likes best; made once. */
  async encode(
    key: string,
    answer: KeptAnswer,
    accepted: string | undefined,
  ): Promise<{ bytes: Buffer; encoding?: Encoding }> {
    if (accepted === undefined || answer.bytes.length < COMPRESS_FROM) return answer;
    const encoding = negotiate(accepted.toLowerCase(), ['br', 'gzip', 'identity']);
    if (encoding !== 'br' && encoding !== 'gzip') return answer;
    const known = answer.encoded.get(encoding);
    if (known) return { bytes: known, encoding };
    const bytes = await compressors[encoding](answer.bytes);
    answer.encoded.set(encoding, bytes);
    // Counted anew, if it is still there.
    if (this.#answers.peek(key) === answer) this.#answers.set(key, answer);
    return { bytes, encoding };
  }

  /** Finds out, of each operation, whether its answer may be kept. */
  noting(isPublic: (document: DocumentNode) => boolean): ApolloServerPlugin<GatewayContext> {
    return {
      requestDidStart: async () => ({
        willSendResponse: async ({ contextValue, document, operationName, metrics, response }) => {
          const isWhole = response.body.kind === 'single' && !response.body.singleResult.errors;
          // A request that registers a text must reach Apollo Server every time.
          const mayBeKept = isWhole && !metrics.persistedQueryRegister && document !== undefined && isPublic(document);
          this.#notes.set(contextValue.api, { mayBeKept, operationName: operationName ?? null });
        },
      }),
    };
  }
}

/**
 * What the answer to a request depends on, as one text; undefined for requests that always go to Apollo Server, those that
 * it would take for a forgery among them.
 */
export function keyOf({ method, headers, url }: FastifyRequest, body: string | undefined): string | undefined {
  const { accept = '' } = headers;
  if (method === 'POST') return body === undefined ? undefined : `POST ${accept}\n${body}`;
  if (method !== 'GET' || headers['content-type'] !== undefined) return undefined;
  if (!headers['apollo-require-preflight'] && !headers['x-apollo-operation-name']) return undefined;
  const at = url.indexOf('?');
  return at === -1 ? undefined : `GET ${accept}\n${url.slice(at)}`;
}

/** Weak, because it stands for the answer in all its encodings. */
export function etagOf(answer: KeptAnswer): string {
  answer.etag ??= `W/"${createHash('sha256').update(answer.bytes).digest('base64url').slice(0, 27)}"`;
  return answer.etag;
}
