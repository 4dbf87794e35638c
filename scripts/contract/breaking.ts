import type { Description, Operation, Schema } from './description.ts';
import { requestSchema, responseSchema } from './shapes.ts';

/**
 * Returns one sentence for each change that would break a client or a store of the older document. Both documents are inlined.
 * A call that gets another session, feature or role breaks others, too, also with a lower role: that must be meant.
 */
export function breakingChanges(before: Description, after: Description): string[] {
  const features = Object.keys(before['x-features']).filter((name) => !(name in after['x-features']));
  return [
    ...features.map((name) => `The feature ${name} is gone.`),
    ...Object.entries(before.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const name = `${method.toUpperCase()} ${path}`;
        const now = after.paths[path]?.[method];
        return now ? callChanges(name, operation, now) : [`${name} is gone.`];
      }),
    ),
  ];
}

function callChanges(name: string, before: Operation, after: Operation): string[] {
  const changes: string[] = [];
  for (const key of ['x-role', 'x-feature', 'security'] as const) {
    const [was, is] = [before[key], after[key]].map((value) => JSON.stringify(value) ?? 'none');
    if (was !== is) changes.push(`${name} has the ${key} ${is}, not ${was}.`);
  }
  const [wasType, isType] = [before, after].map(({ requestBody }) => Object.keys(requestBody?.content ?? {}).join());
  if (wasType !== isType) changes.push(`${name} takes ${isType || 'no body'}, not ${wasType || 'no body'}.`);
  const olds = parametersOf(before);
  const news = parametersOf(after);
  for (const { name: parameter, required } of news.values()) {
    if (required && !olds.get(parameter)?.required) changes.push(`${name} requires ${parameter}.`);
  }
  for (const { name: parameter, schema } of olds.values()) {
    const now = news.get(parameter)?.schema;
    changes.push(
      ...(now ? inputChanges(`${name} ${parameter}`, schema, now) : [`${name} no longer takes ${parameter}.`]),
    );
  }
  changes.push(
    ...inputChanges(name, requestSchema(before), requestSchema(after)),
    ...outputChanges(name, responseSchema(before), responseSchema(after)),
  );
  return changes;
}

const parametersOf = ({ parameters = [] }: Operation) => new Map(parameters.map((each) => [each.name, each] as const));

/** What a request may no longer have. */
function inputChanges(place: string, before: Schema | undefined, after: Schema | undefined): string[] {
  if (!after) return before ? [`${place} takes no body.`] : [];
  if (!before) return (after.required ?? []).map((name) => `${place} requires ${name}.`);
  const gone = typesOf(before).filter((type) => !allows(typesOf(after), type));
  const required = (after.required ?? []).filter((name) => !before.required?.includes(name));
  return [
    ...gone.map((type) => `${place} may no longer be ${type}.`),
    ...(after.enum && !before.enum ? [`${place} may only be ${after.enum.join(', ')}.`] : []),
    ...(after.enum ? (before.enum ?? []).filter((value) => !after.enum?.includes(value)) : []).map(
      (value) => `${place} may no longer be ${value}.`,
    ),
    ...(after.pattern !== undefined && after.pattern !== before.pattern ? [`${place} has another pattern.`] : []),
    ...required.map((name) => `${place} requires ${name}.`),
    ...boundNames.flatMap(([bound, isTighter]) => {
      const [was, is] = [before[bound], after[bound]];
      return is !== undefined && (was === undefined || isTighter(is, was)) ? [`${place} has the ${bound} ${is}.`] : [];
    }),
    ...partsOf(place, before, after, (part, old, now) =>
      now ? inputChanges(part, old, now) : [`${place} no longer takes ${part.slice(place.length + 1)}.`],
    ),
  ];
}

const isLess = (is: number, was: number) => is < was;
const isMore = (is: number, was: number) => is > was;
const boundNames = [
  ['maximum', isLess],
  ['maxLength', isLess],
  ['maxItems', isLess],
  ['minimum', isMore],
  ['minLength', isMore],
  ['minItems', isMore],
] as const;

/** What a response no longer has. */
function outputChanges(place: string, before: Schema | undefined, after: Schema | undefined): string[] {
  if (!before) return [];
  if (!after) return [`${place} is gone from the response.`];
  const isNew = typesOf(after).filter((type) => !allows(typesOf(before), type));
  const values = (before.enum ? (after.enum ?? []) : []).filter((value) => !before.enum?.includes(value));
  const added = (after.required ?? []).filter((name) => before.properties && !(name in before.properties));
  const optional = (before.required ?? []).filter(
    (name) => after.properties?.[name] && !after.required?.includes(name),
  );
  return [
    ...isNew.map((type) => `${place} can be ${type}.`),
    ...values.map((value) => `${place} can be ${value}, which readers do not know.`),
    ...added.map((name) => `${place} must have ${name}, which older stores lack: let it be optional.`),
    ...optional.map((name) => `${place} ${name} can be missing.`),
    ...partsOf(place, before, after, outputChanges),
  ];
}

/** Whether a value of the type is allowed where these are. A whole number is a number. */
const allows = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** The types of a value, also of its alternatives. */
const typesOf = ({ type, anyOf = [] }: Schema): string[] => [...new Set([type ?? [], anyOf.flatMap(typesOf)].flat())];

/** Compares the fields, the entries and the alternatives of two schemas. */
function partsOf(
  place: string,
  before: Schema,
  after: Schema,
  compare: (part: string, before: Schema, after: Schema | undefined) => string[],
): string[] {
  const alternatives = (before.anyOf ?? []).filter(({ type }) => type !== 'null');
  const others = (after.anyOf ?? [after]).filter(({ type }) => type !== 'null');
  return [
    ...Object.entries(before.properties ?? {}).flatMap(([name, field]) =>
      compare(`${place} ${name}`, field, after.properties?.[name]),
    ),
    ...(before.items ? compare(`${place} []`, before.items, after.items) : []),
    ...alternatives.flatMap((alternative, at) => compare(place, alternative, others[at])),
  ];
}
