import type { Operation, Schema } from './description.ts';

/** An object with more fields than this, such as an order, is shown by its name only. */
const maxFields = 12;

/** The schema of a request's body; undefined without one. */
export function requestSchema({ requestBody }: Operation): Schema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}

/** The schema of all JSON that a call sends with status 200, also of refusals; undefined without one. */
export function responseSchema({ responses }: Operation): Schema | undefined {
  return responses['200']?.content?.['application/json']?.schema;
}

/** The fields of a request as code, those of the query or of the body, without the left out ones. */
export function requestFields(operation: Operation, leftOut: readonly string[]): string[] {
  const parameters = operation.parameters ?? [];
  return [
    ...parameters
      .filter(({ name }) => !leftOut.includes(name))
      .map((each) => fieldText(each.name, each.required, each.schema, leftOut)),
    ...fieldsOf(requestSchema(operation), leftOut),
  ];
}

/** The fields of a successful response as code, without the left out ones. */
export function responseFields(operation: Operation, leftOut: readonly string[]): string[] {
  const schema = responseSchema(operation);
  const success = (schema?.anyOf ?? [schema]).find((each) => each?.properties?.['success']?.enum?.[0] === true);
  return fieldsOf(success, ['success', 'message', ...leftOut]);
}

function fieldsOf(schema: Schema | undefined, leftOut: readonly string[]): string[] {
  return Object.entries(schema?.properties ?? {})
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, field]) => fieldText(name, schema?.required?.includes(name), field, leftOut));
}

/** A field as code: `id`, `name?` when it may be absent, `role: OWNER, PACKER`, `mails: [{ id, kind }]`. */
function fieldText(name: string, isRequired = false, field: Schema = {}, leftOut: readonly string[] = []): string {
  const shape = shapeOf(field, leftOut);
  return `\`${name}${isRequired ? '' : '?'}${shape && `: ${shape}`}\``;
}

/** The shape of a value: its fields or its known texts; empty for a plain value and for a large object. */
function shapeOf(schema: Schema, leftOut: readonly string[]): string {
  if (schema.enum) return schema.enum.join(', ');
  if (schema.anyOf) return schema.anyOf.map((each) => shapeOf(each, leftOut)).find(Boolean) ?? '';
  if (schema.items) {
    const shape = shapeOf(schema.items, leftOut);
    return shape && `[${shape}]`;
  }
  const names = Object.keys(schema.properties ?? {}).filter((name) => !leftOut.includes(name));
  return names.length === 0 || names.length > maxFields ? '' : `{ ${names.join(', ')} }`;
}

/** The first field of that name at any depth. */
export function findField(schema: Schema | undefined, name: string): Schema | undefined {
  if (!schema) return undefined;
  const { properties = {}, anyOf = [], items } = schema;
  return (
    properties[name] ??
    [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]
      .map((part) => findField(part, name))
      .find((found) => found !== undefined)
  );
}
