import {
  getArgumentValues,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { ResolveInfo } from '../context.ts';
import { fragmentsIn } from '../graphql/fragments.ts';
import { isPart } from '../graphql/operation-cost.ts';
import {
  CannotWrite,
  leafWrite,
  settled,
  textsOf,
  type Execution,
  type Text,
  type Write,
  type Writer,
} from './json-writers.ts';
import { cachedByProduct, cachedByVariables } from './cached-writers.ts';
import { objectText, type ObjectField } from './object-text.ts';
import { catalogueFields, isPublicDocument, publicTypes } from './public-documents.ts';
import { selectedFields } from './selected-fields.ts';

type Variables = Record<string, unknown>;

interface WritableOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** The variables, with all those of @skip and @include, which decide which fields are written. */
  variables: Variables;
}

const noVariables: ReadonlySet<string> = new Set();

/**
 * Compiles a valid query, or a mutation with one change, to a function that calls the resolvers and writes their values as
 * JSON at once, without a tree of objects in between. It takes texts of products and of the catalogue's fields from
 * the text cache.
 *
 * The function throws, or its promise rejects, wherever the response would have an error.
 */
export function compileWriter({ schema, document, operation, variables }: WritableOperation): (run: Execution) => Text {
  const fragments = Object.fromEntries(fragmentsIn(document));
  const queryType = schema.getQueryType();
  const root = schema.getRootType(operation.operation);
  if (!root) throw new CannotWrite();
  // Several changes are made one after the other.
  const isOfChanges = operation.operation === OperationTypeNode.MUTATION;
  if (isOfChanges && selectedFields(root, [operation.selectionSet], { schema, fragments, variables }).size > 1) {
    throw new CannotWrite();
  }
  // The response cache has the whole response.
  const isCached = isPublicDocument(document, schema);
  const { write } = objectWriter(root, [operation], true);
  return (execution) => write(undefined, execution);

  function objectWriter(
    type: GraphQLObjectType,
    nodes: readonly (FieldNode | OperationDefinitionNode)[],
    isCounted: boolean,
  ): Writer {
    const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const selected = [...selectedFields(type, selectionSets, { schema, fragments, variables })];
    const fields = selected.map(([key, same]) => plainField(type, key, same));
    const made = selected
      .filter((_each, at) => fields[at]?.kind === 'made')
      .map(([, same]) => fieldWriter(type, same, isCounted));
    const textWith = objectText(fields);
    const count = isCounted ? 1 : 0;
    return {
      write(source, execution) {
        if (source instanceof Error) throw source;
        execution.objects += count;
        const texts = textsOf(made, (field) => field.write(source, execution));
        return texts instanceof Promise ? texts.then((all) => textWith(source, all)) : textWith(source, texts);
      },
      isPublic: publicTypes.has(type.name) && made.every(({ isPublic }) => isPublic),
      variables: new Set(made.flatMap((field) => [...field.variables])),
    };
  }

  /** A field that generated code writes: its value is a leaf and a property of the source. Others are made by `fieldWriter`. */
  function plainField(parent: GraphQLObjectType, key: string, [node]: readonly FieldNode[]): ObjectField {
    const name = node?.name.value ?? '';
    if (name === '__typename') return { kind: 'text', key, text: JSON.stringify(parent.name) };
    const field = parent.getFields()[name];
    if (!field || field.resolve) return { kind: 'made', key };
    const type = getNullableType(field.type);
    if (!isLeafType(type)) return { kind: 'made', key };
    return { kind: 'property', key, property: name, isRequired: type !== field.type, write: leafWrite(type) };
  }

  /** @param nodes all selections of the field with this name in the response */
  function fieldWriter(parent: GraphQLObjectType, nodes: readonly FieldNode[], isCounted: boolean): Writer {
    const [node] = nodes;
    const name = node?.name.value ?? '';
    const field = parent.getFields()[name];
    // The fields that tell about the schema.
    if (!node || !field) throw new CannotWrite();
    const value = valueWriter(field.type, nodes, isCounted && !isPart(schema, field));
    const own = variablesOf(node);
    const writer = {
      write: resolved(field, { nodes, write: value.write, hasVariables: own.length > 0 }),
      isPublic: value.isPublic,
      variables: new Set([...value.variables, ...own]),
    };
    const isKept = parent === queryType && catalogueFields.has(name) && value.isPublic && !isCached;
    return isKept ? cachedByVariables(writer) : writer;
  }

  /** Calls the resolver of a field, and writes its value. */
  function resolved(
    field: GraphQLField<unknown, unknown>,
    { nodes, write, hasVariables }: { nodes: readonly FieldNode[]; write: Write; hasVariables: boolean },
  ): Write {
    const { name, resolve } = field;
    if (!resolve) {
      return (source, execution) => {
        const value = (source as Record<string, unknown>)[name];
        if (typeof value === 'function') throw new CannotWrite();
        return settled(value, execution, write);
      };
    }
    const [node] = nodes as [FieldNode];
    const constant = hasVariables ? undefined : getArgumentValues(field, node);
    const info: ResolveInfo = { fieldNodes: nodes, fragments };
    return (source, execution) => {
      const args = constant ?? getArgumentValues(field, node, execution.variables);
      return settled(resolve(source, args, execution.context, info as GraphQLResolveInfo), execution, write);
    };
  }

  function valueWriter(type: GraphQLOutputType, nodes: readonly FieldNode[], isCounted: boolean): Writer {
    const isRequired = isNonNullType(type);
    const writer = presentWriter(isRequired ? type.ofType : type, nodes, isCounted);
    return {
      ...writer,
      write(value, execution) {
        if (value !== null && value !== undefined) return writer.write(value, execution);
        if (isRequired) throw new CannotWrite();
        return 'null';
      },
    };
  }

  /** A writer of values that are not null. */
  function presentWriter(type: GraphQLOutputType, nodes: readonly FieldNode[], isCounted: boolean): Writer {
    if (isLeafType(type)) return { write: leafWrite(type), isPublic: true, variables: noVariables };
    if (isObjectType(type)) {
      const writer = objectWriter(type, nodes, isCounted);
      return type.name === 'Product' && writer.isPublic && writer.variables.size === 0
        ? cachedByProduct(writer)
        : writer;
    }
    if (!isListType(type)) throw new CannotWrite();
    const entry = valueWriter(type.ofType, nodes, isCounted);
    return {
      ...entry,
      write(value, execution) {
        if (!Array.isArray(value)) throw new CannotWrite();
        const texts = textsOf(value as unknown[], (each) => settled(each, execution, entry.write));
        return texts instanceof Promise ? texts.then(listText) : listText(texts);
      },
    };
  }
}

/** Writes a list; `join` would copy the text of each entry, and the whole list is copied again when it is sent. */
function listText(texts: readonly string[]): string {
  let list = '[';
  let separator = '';
  for (const text of texts) {
    list += separator + text;
    separator = ',';
  }
  return `${list}]`;
}

/** The names of the variables in the arguments of a field. */
function variablesOf({ arguments: given = [] }: FieldNode): string[] {
  const names: string[] = [];
  for (const argument of given) visit(argument, { Variable: ({ name }) => void names.push(name.value) });
  return names;
}
