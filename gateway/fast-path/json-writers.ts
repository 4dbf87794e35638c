import type { GraphQLLeafType } from 'graphql';
import type { GatewayContext } from '../context.ts';
import type { KeptTexts, SnapshotTexts } from './kept-texts.ts';

/** A promise when a resolver has returned one. */
export type Text = string | Promise<string>;

/** One execution. */
export interface Execution {
  context: GatewayContext;
  /** Coerced. */
  variables: Record<string, unknown>;
  /** How many objects the text counts as in the cost of the operation. */
  objects: number;
  keptTexts: KeptTexts;
  /** Those that were used last. */
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

/** Graphql must execute the operation: for the error in its response, or for a rare part of the language. */
export class CannotWrite extends Error {}

/** A value, or the value of a promise, by its writer. */
export const settled = (value: unknown, execution: Execution, write: Write): Text =>
  value instanceof Promise ? value.then((present: unknown) => write(present, execution)) : write(value, execution);

/** The value of a field after its name in the response. */
export function named(key: string, write: Write): Write {
  const name = `${JSON.stringify(key)}:`;
  return (source, execution) => {
    const text = write(source, execution);
    return typeof text === 'string' ? name + text : text.then((value) => name + value);
  };
}

/** The texts of all entries with commas in between; all are begun before the first is awaited. */
export function joined<Entry>(
  open: string,
  close: string,
  entries: readonly Entry[],
  write: (entry: Entry) => Text,
): Text {
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

export function leafWrite(type: GraphQLLeafType): (value: unknown) => string {
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
