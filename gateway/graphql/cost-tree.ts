import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import {
  connections,
  listsByFirst,
  openLists,
  pageLists,
  parts,
  scalarLists,
  workByField,
  type LengthByArgument,
} from './field-costs.ts';
import { fragmentsIn } from './fragments.ts';

/** An object with more values counts more than once: a product has fewer, aliases add more. */
const valuesPerObject = 20;

/** The length of a list that an operation asks for, by the arguments `first` and `last`. */
export interface RequestedLength extends LengthByArgument {
  /** Each is a number, or the value of a variable, where `number` is the default. */
  sizes: { number: number | undefined; variable: string | undefined }[];
}

export interface CostNode {
  /** Objects of this field per parent object: a number, the requested length, or the length of its connection's page. */
  entries: number | 'requested' | 'page';
  length: RequestedLength | undefined;
  /** As how many objects one of them counts, without those in it. */
  weight: number;
  children: CostNode[];
}

/** What the variables cannot change about the cost of an operation. */
export interface CostTree {
  fields: CostNode[];
  /** Whether it has a list without an argument for its length. */
  isOpenEnded: boolean;
}

export function readCostTree(document: DocumentNode, operation: OperationDefinitionNode): CostTree {
  const fragments = fragmentsIn(document);
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  );
  let isOpenEnded = false;

  /** The fields of selection sets that are executed together; fields with the same name in the response are one. */
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

  function requestedLength(field: FieldNode, { standard, max }: LengthByArgument): RequestedLength {
    const sizes = (field.arguments ?? [])
      .filter(({ name }) => name.value === 'first' || name.value === 'last')
      .map(({ value }) => {
        if (value.kind !== Kind.VARIABLE) return { number: numberIn(value), variable: undefined };
        return { number: numberIn(defaults.get(value.name.value)), variable: value.name.value };
      });
    return { standard, max, sizes };
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
        values += scalarLists[name] ?? 1;
        continue;
      }
      // graphql bounds the depth of introspection.
      const child = name.startsWith('__') ? { values: 0, objects: [] } : read(inner);
      const count = parts[name];
      if (count !== undefined) {
        values += count * child.values;
        objects.push(...child.objects);
        continue;
      }
      const byFirst = listsByFirst[name];
      const connection = connections[name];
      const open = openLists[name];
      isOpenEnded ||= open !== undefined;
      const byArgument = byFirst ?? connection;
      objects.push({
        entries: byFirst ? 'requested' : pageLists.includes(name) ? 'page' : (open ?? 1),
        length: byArgument && requestedLength(field, byArgument),
        weight: (workByField[name] ?? 0) + Math.max(1, Math.ceil(child.values / valuesPerObject)),
        children: child.objects,
      });
    }
    return { values, objects };
  }

  const root = read([operation.selectionSet]);
  return { fields: root.objects, isOpenEnded };
}

const numberIn = (value: ValueNode | undefined) => (value?.kind === Kind.INT ? Number(value.value) : undefined);
