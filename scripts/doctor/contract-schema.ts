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

/** What only the settings of the shop have: other features have fields of the same names elsewhere. */
const settingsFeatures = ['store.banner', 'store.reasons', 'tax.deposits', 'tax.fee', 'tax.rates'];
/** Features of products, whose fields other documents have for other things. */
const ofProducts = /^(products|stock|prices|pictures|categories)\./;
/** Fields of lines of orders that have the name of a field of the order, by the feature that adds them. */
const ofLines: Readonly<Record<string, string>> = { refundable: 'refunds.lines' };

/**
 * The reads whose answers have something of the feature: its own calls, and calls of the contract or of claimed features with
 * fields that it adds. Each schema has only what this feature promises, without fields of features that the store does not claim.
 */
export function promisedAnswers(feature: string, claims: (feature: string) => boolean): PromisedAnswer[] {
  const added = new Set(features[feature]?.outputs);
  const claimed = new Set(
    Object.entries(features).flatMap(([name, { outputs = [] }]) => (claims(name) ? outputs : [])),
  );
  const unclaimed = new Set(
    Object.values(features).flatMap(({ outputs = [] }) => outputs.filter((name) => !claimed.has(name))),
  );
  for (const name of added) if (ofLines[name] && !claims(ofLines[name])) unclaimed.add(`items.${name}`);
  return Object.entries(contract.paths).flatMap(([path, { get: operation }]) => {
    const whole = operation && successOf(responseSchema(operation));
    if (!operation || !whole) return [];
    const { 'x-feature': of } = operation;
    const isOwn = of === feature;
    if (!isOwn && !mayHave(path, feature)) return [];
    if (!isOwn && of !== undefined && !claims(of)) return [];
    const others = path === '/api/store' ? new Set<string>() : unclaimed;
    const schema = isOwn ? without(whole, unclaimed, claimed) : only(whole, added, others);
    return schema ? [{ call: `GET ${path}`, operation, schema }] : [];
  });
}

/** Whether answers of this call can have fields of the feature. */
function mayHave(path: string, feature: string): boolean {
  if (path === '/api/store') return settingsFeatures.includes(feature);
  return !ofProducts.test(feature) || /^\/api\/(product|category)\//.test(path);
}

/** The schema of a success; undefined when the call sends no JSON. */
function successOf(schema: Schema | undefined): Schema | undefined {
  const success = (schema?.anyOf ?? []).find(({ properties }) => properties?.['success']?.enum?.[0] === true);
  if (!success) return undefined;
  const { success: _success, message: _message, ...properties } = success.properties ?? {};
  return { ...success, properties, required: (success.required ?? []).filter((name) => name in properties) };
}

/**
 * The schema without the fields of these names, at any depth. Of the documents that every store sends, with an `_id`, only what claimed
 * features add is left: the gateway reads their other fields in many forms.
 */
function without(schema: Schema, names: ReadonlySet<string>, claimed: ReadonlySet<string>): Schema {
  return mapped(schema, (fields) =>
    Object.entries(fields)
      .filter(([name]) => !names.has(name) && (!('_id' in fields) || claimed.has(name)))
      .map(([name, field]) => [name, without(field, names, claimed)] as const),
  );
}

/** The schema with these fields only, and what leads to them; undefined when it has none of them. */
function only(
  schema: Schema,
  names: ReadonlySet<string>,
  unclaimed: ReadonlySet<string>,
  parent = '',
): Schema | undefined {
  if (![...names].some((name) => findField(schema, name))) return undefined;
  let hasAny = false;
  const kept = mapped(schema, (fields) =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (unclaimed.has(name) || unclaimed.has(`${parent}.${name}`)) return [];
      const part = names.has(name) ? without(field, unclaimed, names) : only(field, names, unclaimed, name);
      hasAny ||= part !== undefined;
      return part ? [[name, part] as const] : [];
    }),
  );
  return hasAny ? kept : undefined;
}

/** The schema with other fields; entries of lists and alternatives are changed alike. */
function mapped(schema: Schema, change: (fields: Record<string, Schema>) => (readonly [string, Schema])[]): Schema {
  const { properties, items, anyOf, required } = schema;
  const next: Schema = { ...schema };
  if (items) next.items = mapped(items, change);
  if (anyOf) next.anyOf = anyOf.map((each) => mapped(each, change));
  if (properties) {
    // The gateway reads null as an absent value.
    const optional = (name: string, field: Schema) =>
      required?.includes(name) ? field : { anyOf: [field, { type: 'null' }] };
    next.properties = Object.fromEntries(change(properties).map(([name, field]) => [name, optional(name, field)]));
    if (required) next.required = required.filter((name) => next.properties && name in next.properties);
  }
  return next;
}
