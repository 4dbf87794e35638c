import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { AnsweredOperation } from '../graphql/executed-operations.ts';
import { codingFor, compress, type ContentCoding } from '../content-coding.ts';

/** Bytes that all kept answers and the requests they belong to may take together, and one of each. */
const most = { bytes: 32 * 1024 * 1024, answer: 2 * 1024 * 1024, request: 8 * 1024, spellings: 4 * 1024 * 1024 };
/** As for all other answers: what is smaller gains nothing. */
const compressFrom = 1024;
const brotli = { brotliQuality: 5 };

/** A whole answer as it left Apollo Server. */
export interface KeptAnswer {
  readonly snapshot: Snapshot;
  readonly contentType: string;
  /** Everything it depends on, in the one spelling under which it is kept. */
  readonly key: string;
  /** How many requests of the address's limit it counts as. */
  readonly charged: number;
  /** For the metrics. */
  readonly operationName: string | null;
  readonly bytes: Buffer;
  readonly encoded: Map<ContentCoding, Buffer>;
  etag?: string;
}

/**
 * Answers of the anonymous catalogue, kept whole in front of Apollo Server: the very same request gets the very same
 * bytes for as long as the catalogue stays what it was. Only requests that Apollo Server has answered without an error
 * get here, and nothing about the visitor is part of their answer; every check in front of Apollo Server runs before.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: most.bytes,
    sizeCalculation: ({ bytes, encoded }, key) =>
      bytes.length + key.length + [...encoded.values()].reduce((sum, { length }) => sum + length, 0),
  });
  /** By a request's own text, the key of its answer: a repeated request is not parsed. */
  readonly #spellings = new LRUCache<string, string>({
    maxSize: most.spellings,
    sizeCalculation: (key, text) => key.length + text.length,
  });
  #snapshot: Snapshot | undefined;

  /** Bytes in use. */
  get size(): number {
    return this.#answers.calculatedSize;
  }

  /** The key of the answer to a request; the request's own where none is known. */
  normalOf(text: string): string {
    return this.#spellings.get(text) ?? text;
  }

  /** Remembers that a request of this text gets that answer. */
  alsoKnownAs(text: string, { key }: KeptAnswer): void {
    if (text !== key && text.length <= most.request) this.#spellings.set(text, key);
  }

  /** The answer to this request, if it was made from this very catalogue. */
  find(key: string, snapshot: Snapshot | undefined): KeptAnswer | undefined {
    return snapshot === this.#snapshot ? this.#answers.get(key) : undefined;
  }

  /** Keeps an answer that was made from this catalogue, if it is one for everybody. */
  keep(
    key: string,
    {
      answered,
      snapshot,
      text,
      contentType,
    }: { answered: AnsweredOperation | undefined; snapshot: Snapshot; text: string; contentType: string },
  ): KeptAnswer | undefined {
    if (!answered?.isPublic || key.length > most.request || text.length > most.answer) return undefined;
    if (snapshot !== this.#snapshot) {
      this.#answers.clear();
      this.#snapshot = snapshot;
    }
    const operationName = answered.operation.name?.value ?? null;
    const answer: KeptAnswer = {
      snapshot,
      contentType,
      key,
      charged: answered.charged,
      operationName,
      bytes: Buffer.from(text),
      encoded: new Map(),
    };
    this.#answers.set(key, answer);
    return answer;
  }

  /** The bytes in the coding this client likes best; made once. */
  async encode(answer: KeptAnswer, accepted: string | undefined): Promise<{ bytes: Buffer; coding?: ContentCoding }> {
    const coding = answer.bytes.length < compressFrom ? undefined : codingFor(accepted);
    if (!coding) return answer;
    const known = answer.encoded.get(coding);
    if (known) return { bytes: known, coding };
    const bytes = await compress(answer.bytes, coding, brotli);
    answer.encoded.set(coding, bytes);
    // Counted anew, if it is still there.
    if (this.#answers.peek(answer.key) === answer) this.#answers.set(answer.key, answer);
    return { bytes, coding };
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
