import type { GraphQLLeafType } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { TextCache, SnapshotTexts } from './text-cache.ts';

/** A written text; a promise when a resolver has returned one. */
export type Text = string | Promise<string>;

/** One execution of an operation. */
export interface Execution {
  context: GatewayContext;
  /** Variables coerced to the schema's types. */
  variables: Record<string, unknown>;
  /** The number of objects that the text counts as in the cost of the operation. */
  objects: number;
  textCache: TextCache;
  /** Texts of the snapshot that was used last. */
  texts?: SnapshotTexts | undefined;
}

export type Write = (value: unknown, execution: Execution) => Text;

/** Writes an object, a list or a single value; or the value of a field of an object. */
export interface Writer {
  write: Write;
  /** Whether the text is the same for every visitor who sends the same variables. */
  isPublic: boolean;
  /** The names of the variables on which the text depends. */
  variables: ReadonlySet<string>;
}

/** Says that graphql must execute the operation: for the error in its response, or for a rare part of the language. */
export class CannotWrite extends Error {}

/** Writes a value, or the value of a promise. */
export const settled = (value: unknown, execution: Execution, write: Write): Text =>
  value instanceof Promise ? value.then((present: unknown) => write(present, execution)) : write(value, execution);

/** Writes all entries; all are begun before the first is awaited. */
export function textsOf<Entry>(entries: readonly Entry[], write: (entry: Entry) => Text): string[] | Promise<string[]> {
  const texts: Text[] = [];
  let hasPromise = false;
  try {
    for (const entry of entries) {
      const text = write(entry);
      hasPromise ||= typeof text !== 'string';
      texts.push(text);
    }
  } catch (error) {
    // Node would end the process for a promise that rejects without a handler.
    for (const text of texts) if (typeof text !== 'string') text.catch(() => undefined);
    throw error;
  }
  return hasPromise ? Promise.all(texts.map(async (text) => await text)) : (texts as string[]);
}

/** One function for each type, so that generated code calls few different ones. */
const leafWrites = new WeakMap<GraphQLLeafType, (value: unknown) => string>();

export function leafWrite(type: GraphQLLeafType): (value: unknown) => string {
  let write = leafWrites.get(type);
  if (!write) leafWrites.set(type, (write = leafWriteOf(type)));
  return write;
}

function leafWriteOf(type: GraphQLLeafType): (value: unknown) => string {
  const serialize = (value: unknown): string => {
    const isLeaf =
      value !== null && typeof value !== 'function' && !(value instanceof Promise || value instanceof Error);
    const serialized: unknown = isLeaf ? type.serialize(value) : undefined;
    if (serialized === null || serialized === undefined) throw new CannotWrite();
    return JSON.stringify(serialized);
  };
  switch (type.name) {
    case 'Boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : serialize(value));
    case 'Float':
      return (value) => (Number.isFinite(value) ? String(value) : serialize(value));
    case 'Int':
      return (value) => (typeof value === 'number' && (value | 0) === value ? String(value) : serialize(value));
    case 'ID':
    case 'String':
      return (value) => (typeof value === 'string' ? quoted(value) : serialize(value));
    default:
      return serialize;
  }
}

/** Matches a text that needs no escaping in JSON. */
const plainText = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

const quoted = (text: string) => (plainText.test(text) ? `"${text}"` : JSON.stringify(text));
