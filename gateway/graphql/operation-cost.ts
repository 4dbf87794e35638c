import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { operationLimits, storeCallsOf } from './operation-limits.ts';

/** What an operation costs, as `extensions.cost` shows it outside production. */
export interface OperationCost {
  /** Objects that the answer may hold, with what it takes to find them. */
  objects: number;
  /** How many requests of the address's limit the operation counts as. */
  charged: number;
  /** Objects that an operation may ask for at most. */
  limit: number;
}

export interface FoundCost extends OperationCost {
  /** Whether the answer may hold more than was assumed: only the answer can tell. */
  isOpenEnded: boolean;
}

/** What is charged as one request: about two pages of 24 products, or what five calls to the store take. */
const perRequest = { objects: 50, storeCalls: 5 };
/** Values that an object holds at most before it counts again: a product has fewer, aliases make more of them. */
const valuesPerObject = 20;
/** Fields that hold several texts, and the values each counts as. */
const textLists: Record<string, number> = { description: 4, images: 4, paymentTypes: 4 };
/** Objects that the work behind a field counts as, beside those in the answer. */
const work: Record<string, number> = { products: 10, __schema: 300, __type: 30 };

/** Lists whose length the argument `first` says: the length when it is left out, and the longest. */
const listsByFirst: Record<string, { usual: number; most: number }> = { related: { usual: 5, most: 20 } };
const connections: Record<string, { usual: number; most: number }> = {
  products: { usual: 24, most: 100 },
  ordersConnection: { usual: 50, most: 100 },
};
/** The lists within a connection: as long as its page. */
const pageLists = ['nodes', 'edges'];
/** Lists that have no argument for their length, and the length that is assumed until the answer is there. */
const openLists: Record<string, number> = {
  addresses: 5,
  cart: 20,
  days: 31,
  errors: 5,
  items: 10,
  orders: 100,
};

/** Every field of the schema that answers a list of objects must be here. */
export const countedLists = [...Object.keys(listsByFirst), ...pageLists, ...Object.keys(openLists)];

type Variables = Record<string, unknown>;

/** The length of a list: a number, or what a variable says. */
interface AskedLength {
  number: number;
  variable: string | undefined;
  most: number;
}

interface CostNode {
  /** Objects of this field in each object around it: a number, as many as it asks for, or as many as its connection's page. */
  entries: number | 'asked' | 'page';
  asked: AskedLength | undefined;
  /** What one of the objects counts as by itself. */
  weight: number;
  below: CostNode[];
}

interface CountedOperation {
  fields: CostNode[];
  storeCalls: number;
  isOpenEnded: boolean;
}

/**
 * Counts the objects of valid operations before they are executed: lists within lists are multiplied, and each alias of a list
 * counts, `nodes` beside `edges` too. What two fragments ask of the same field is counted once, as it is executed once.
 * An operation is read once; later only its variables are looked at.
 */
export function createOperationCosts() {
  const counted = new WeakMap<OperationDefinitionNode, CountedOperation>();

  return function costOf(document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): FoundCost {
    const known = counted.get(operation) ?? readOperation(document, operation);
    counted.set(operation, known);
    const objects = known.fields.reduce((sum, field) => sum + objectsOf(field, 1, variables), 0);
    return { ...priceOf(objects, known.storeCalls), isOpenEnded: known.isOpenEnded };
  };
}

export type CostOf = ReturnType<typeof createOperationCosts>;

export function priceOf(objects: number, storeCalls = 0): OperationCost {
  const charged = Math.max(1, Math.ceil(objects / perRequest.objects), Math.ceil(storeCalls / perRequest.storeCalls));
  return { objects, charged, limit: operationLimits.objects };
}

/** The objects in an answer. */
export function countObjects(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = Array.isArray(value) ? 0 : 1;
  for (const part of Object.values(value)) count += countObjects(part);
  return count;
}

function objectsOf({ entries, asked, weight, below }: CostNode, pageLength: number, variables: Variables): number {
  const length = asked ? lengthOf(asked, variables) : pageLength;
  let count = entries;
  if (count === 'asked') count = length;
  if (count === 'page') count = pageLength;
  return count * below.reduce((sum, field) => sum + objectsOf(field, length, variables), weight);
}

function lengthOf({ number, variable, most }: AskedLength, variables: Variables): number {
  const value = variable === undefined ? undefined : variables[variable];
  const length = value ?? number;
  // What does not fit is refused later, and must not make the operation cheap.
  return typeof length === 'number' && length >= 0 ? Math.min(length, most) : most;
}

function readOperation(document: DocumentNode, operation: OperationDefinitionNode): CountedOperation {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  );
  let isOpenEnded = false;

  /** The fields of selections that are executed as one, by their names in the answer. */
  function fieldsIn(selectionSets: readonly SelectionSetNode[]): FieldNode[][] {
    const fields = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    const collect = ({ selections }: SelectionSetNode) => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const key = (selection.alias ?? selection.name).value;
          fields.set(key, [...(fields.get(key) ?? []), selection]);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          collect(selection.selectionSet);
        } else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value);
          const fragment = fragments.get(selection.name.value);
          if (fragment) collect(fragment.selectionSet);
        }
      }
    };
    for (const selectionSet of selectionSets) collect(selectionSet);
    return [...fields.values()];
  }

  function askedLength(field: FieldNode, { usual, most }: { usual: number; most: number }): AskedLength {
    const first = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (first?.kind === Kind.INT) return { number: Number(first.value), variable: undefined, most };
    if (first?.kind !== Kind.VARIABLE) return { number: usual, variable: undefined, most };
    const given = defaults.get(first.name.value);
    return { number: given?.kind === Kind.INT ? Number(given.value) : usual, variable: first.name.value, most };
  }

  function read(selectionSets: readonly SelectionSetNode[]): { values: number; objects: CostNode[] } {
    let values = 0;
    const objects: CostNode[] = [];
    for (const same of fieldsIn(selectionSets)) {
      const [field] = same;
      if (!field) continue;
      const name = field.name.value;
      const inner = same.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (inner.length === 0) {
        values += textLists[name] ?? 1;
        continue;
      }
      // Whatever the introspection asks is within a bound that graphql itself sets.
      const below = name.startsWith('__') ? { values: 0, objects: [] } : read(inner);
      const byFirst = listsByFirst[name];
      const connection = connections[name];
      const open = openLists[name];
      isOpenEnded ||= open !== undefined;
      const asked = byFirst ?? connection;
      objects.push({
        entries: byFirst ? 'asked' : pageLists.includes(name) ? 'page' : (open ?? 1),
        asked: asked && askedLength(field, asked),
        weight: (work[name] ?? 0) + Math.max(1, Math.ceil(below.values / valuesPerObject)),
        below: below.objects,
      });
    }
    return { values, objects };
  }

  const root = read([operation.selectionSet]);
  return { fields: root.objects, storeCalls: storeCallsOf(document, operation), isOpenEnded };
}
