import {
  getNamedType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { fieldCostsOf, plainCost, type FieldCost, type ListSize } from './field-costs.ts';
import { fragmentsIn } from './fragments.ts';

/** Values of an object that counts once: a product has fewer, aliases add more. */
const valuesPerObject = 20;

/** The costs of the fields that tell about the schema, which no directive can have. */
const introspectionCosts: Record<string, FieldCost> = {
  __schema: { ...plainCost, weight: 301 },
  __type: { ...plainCost, weight: 31 },
};

/** The length of a list that an operation asks for by arguments. */
export interface RequestedLength extends Pick<ListSize, 'assumedSize' | 'maxSize'> {
  /** The arguments: each is a number, or the value of a variable, where `number` is the default. */
  sizes: { number: number | undefined; variable: string | undefined }[];
}

export interface CostNode {
  /** Objects of this field per parent object: a number, the requested length, or the length of its connection's page. */
  entries: number | 'requested' | 'page';
  length: RequestedLength | undefined;
  /** The cost of one object without its children. */
  weight: number;
  children: CostNode[];
}

/**
 * The objects of a response by the names of their fields in it; null for a part, which does not count. The objects that tell
 * about the schema have no shape: all of them count.
 */
export type ResponseShape = Map<string, ResponseShape | null>;

/** The part of an operation's cost that its variables cannot change. */
export interface CostTree {
  fields: CostNode[];
  shape: ResponseShape;
  /** Whether it has a list without an argument for its length. */
  isOpenEnded: boolean;
}

export function readCostTree(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CostTree {
  const costs = fieldCostsOf(schema);
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

  function requestedLength(field: FieldNode, { assumedSize, maxSize, slicingArguments }: ListSize): RequestedLength {
    const sizes = (field.arguments ?? [])
      .filter(({ name }) => slicingArguments.includes(name.value))
      .map(({ value }) => {
        if (value.kind !== Kind.VARIABLE) return { number: numberIn(value), variable: undefined };
        return { number: numberIn(defaults.get(value.name.value)), variable: value.name.value };
      });
    return { assumedSize, maxSize, sizes };
  }

  /** @param sizedFields the fields of this object that are as long as its page */
  function read(
    type: GraphQLObjectType | undefined,
    selectionSets: readonly SelectionSetNode[],
    sizedFields: readonly string[] = [],
  ): { values: number; objects: CostNode[]; shape: ResponseShape } {
    let values = 0;
    const objects: CostNode[] = [];
    const shape: ResponseShape = new Map();
    for (const same of fieldsIn(selectionSets)) {
      const [node] = same;
      if (!node) continue;
      const name = node.name.value;
      const field = type?.getFields()[name];
      const { weight, list } = (field ? costs.get(field) : introspectionCosts[name]) ?? plainCost;
      const inner = same.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (inner.length === 0) {
        values += list?.assumedSize ?? 1;
        continue;
      }
      const fieldType = field && getNamedType(field.type);
      // graphql bounds the depth of introspection.
      const child = isObjectType(fieldType)
        ? read(fieldType, inner, list?.sizedFields)
        : { values: 0, objects: [], shape: undefined };
      const key = (node.alias ?? node.name).value;
      if (weight === 0) {
        values += (list?.assumedSize ?? 1) * child.values;
        objects.push(...child.objects);
        shape.set(key, null);
        continue;
      }
      if (child.shape) shape.set(key, child.shape);
      const isSliced = list !== undefined && list.slicingArguments.length > 0;
      const isOpen = list !== undefined && !isSliced;
      isOpenEnded ||= isOpen;
      let entries: CostNode['entries'] = 1;
      if (isOpen) entries = list.assumedSize;
      if (isSliced && list.sizedFields.length === 0) entries = 'requested';
      if (sizedFields.includes(name)) entries = 'page';
      objects.push({
        entries,
        length: isSliced ? requestedLength(node, list) : undefined,
        weight: weight - 1 + Math.max(1, Math.ceil(child.values / valuesPerObject)),
        children: child.objects,
      });
    }
    return { values, objects, shape };
  }

  const { objects, shape } = read(schema.getRootType(operation.operation) ?? undefined, [operation.selectionSet]);
  return { fields: objects, shape, isOpenEnded };
}

const numberIn = (value: ValueNode | undefined) => (value?.kind === Kind.INT ? Number(value.value) : undefined);
