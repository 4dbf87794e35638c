import type { DocumentNode, GraphQLField, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { readCostTree, type CostNode, type CostTree, type RequestedLength, type ResponseShape } from './cost-tree.ts';
import { fieldCostsOf } from './field-costs.ts';
import { operationLimits, storeCallsOf } from './operation-limits.ts';

/** The cost of an operation, as `extensions.cost` shows it outside production. */
export interface OperationCost {
  /** Objects that the response may hold, and the work to find them. */
  objects: number;
  /** Requests that the operation counts as in the rate limit. */
  charged: number;
  /** The most objects that an operation may ask for. */
  limit: number;
}

export interface EstimatedCost extends OperationCost {
  /** Whether the response may hold more than was assumed, because a list has no argument for its length. */
  isOpenEnded: boolean;
  /** The number of objects that the data of the response counts as. */
  objectsIn: (data: unknown) => number;
}

/** The amounts that count as one request: about two pages of 24 products, or five calls to the store. */
const perRequest = { objects: 50, storeCalls: 5 };

type Variables = Record<string, unknown>;

/**
 * Estimates the cost of valid operations before they are executed. Lists in lists are multiplied; each alias of a list counts,
 * and so do `nodes` beside `edges`. A field that two fragments select counts once, as it is executed once. Each operation is
 * measured once; later only its variables are read.
 */
export function createOperationCosts(schema: GraphQLSchema) {
  const known = new WeakMap<OperationDefinitionNode, (variables: Variables) => EstimatedCost>();

  return function costOf(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ): EstimatedCost {
    let estimate = known.get(operation);
    if (!estimate) {
      estimate = estimateOf(readCostTree(schema, document, operation), storeCallsOf(schema, document, operation));
      known.set(operation, estimate);
    }
    return estimate(variables);
  };
}

function estimateOf(
  { fields, shape, isOpenEnded }: CostTree,
  storeCalls: number,
): (variables: Variables) => EstimatedCost {
  const objectsIn = (data: unknown) => Math.max(0, countObjects(data, shape) - 1);
  const estimate = (variables: Variables) => {
    const objects = fields.reduce((sum, field) => sum + objectsOf(field, 1, variables), 0);
    return { ...priceOf(objects, storeCalls), isOpenEnded, objectsIn };
  };
  if (fields.some(dependsOnVariables)) return estimate;
  const fixed = estimate({});
  return () => fixed;
}

const dependsOnVariables = ({ length, children }: CostNode): boolean =>
  length?.sizes.some(({ variable }) => variable !== undefined) === true || children.some(dependsOnVariables);

export type CostOf = ReturnType<typeof createOperationCosts>;

function priceOf(objects: number, storeCalls = 0): OperationCost {
  const charged = Math.max(1, Math.ceil(objects / perRequest.objects), Math.ceil(storeCalls / perRequest.storeCalls));
  return { objects, charged, limit: operationLimits.objects };
}

/**
 * Charges for objects in the result beyond the estimate. The response is sent even if this exceeds the rate limit: the work
 * is done.
 */
export async function settleCost(
  cost: EstimatedCost,
  countObjects: () => number,
  charge: GatewayContext['charge'],
): Promise<EstimatedCost> {
  const objects = cost.isOpenEnded ? countObjects() : 0;
  if (objects <= cost.objects) return cost;
  const settled = { ...cost, ...priceOf(objects) };
  if (settled.charged <= cost.charged) return { ...settled, charged: cost.charged };
  await charge(settled.charged - cost.charged).catch(() => undefined);
  return settled;
}

/** The `extensions` of a response. */
export const costExtension = ({ objects, charged, limit }: OperationCost) => ({ cost: { objects, charged, limit } });

/** Whether the objects of a field are parts of the object around it, and do not count. */
export const isPart = (schema: GraphQLSchema, field: GraphQLField<unknown, unknown> | undefined): boolean =>
  field !== undefined && fieldCostsOf(schema).get(field)?.weight === 0;

/** Counts the objects of a value, with the object itself. */
function countObjects(value: unknown, shape: ResponseShape | undefined): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + countObjects(entry, shape), 0);
  let count = 1;
  const object = value as Record<string, unknown>;
  for (const name in object) {
    const inner = shape?.get(name);
    if (inner !== null) count += countObjects(object[name], inner);
  }
  return count;
}

function objectsOf(
  { entries, length: requested, weight, children }: CostNode,
  pageLength: number,
  variables: Variables,
): number {
  const length = requested ? lengthOf(requested, variables) : pageLength;
  let count = entries;
  if (count === 'requested') count = length;
  if (count === 'page') count = pageLength;
  return count * children.reduce((sum, field) => sum + objectsOf(field, length, variables), weight);
}

function lengthOf({ sizes, assumedSize, maxSize }: RequestedLength, variables: Variables): number {
  const lengths = sizes
    .map(({ number, variable }) => (variable === undefined ? undefined : variables[variable]) ?? number)
    .filter((length) => length !== undefined)
    // The resolver refuses other values; they must not make the operation cheap.
    .map((length) => (typeof length === 'number' && length >= 0 ? Math.min(length, maxSize) : maxSize));
  return lengths.length === 0 ? assumedSize : Math.max(...lengths);
}
