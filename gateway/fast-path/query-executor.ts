import {
  execute as executeByGraphql,
  getVariableValues,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { GatewayContext } from '../context.ts';
import { createCompiledOperations, type CompiledMixture } from './compiled-operations.ts';
import { createPartCache } from './part-cache.ts';
import { createNullCheck } from './required-variables.ts';

/** A valid document, and the operation chosen from it. */
export interface ExecutionRequest {
  document: DocumentNode;
  operation?: OperationDefinitionNode | undefined;
  request: { variables?: Record<string, unknown> | undefined; operationName?: string | undefined };
  context: GatewayContext;
}

type Variables = Record<string, unknown>;

/**
 * Executes operations. Queries that come often are compiled, and their catalogue fields are cached while the catalogue stays
 * the same. When compiled code fails, graphql's own executor executes the query again, for its error messages. This costs no
 * second call, because each read of the store is sent once per request.
 */
export function createQueryExecutor(schema: GraphQLSchema, options: { maxCoercionErrors: number }) {
  const planFor = createCompiledOperations(schema);
  const parts = createPartCache();
  const findForbiddenNull = createNullCheck(schema);

  async function execute(requested: ExecutionRequest): Promise<ExecutionResult> {
    const { document, operation, request, context } = requested;
    const variables = request.variables ?? {};
    const error = operation && findForbiddenNull(document, operation, variables);
    if (error) return { errors: [error] };
    if (operation?.operation !== OperationTypeNode.QUERY) return await executeUncompiled(requested);
    const { whole, mixture } = planFor(document, operation);
    if ((!whole && !mixture) || !areValid(operation, variables)) return await executeUncompiled(requested);

    const result = mixture
      ? await executeMixture(mixture, variables, context).catch(() => undefined)
      : await whole?.query({}, context, variables);
    return result && !result.errors ? result : await executeUncompiled(requested);
  }

  async function executeMixture(
    mixture: CompiledMixture,
    variables: Variables,
    context: GatewayContext,
  ): Promise<ExecutionResult> {
    // The store's calls start first: only they take long.
    const restUnderWay = mixture.rest.query({}, context, variables);
    const [snapshot, rest] = await Promise.all([context.api.products.snapshot(), restUnderWay]);
    if (rest.errors) return rest;
    const { publicOrigin } = context;
    const data: Record<string, unknown> = {};
    for (const key of mixture.keys) data[key] = rest.data?.[key];
    for (const part of mixture.catalogue) {
      const known = parts.find(part, variables, { snapshot, publicOrigin });
      if (known) {
        data[part.key] = known.value;
        continue;
      }
      const result = await part.compiled.query({}, context, variables);
      if (result.errors) return result;
      const value = result.data?.[part.key];
      data[part.key] = value;
      parts.add(part, variables, { snapshot, publicOrigin, value });
    }
    return { data };
  }

  /** The executor's own check; when it fails, the executor runs, for its error messages. */
  function areValid({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): boolean {
    if (variableDefinitions.length === 0) return true;
    return getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 }).errors === undefined;
  }

  async function executeUncompiled({ document, request, context }: ExecutionRequest): Promise<ExecutionResult> {
    return await executeByGraphql({
      schema,
      document,
      contextValue: context,
      variableValues: request.variables,
      operationName: request.operationName,
      options,
    });
  }

  return { execute, stringify: parts.stringify };
}
