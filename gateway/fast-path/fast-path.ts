import { OperationTypeNode, type ExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { GatewayContext } from '../context.ts';
import type { GraphqlRequest } from '../graphql/graphql-request.ts';
import { costExtension, settleCost, type CostOf } from '../graphql/operation-cost.ts';
import { documentKeyOf, normalKeyOf, sentKeyOf } from './cache-keys.ts';
import { createDocumentCache, type CachedDocument } from './document-cache.ts';
import { createExecutedOperations, type ExecutedOperation } from './executed-operations.ts';
import { createQueryExecutor, type ExecutionRequest } from './query-executor.ts';
import { createResponseCache, type CachedResponse, type ResponseKeys } from './response-cache.ts';

export type { CachedResponse };

interface FastPathOptions {
  schema: GraphQLSchema;
  catalogue: Catalogue;
  costOf: CostOf;
  /** Whether responses say what they cost. */
  showsCost: boolean;
  maxCoercionErrors: number;
  /**
   * Gets each operation that could not be written although its execution had no error: it takes twice the work.
   */
  onWriterFailure: (failed: WriterFailure) => void;
}

/** A response of Apollo Server or of the document cache. */
export interface ExecutedResponse {
  status: number;
  /** The headers without `cache-control` and `set-cookie`. */
  headers: ReadonlyMap<string, string>;
  text: string;
}

/** An operation for metrics and traces. */
export interface NamedOperation {
  /** `query` or `mutation`. */
  type: string;
  name: string | undefined;
}

interface WriterFailure {
  operation: NamedOperation;
  error: unknown;
  /** Whether this operation has failed like this before. */
  isRepeated: boolean;
}

/** A response of `executeKnown`. */
export interface KnownResponse extends ExecutedResponse {
  operation: NamedOperation;
  /** The data of a change that is refused or has an order, and of what graphql executed. */
  data: ExecutionResult['data'];
  /** Requests that it counted as in the rate limit. */
  charged: number;
}

/** An operation whose document is cached, and the variables of this request. */
export interface KnownOperation {
  known: CachedDocument;
  requested: NonNullable<GraphqlRequest['operation']>;
}

interface PublicResponse {
  response: ExecutedResponse;
  /** The keys of the response; undefined when it must not be cached. */
  keys: ResponseKeys | undefined;
  /** The catalogue before the execution. */
  snapshot: Snapshot | undefined;
}

interface RememberedResponse extends PublicResponse {
  request: GraphqlRequest;
  context: GatewayContext;
}

/**
 * Quicker ways to a response than Apollo Server, for requests like earlier ones. `graphql-responses.ts` tries them in this
 * order:
 *
 * | Way | For | What runs |
 * |---|---|---|
 * | `findSent` | a public response, the same request byte for byte | a look-up; nothing is parsed |
 * | `findNormal` | a public response, the same request in another spelling | a look-up by what the request means |
 * | `findDocument`, `executeKnown` | an operation whose document is cached | execution, without parsing and validation; then `rememberPublic` |
 * | Apollo Server | all else, and the errors of the ways above | parsing, validation, execution; then `remember` |
 *
 * Its caches, and what empties them besides their sizes:
 *
 * | Cache | Has | Until |
 * |---|---|---|
 * | response cache | public responses by what the request means | the catalogue changes |
 * | aliases in the response cache | that key by the request as it was sent | |
 * | document cache | parsed and valid operations by their texts | |
 * | writer cache | the compiled writers of a cached operation by its conditions | its document goes |
 * | text cache | the texts of products and public fields in personal responses | the catalogue changes |
 *
 * Besides these, the REST client of each request has a cache of the store's answers, so that an equal read is sent once. Uploads
 * always go to Apollo Server. Apollo Server executes operations by the same executor. This is the only file of the
 * folder that other folders import.
 */
export function createFastPath(options: FastPathOptions) {
  const { schema, catalogue, costOf, showsCost, maxCoercionErrors, onWriterFailure } = options;
  const responses = createResponseCache();
  const documents = createDocumentCache();
  const executedOperations = createExecutedOperations(schema, costOf);
  const { execute, write } = createQueryExecutor(schema, { maxCoercionErrors });
  const operationsThatFailed = new WeakSet<OperationDefinitionNode>();

  /** Reading the catalogue refreshes it when it is due, as an executed query would. */
  async function ifCurrent(response: CachedResponse): Promise<CachedResponse | undefined> {
    return response.snapshot === (catalogue.currentIfFresh() ?? (await catalogue.current())) ? response : undefined;
  }

  /** The cached document of a request, with the request's variables. */
  function findDocument(request: GraphqlRequest): KnownOperation | undefined {
    const key = documentKeyOf(request);
    const known = key === undefined ? undefined : documents.find(key);
    return known && request.operation && { known, requested: request.operation };
  }

  /** The response of a known operation; undefined after errors, which Apollo Server formats without another execution. */
  async function executeKnown(
    { known: { document, operation, headers }, requested }: KnownOperation,
    context: GatewayContext,
  ): Promise<KnownResponse | undefined> {
    const { variables, operationName } = requested;
    const cost = costOf(document, operation, variables ?? {});
    // Other variables may ask for more than those of the first request.
    if (cost.objects > cost.limit) return undefined;
    if (cost.charged > 1) await context.charge(cost.charged - 1);
    const known = { document, operation, request: { variables, operationName }, context };
    const attempt = await write(known);
    const written = attempt && 'text' in attempt ? attempt : undefined;
    const result = written ? undefined : await execute(known);
    if (result?.errors) {
      context.executed = result;
      // The request is charged already.
      context.charge = async () => undefined;
      return undefined;
    }
    const named = { type: operation.operation, name: operation.name?.value };
    if (attempt && 'failure' in attempt) {
      onWriterFailure({ operation: named, error: attempt.failure, isRepeated: operationsThatFailed.has(operation) });
      operationsThatFailed.add(operation);
    }
    const data = written ? loggedData(operation, written.text) : result?.data;
    const settled = await settleCost(cost, () => written?.objects ?? cost.objectsIn(result?.data), context.charge);
    const extensions = showsCost ? `,"extensions":${JSON.stringify(costExtension(settled))}` : '';
    return {
      status: 200,
      headers,
      text: `{"data":${written?.text ?? JSON.stringify(result?.data)}${extensions}}\n`,
      operation: named,
      data,
      charged: cost.charged,
    };
  }

  /** Caches the response of a public operation. @returns undefined when it cannot be cached */
  function rememberPublic(
    operation: Pick<ExecutedOperation, 'operation' | 'charged'>,
    { response: { headers, text }, keys, snapshot }: PublicResponse,
  ): CachedResponse | undefined {
    const contentType = headers.get('content-type');
    // With the same catalogue before and after, the response was made from it.
    if (!contentType || !keys || !snapshot || snapshot !== catalogue.peek()) return undefined;
    return responses.add(keys, { operation, snapshot, text, contentType });
  }

  /** Caches the document of a response of Apollo Server, and a public response itself. @returns the public response */
  function remember({ request, context, ...made }: RememberedResponse): CachedResponse | undefined {
    const operation = executedOperations.of(context);
    const { status, headers } = made.response;
    const contentType = headers.get('content-type');
    // Apollo Server executes, and then refuses with 406, requests that accept none of its media types.
    if (!operation || !contentType || status !== 200) return undefined;
    const key = documentKeyOf(request);
    if (key !== undefined) documents.add(key, operation, contentType);
    return operation.isPublic ? rememberPublic(operation, made) : undefined;
  }

  return {
    sentKeyOf,
    keysOf: (sent: string, request: GraphqlRequest, publicOrigin: string): ResponseKeys => ({
      sent,
      normal: normalKeyOf(request, publicOrigin) ?? sent,
    }),
    findSent(sent: string): Promise<CachedResponse | undefined> | undefined {
      const response = responses.findSent(sent, catalogue.peek());
      return response && ifCurrent(response);
    },
    findDocument,
    executeKnown,
    async findNormal(keys: ResponseKeys): Promise<CachedResponse | undefined> {
      const found = responses.find(keys.normal, catalogue.peek());
      const response = found && (await ifCurrent(found));
      if (response) responses.addAlias(keys);
      return response;
    },
    remember,
    rememberPublic: ({ known }: KnownOperation, { charged }: KnownResponse, made: PublicResponse) =>
      rememberPublic({ operation: known.operation, charged }, made),

    /** Executes an operation for Apollo Server, and uses a result of `executeKnown` again. */
    execute: async (requested: ExecutionRequest): Promise<ExecutionResult> =>
      requested.context.executed ?? (await execute(requested)),
    /** The plugin for Apollo Server that remembers what it has executed. */
    plugin: executedOperations.plugin,

    get responseCacheBytes() {
      return responses.sizeBytes;
    },
    get cachedDocuments() {
      return documents.size;
    },
  };
}

/** The data of a change that is refused, whose error codes are counted, or that has an order, which the log names; else undefined. */
const loggedData = ({ operation }: OperationDefinitionNode, text: string): ExecutionResult['data'] =>
  operation === OperationTypeNode.MUTATION && (text.includes('"errors":[{') || text.includes('"order":{'))
    ? (JSON.parse(text) as ExecutionResult['data'])
    : undefined;

export type FastPath = ReturnType<typeof createFastPath>;
