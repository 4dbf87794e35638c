import type { Description, Schema } from './description.ts';

/**
 * The published form of the description: without the bounds of JavaScript's integers, without parts that nothing names, and
 * with responses that may have more fields than the contract knows, as the stores of others do.
 */
export function publishedDocument(description: Description): Description {
  const document = structuredClone(description);
  eachSchema(document, simplify);
  for (const methods of Object.values(document.paths)) {
    for (const { responses } of Object.values(methods)) eachSchema(responses, allowMoreFields);
  }
  nameFaults(document);
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas))
    if (!name.endsWith('Input')) eachSchema(schema, allowMoreFields);
  const used = new Set<string>();
  const follow = (part: unknown) =>
    eachSchema(part, ({ $ref }) => {
      const name = $ref && nameOf($ref);
      if (!name || used.has(name)) return;
      used.add(name);
      follow(schemas[name]);
    });
  follow([document.paths, document.components.responses]);
  const named = Object.entries(schemas).filter(([name]) => used.has(name));
  document.components.schemas = Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return document;
}

/** The same document with each named schema in the place of its reference. */
export function inlinedDocument(document: Description): Description {
  const inline = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inline);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref, ...others } = part as Schema;
    const named = $ref === undefined ? {} : (inline(document.components.schemas[nameOf($ref)]) as object);
    return { ...named, ...Object.fromEntries(Object.entries(others).map(([key, value]) => [key, inline(value)])) };
  };
  return { ...document, paths: inline(document.paths) as Description['paths'] };
}

/** The name in a reference such as `#/components/schemas/Order`. */
export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Calls `change` for every object below the part. */
function eachSchema(part: unknown, change: (schema: Schema) => void): void {
  if (typeof part !== 'object' || part === null) return;
  if (!Array.isArray(part)) change(part as Schema);
  for (const value of Object.values(part)) eachSchema(value, change);
}

function simplify(schema: Schema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // The format says it; the pattern has the length of each month.
  if (schema.format === 'date-time') delete schema.pattern;
}

/** The responses that all calls have alike get a name each. */
function nameFaults({ paths, components }: Description): void {
  components.responses = {};
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, name] of [
      ['4XX', 'Malformed'],
      ['5XX', 'Unavailable'],
    ] as const) {
      const response = operation.responses[status];
      if (!response) continue;
      components.responses[name] = response;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
}

function allowMoreFields(schema: Schema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}
