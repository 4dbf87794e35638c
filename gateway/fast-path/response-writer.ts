import {
  getArgumentValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { GatewayContext, ResolveInfo } from '../context.ts';
import { isPart } from '../graphql/operation-cost.ts';
import type { RestProduct } from '../rest/shapes.ts';
import type { FieldTexts, KeptTexts, SnapshotTexts } from './kept-texts.ts';
import { catalogueFields, publicTypes } from './public-documents.ts';
import { fragmentsOf, selectedFields } from './selected-fields.ts';

type Variables = Record<string, unknown>;
/** A promise when a resolver has returned one. */
type Text = string | Promise<string>;

/** One execution. */
export interface Execution {
  context: GatewayContext;
  /** Coerced. */
  variables: Variables;
  /** How many objects the text counts as in the cost of the operation. */
  objects: number;
  keptTexts: KeptTexts;
  /** Those that were used last. */
  texts?: SnapshotTexts | undefined;
}

type Write = (value: unknown, execution: Execution) => Text;

/** Writes an object, a list or a single value; or the value of a field of an object. */
interface Writer {
  write: Write;
  /** Whether the text is the same for every visitor who sends the same variables. */
  isPublic: boolean;
  /** The names of the variables on which the text depends. */
  variables: ReadonlySet<string>;
}

interface WritableOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Those of conditions at least: they decide which fields are written. */
  variables: Variables;
}

/** Graphql must execute the operation: for the error in its response, or for a rare part of the language. */
class CannotWrite extends Error {}

const noVariables: ReadonlySet<string> = new Set();
let lastWriter = 0;

/**
 * Compiles a valid query, or a mutation with one change, to a function that calls the resolvers and writes their values as JSON at once, without a tree of
 * objects in between. It keeps the texts of products and of the catalogue's fields, as `kept-texts.ts` says.
 *
 * The function throws, or its promise rejects, wherever the response would have an error.
 */
export function compileWriter({ schema, document, operation, variables }: WritableOperation): (run: Execution) => Text {
  const fragments = fragmentsOf(document);
  const queryType = schema.getQueryType();
  const root = schema.getRootType(operation.operation);
  if (!root) throw new CannotWrite();
  // Several changes are made one after the other.
  const isOfChanges = operation.operation === OperationTypeNode.MUTATION;
  if (isOfChanges && selectedFields(root, [operation.selectionSet], { schema, fragments, variables }).size > 1) {
    throw new CannotWrite();
  }
  const { write } = objectWriter(root, [operation], true);
  return (execution) => write(undefined, execution);

  function objectWriter(
    type: GraphQLObjectType,
    nodes: readonly (FieldNode | OperationDefinitionNode)[],
    isCounted: boolean,
  ): Writer {
    const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const selected = [...selectedFields(type, selectionSets, { schema, fragments, variables })];
    const fields = selected.map(([key, same]) => fieldWriter(type, same, isCounted && !isPart(key)));
    const writes = fields.map((field, at) => named(selected[at]?.[0] ?? '', field.write));
    const count = isCounted ? 1 : 0;
    return {
      write(source, execution) {
        if (source instanceof Error) throw source;
        execution.objects += count;
        return joined('{', '}', writes, (each) => each(source, execution));
      },
      isPublic: publicTypes.has(type.name) && fields.every(({ isPublic }) => isPublic),
      variables: new Set(fields.flatMap((field) => [...field.variables])),
    };
  }

  /** @param nodes all selections of the field with this name in the response */
  function fieldWriter(parent: GraphQLObjectType, nodes: readonly FieldNode[], isCounted: boolean): Writer {
    const [node] = nodes;
    const name = node?.name.value ?? '';
    if (name === '__typename') {
      const text = JSON.stringify(parent.name);
      return { write: () => text, isPublic: true, variables: noVariables };
    }
    const field = parent.getFields()[name];
    // The fields that tell about the schema.
    if (!node || !field) throw new CannotWrite();
    const value = valueWriter(field.type, nodes, isCounted);
    const own = variablesOf(node);
    const writer = {
      write: resolved(field, { nodes, write: value.write, hasVariables: own.length > 0 }),
      isPublic: value.isPublic,
      variables: new Set([...value.variables, ...own]),
    };
    return parent === queryType && catalogueFields.has(name) && value.isPublic ? keptByVariables(writer) : writer;
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

  /** For values that are not null. */
  function presentWriter(type: GraphQLOutputType, nodes: readonly FieldNode[], isCounted: boolean): Writer {
    if (isLeafType(type)) return { write: leafWrite(type), isPublic: true, variables: noVariables };
    if (isObjectType(type)) {
      const writer = objectWriter(type, nodes, isCounted);
      return type.name === 'Product' && writer.isPublic && writer.variables.size === 0 ? keptByProduct(writer) : writer;
    }
    if (!isListType(type)) throw new CannotWrite();
    const entry = valueWriter(type.ofType, nodes, isCounted);
    return {
      ...entry,
      write(value, execution) {
        if (!Array.isArray(value)) throw new CannotWrite();
        return joined('[', ']', value as unknown[], (each) => settled(each, execution, entry.write));
      },
    };
  }
}

/** A writer of an object with the text of each product of the catalogue. */
function keptByProduct(writer: Writer): Writer {
  const id = (lastWriter += 1);
  return {
    ...writer,
    write(product, execution) {
      const texts = textsOf(execution);
      // Other products belong to a seller, or are of another time.
      const isListed = texts?.snapshot.find((product as RestProduct)._id) === product;
      if (!texts || !isListed) return writer.write(product, execution);
      return kept(texts.of(id), product, execution, (own) => writer.write(product, own));
    },
  };
}

/** A writer of a public field at the root, with its text for each combination of variables. */
function keptByVariables(writer: Writer): Writer {
  const id = (lastWriter += 1);
  const names = [...writer.variables];
  const write: Write = (source, execution) => {
    const texts = textsOf(execution);
    if (!texts) return writer.write(source, execution);
    // With names: in a plain JSON list, a variable left out would look like null, which does not take the default value.
    const given = names.filter((name) => execution.variables[name] !== undefined);
    const key = JSON.stringify(given.map((name) => [name, execution.variables[name]]));
    return kept(texts.of(id), key, execution, (own) => writer.write(source, own));
  };
  return {
    ...writer,
    write(source, execution) {
      const snapshot = execution.context.api.products.snapshot();
      return snapshot instanceof Promise ? snapshot.then(() => write(source, execution)) : write(source, execution);
    },
  };
}

/** Undefined while the list of the catalogue is being fetched. */
function textsOf(execution: Execution): SnapshotTexts | undefined {
  const { context, keptTexts, texts } = execution;
  const snapshot = context.api.products.snapshot();
  if (texts?.snapshot === snapshot) return texts;
  execution.texts = snapshot instanceof Promise ? undefined : keptTexts(snapshot, context.publicOrigin);
  return execution.texts;
}

function kept(texts: FieldTexts, key: unknown, execution: Execution, write: (own: Execution) => Text): Text {
  const known = texts.get(key);
  if (known) {
    execution.objects += known.objects;
    return known.text;
  }
  const own = { ...execution, objects: 0 };
  const keep = (text: string) => {
    texts.set(key, { text, objects: own.objects });
    execution.objects += own.objects;
    return text;
  };
  const text = write(own);
  return typeof text === 'string' ? keep(text) : text.then(keep);
}

const settled = (value: unknown, execution: Execution, write: Write): Text =>
  value instanceof Promise ? value.then((present: unknown) => write(present, execution)) : write(value, execution);

function named(key: string, write: Write): Write {
  const name = `${JSON.stringify(key)}:`;
  return (source, execution) => {
    const text = write(source, execution);
    return typeof text === 'string' ? name + text : text.then((value) => name + value);
  };
}

/** The texts of all entries with commas in between; all are begun before the first is awaited. */
function joined<Entry>(open: string, close: string, entries: readonly Entry[], write: (entry: Entry) => Text): Text {
  let text = open;
  let separator = '';
  // The texts to wait for, each with the text before it.
  let parts: Promise<string>[] | undefined;
  try {
    for (const entry of entries) {
      const part = write(entry);
      text += separator;
      separator = ',';
      if (typeof part === 'string') text += part;
      else {
        const before = text;
        (parts ??= []).push(part.then((later) => before + later));
        text = '';
      }
    }
  } catch (error) {
    // Node would end the process for a promise that rejects without a handler.
    for (const part of parts ?? []) part.catch(() => undefined);
    throw error;
  }
  const end = text + close;
  return parts ? Promise.all(parts).then((texts) => texts.join('') + end) : end;
}

function leafWrite(type: GraphQLLeafType): (value: unknown) => string {
  const serialize = (value: unknown): string => {
    if (value instanceof Error) throw value;
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined) throw new CannotWrite();
    return JSON.stringify(serialized);
  };
  switch (type.name) {
    case 'Boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : serialize(value));
    case 'Float':
      return (value) => (Number.isFinite(value) ? String(value) : serialize(value));
    case 'ID':
    case 'String':
      return (value) => (typeof value === 'string' ? quoted(value) : serialize(value));
    default:
      return serialize;
  }
}

/** Without what JSON escapes. */
const plainText = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

const quoted = (text: string) => (plainText.test(text) ? `"${text}"` : JSON.stringify(text));

/** The names of the variables in the arguments of a field. */
function variablesOf({ arguments: given = [] }: FieldNode): string[] {
  const names: string[] = [];
  for (const argument of given) visit(argument, { Variable: ({ name }) => void names.push(name.value) });
  return names;
}
