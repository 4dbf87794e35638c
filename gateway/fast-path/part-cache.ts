import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { CompiledPart } from './compiled-operations.ts';

/** In characters, of all values as JSON with their keys. */
const maxCharacters = 16 * 1024 * 1024;
/** In characters. */
const maxValueLength = 2 * 1024 * 1024;
/** In characters. */
const maxKeyLength = 4096;

type Variables = Record<string, unknown>;

/** What a value was made from. */
interface Source {
  snapshot: Snapshot;
  /** The addresses of pictures begin with it. */
  publicOrigin: string;
}

/**
 * The values of catalogue fields that stand beside personal fields in an operation, for one snapshot of the catalogue, with
 * their JSON texts.
 */
export function createPartCache() {
  const values = new LRUCache<string, { value: unknown }>({ maxSize: maxCharacters });
  const texts = new WeakMap<object, string>();
  let currentSnapshot: Snapshot | undefined;

  function find(
    part: CompiledPart,
    variables: Variables,
    { snapshot, publicOrigin }: Source,
  ): { value: unknown } | undefined {
    return snapshot === currentSnapshot ? values.get(keyOf(part, variables, publicOrigin)) : undefined;
  }

  function add(
    part: CompiledPart,
    variables: Variables,
    { snapshot, publicOrigin, value }: Source & { value: unknown },
  ) {
    if (snapshot !== currentSnapshot) {
      if (currentSnapshot && snapshot.version < currentSnapshot.version) return;
      values.clear();
      currentSnapshot = snapshot;
    }
    const key = keyOf(part, variables, publicOrigin);
    const text = JSON.stringify(value);
    if (text.length > maxValueLength || key.length > maxKeyLength) return;
    if (typeof value === 'object' && value !== null) texts.set(value, text);
    values.set(key, { value }, { size: text.length + key.length });
  }

  /** The JSON text of a cached value; undefined for all other values. */
  function textOf(value: unknown): string | undefined {
    return typeof value === 'object' && value !== null ? texts.get(value) : undefined;
  }

  /** The same JSON as of `JSON.stringify` and a line break, made from the texts of cached values. */
  function stringify(result: { data?: unknown; errors?: unknown; extensions?: unknown }): string {
    const { data, errors, extensions } = result;
    const isPlain = errors === undefined && typeof data === 'object' && data !== null;
    if (!isPlain || !Object.values(data).some((value) => textOf(value) !== undefined)) {
      return `${JSON.stringify(result)}\n`;
    }
    const fields = Object.entries(data).map(
      ([key, value]) => `${JSON.stringify(key)}:${textOf(value) ?? JSON.stringify(value)}`,
    );
    const rest = extensions === undefined ? '' : `,"extensions":${JSON.stringify(extensions)}`;
    return `{"data":{${fields.join(',')}}${rest}}\n`;
  }

  return { find, add, stringify };
}

function keyOf({ id, variables: names }: CompiledPart, variables: Variables, publicOrigin: string): string {
  if (names.length === 0) return `${id} ${publicOrigin}`;
  // With names: in a plain JSON list, a variable left out would look like null, which does not take the default value.
  const given = names.filter((name) => variables[name] !== undefined);
  return `${id} ${publicOrigin} ${JSON.stringify(given.map((name) => [name, variables[name]]))}`;
}
