import {
  execute as executeByGraphql,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { Execution } from './json-writers.ts';
import { createTextCache } from './text-cache.ts';
import { createNullCheck } from './required-variables.ts';
import { compileWriter } from './response-writer.ts';
import { conditionVariables } from './selected-fields.ts';
import { createVariableCoercion } from './variable-coercion.ts';

/** A valid document, and the operation chosen from it. */
export interface ExecutionRequest {
  document: DocumentNode;
  operation?: OperationDefinitionNode | undefined;
  request: { variables?: Record<string, unknown> | undefined; operationName?: string | undefined };
  context: GatewayContext;
}

/** The data of a response as JSON. */
interface WrittenData {
  text: string;
  /** The number of objects that it counts as in the cost of the operation. */
  objects: number;
}

/** The failure of a writer: `execute` must do it, and finds the error, or finds that only the writer fails. */
interface FailedWrite {
  failure: unknown;
}

/** The writers of an operation, by the values of the variables that decide which fields it selects. */
interface Writers {
  conditions: readonly string[];
  /** The writers; null for what only graphql can execute. */
  byConditions: Map<string, ((execution: Execution) => string | Promise<string>) | null>;
}

const maxWritersPerOperation = 16;

/** Executes operations by graphql's own executor, and writes those that come again without it. */
export function createQueryExecutor(schema: GraphQLSchema, options: { maxCoercionErrors: number }) {
  const findForbiddenNull = createNullCheck(schema);
  const textCache = createTextCache();
  const coerce = createVariableCoercion(schema);
  const writerCache = new WeakMap<OperationDefinitionNode, Writers>();

  async function execute({ document, operation, request, context }: ExecutionRequest): Promise<ExecutionResult> {
    const { variables = {}, operationName } = request;
    const error = operation && findForbiddenNull(document, operation, variables);
    if (error) return { errors: [error] };
    const result = await executeByGraphql({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
      options,
    });
    // Without data nothing was executed, because of the request. The message that ends a long list of its errors has no place
    // in the document, by which Apollo Server knows the others.
    return result.data === undefined && result.errors ? { errors: result.errors.map(asBadInput) } : result;
  }

  /**
   * Writes the data of a response. Undefined when `execute` must do it, as for several changes at once; a failure for responses
   * with errors. Both cost no second call to the store, because each read is sent once per request, and the result of a change
   * is remembered.
   */
  async function write({
    document,
    operation,
    request,
    context,
  }: ExecutionRequest): Promise<WrittenData | FailedWrite | undefined> {
    if (!operation) return undefined;
    const given = request.variables ?? {};
    if (findForbiddenNull(document, operation, given)) return undefined;
    const variables = coerce(operation, given);
    const writer = variables && writerFor(document, operation, variables);
    if (!writer) return undefined;
    if (operation.operation === OperationTypeNode.MUTATION) context.change = {};
    const execution: Execution = { context, variables, objects: 0, textCache };
    try {
      const text = await writer(execution);
      // The root object does not count.
      return { text, objects: execution.objects - 1 };
    } catch (failure) {
      return { failure };
    }
  }

  function writerFor(document: DocumentNode, operation: OperationDefinitionNode, variables: Record<string, unknown>) {
    let known = writerCache.get(operation);
    if (!known)
      writerCache.set(operation, (known = { conditions: conditionVariables(document), byConditions: new Map() }));
    const { conditions, byConditions } = known;
    const key = conditions.map((name) => String(variables[name])).join();
    let writer = byConditions.get(key);
    if (writer !== undefined) return writer;
    if (byConditions.size === maxWritersPerOperation) return null;
    try {
      writer = compileWriter({ schema, document, operation, variables });
    } catch {
      writer = null;
    }
    byConditions.set(key, writer);
    return writer;
  }

  return { execute, write };
}

const asBadInput = ({ message, nodes }: GraphQLError) =>
  new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } });
