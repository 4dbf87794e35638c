import document from '../../contract/store.openapi.json' with { type: 'json' };
import type { Description, Operation, Schema } from '../contract/description.ts';
import { inlinedDocument } from '../contract/document.ts';
import { findField, responseSchema } from '../contract/shapes.ts';

const contract = inlinedDocument(document as unknown as Description);
const features = contract['x-features'];

/** A call of the contract that reads, with the schema of what a feature promises in its answer. */
export interface PromisedAnswer {
  /** Such as `GET /api/product/stock/list`. */
  call: string;
  operation: Operation;
  schema: Schema;
}

/**
 * The reads whose answers have something of the feature: its own calls, and calls of the contract or of claimed features with fields that it
 * adds. Each schema has only what this feature promises, without fields of features that the store does not claim.
 */
export function promisedAnswers(feature: string, claims: (feature: string) => boolean): PromisedAnswer[] {
  const added = new Set(features[feature]?.outputs);
  const unclaimed = new Set(
    Object.entries(features).flatMap(([name, { outputs = [] }]) => (claims(name) ? [] : outputs)),
  );
  return Object.entries(contract.paths).flatMap(([path, { get: operation }]) => {
    const whole = operation && successOf(responseSchema(operation));
    if (!operation || !whole) return [];
    const { 'x-feature': of } = operation;
    const isOwn = of === feature;
    if (!isOwn && of !== undefined && !claims(of)) return [];
    const schema = isOwn ? without(whole, unclaimed) : only(whole, added, unclaimed);
    return schema ? [{ call: `GET ${path}`, operation, schema }] : [];
  });
}

/** The schema of a success; undefined when the call sends no JSON. */
function successOf(schema: Schema | undefined): Schema | undefined {
  const success = (schema?.anyOf ?? []).find(({ properties }) => properties?.['success']?.enum?.[0] === true);
  if (!success) return undefined;
  const { success: _success, message: _message, ...properties } = success.properties ?? {};
  return { ...success, properties, required: (success.required ?? []).filter((name) => name in properties) };
}

/** The schema without the fields of these names, at any depth. */
function without(schema: Schema, names: ReadonlySet<string>): Schema {
  return mapped(schema, (fields) =>
    Object.entries(fields)
      .filter(([name]) => !names.has(name))
      .map(([name, field]) => [name, without(field, names)] as const),
  );
}

/** The schema with these fields only, and what leads to them; undefined when it has none of them. */
function only(schema: Schema, names: ReadonlySet<string>, unclaimed: ReadonlySet<string>): Schema | undefined {
  if (![...names].some((name) => findField(schema, name))) return undefined;
  return mapped(schema, (fields) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const part = names.has(name) ? without(field, unclaimed) : only(field, names, unclaimed);
      return part ? [[name, part] as const] : [];
    }),
  );
}

/** The schema with other fields; entries of lists and alternatives are changed alike. */
function mapped(schema: Schema, change: (fields: Record<string, Schema>) => (readonly [string, Schema])[]): Schema {
  const { properties, items, anyOf, required } = schema;
  const next: Schema = { ...schema };
  if (items) next.items = mapped(items, change);
  if (anyOf) next.anyOf = anyOf.map((each) => mapped(each, change));
  if (properties) {
    next.properties = Object.fromEntries(change(properties));
    if (required) next.required = required.filter((name) => next.properties && name in next.properties);
  }
  return next;
}
