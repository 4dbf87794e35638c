import type { FastifyRequest } from 'fastify';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { asksForSchema } from './public-documents.ts';
import { isRecord } from '../rest/outcome.ts';
import type { AnsweredOperation } from '../graphql/executed-operations.ts';

/** Characters that the texts of all operations may take together, and one of them. */
const most = { characters: 2_000_000, operation: 20_000 };
const jsonTypes = ['application/json', 'application/json; charset=utf-8'];

/** An operation that Apollo Server has read, found valid and answered without an error. */
interface PreparedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  contentType: string;
}

/** What a request asks for, when it is of the plainest kind. */
export interface PlainRequest {
  /** Everything that decides how it is read: the operation, and the answer's type. Nothing of whom it is for. */
  key: string;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
}

/**
 * Operations that need not go through Apollo Server again, as far as their reading goes: the same text, found valid once,
 * is valid ever after. Each is executed anew for every request; what ends in an error is Apollo Server's to word.
 */
export class PreparedOperations {
  readonly #operations = new LRUCache<string, PreparedOperation>({
    maxSize: most.characters,
    sizeCalculation: (_operation, key) => key.length,
  });

  find(key: string): PreparedOperation | undefined {
    return this.#operations.get(key);
  }

  /** Takes over an operation that Apollo Server has just answered; answers to public ones are kept whole instead. */
  prepare(key: string, answered: AnsweredOperation | undefined, contentType: string): void {
    if (!answered || answered.isPublic || key.length > most.operation) return;
    const { document, operation } = answered;
    // What not everyone may ask is Apollo Server's to allow, every time.
    if (!asksForSchema(document)) this.#operations.set(key, { document, operation, contentType });
  }
}

/** What a request asks for; undefined for all that Apollo Server has to look at more closely. */
export function readPlainRequest({ method, headers }: FastifyRequest, body: unknown): PlainRequest | undefined {
  if (method !== 'POST' || !jsonTypes.includes(headers['content-type'] ?? '') || !isRecord(body)) return undefined;
  const { query, variables, operationName, extensions } = body;
  if (variables != null && !isRecord(variables)) return undefined;
  if (operationName != null && typeof operationName !== 'string') return undefined;
  const hash = query === undefined ? hashIn(extensions) : undefined;
  const text = extensions == null && typeof query === 'string' ? `text ${query}` : hash && `hash ${hash}`;
  if (!text) return undefined;
  return {
    key: `${headers.accept ?? ''}\n${JSON.stringify(operationName)}\n${text}`,
    variables: variables ?? undefined,
    operationName: operationName ?? undefined,
  };
}

function hashIn(extensions: unknown): string | undefined {
  const persistedQuery = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  if (!isRecord(persistedQuery) || persistedQuery['version'] !== 1) return undefined;
  const hash = persistedQuery['sha256Hash'];
  return typeof hash === 'string' ? hash : undefined;
}
