import { readFileSync } from 'node:fs';

/** A schema of the contract, as far as it matters here. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  enum?: unknown[];
  items?: Schema;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Contract {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    {
      get?: { parameters?: { name: string; in: string }[] };
      post?: { requestBody?: { content: Record<string, { schema: Schema }> } };
    }
  >;
}

const contractFile = new URL('../../../contract/store.openapi.json', import.meta.url);
const { components, paths } = JSON.parse(readFileSync(contractFile, 'utf8')) as Contract;
const { schemas } = components;
const resolved = (schema: Schema): Schema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** The schema of the JSON body of a call, or of the JSON part of its form. */
function bodySchema(path: string, part?: string): Schema | undefined {
  const content = paths[path]?.post?.requestBody?.content ?? {};
  const schema = (content['application/json'] ?? content['multipart/form-data'])?.schema;
  if (schema === undefined) return undefined;
  const whole = resolved(schema);
  return part === undefined ? whole : resolved(whole.properties?.[part] ?? {});
}

/** A text longer than any that a shop takes. */
const tooLong = 'x'.repeat(20_001);

/** Values that this schema does not allow, by what is wrong with them, and the longest text that it allows. */
function wrongValues(schema: Schema): [what: string, value: unknown][] {
  const kinds = (schema.anyOf ?? [schema]).map(resolved);
  const types = kinds.flatMap(({ type }) => type ?? []);
  const values: [string, unknown][] = [];
  if (kinds.some((kind) => kind.enum)) values.push(['another word', 'NOT_KNOWN']);
  if (types.includes('string')) values.push(['a number', 5], ['too long', tooLong]);
  if (types.includes('integer') || types.includes('number'))
    values.push(['a text', 'x'], ['negative', -1], ['huge', 1e15]);
  if (types.includes('boolean')) values.push(['a text', 'maybe']);
  if (types.includes('array')) values.push(['a text', 'x'], ['a list of null', [null]]);
  if (types.includes('object')) values.push(['a list', []]);
  for (const { maxLength, maximum, minimum } of kinds) {
    if (maxLength !== undefined)
      values.push(
        [`${maxLength + 1} characters`, 'y'.repeat(maxLength + 1)],
        [`${maxLength} characters`, 'y'.repeat(maxLength)],
      );
    if (maximum !== undefined && maximum < 1e9) values.push([`${maximum + 1}`, maximum + 1]);
    if (minimum !== undefined && minimum > -1e9) values.push([`${minimum - 1}`, minimum - 1]);
  }
  return values;
}

/** Names of the session's own user, which calls may send: tests/backend/access-matrix.test.ts has them. */
const ofOwnUser = new Set(['userId', 'userID']);
const unknownId = 'f'.repeat(24);
const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** Paths that differ from a good one in one parameter, which is added or has another value. */
export function brokenQueries(good: string): [what: string, path: string][] {
  const [path = '', query = ''] = good.split('?');
  const parameters = (paths[path]?.get?.parameters ?? []).filter(
    (each) => each.in === 'query' && !ofOwnUser.has(each.name),
  );
  return parameters.flatMap(({ name }) =>
    ['', '0', '1', '1001', 'x', unknownId, 'y'.repeat(201)].map((value): [string, string] => {
      const changed = new URLSearchParams(query);
      changed.set(name, value);
      return [`${name}: ${value === unknownId ? 'an unknown id' : `“${value}”`}`, `${path}?${changed.toString()}`];
    }),
  );
}

/** Bodies that differ from a good one in one field, which is absent or has a wrong value. Objects in it are changed inside, too. */
export function brokenBodies(path: string, good: object, part?: string): [what: string, body: object][] {
  const broken: [string, object][] = [];
  const walk = (schema: Schema | undefined, value: object, at: string, rebuild: (changed: object) => object): void => {
    for (const [name, field] of Object.entries(schema?.properties ?? {})) {
      if (ofOwnUser.has(name)) continue;
      const { [name]: present, ...others } = value as Record<string, unknown>;
      const place = at === '' ? name : `${at}.${name}`;
      if (schema?.required?.includes(name)) broken.push([`without ${place}`, rebuild(others)]);
      if (isId(present)) broken.push([`${place}: unknown`, rebuild({ ...value, [name]: unknownId })]);
      for (const [what, wrong] of wrongValues(resolved(field)))
        broken.push([`${place}: ${what}`, rebuild({ ...value, [name]: wrong })]);
      if (typeof present === 'object' && present !== null && !Array.isArray(present)) {
        walk(resolved(field), present, place, (changed) => rebuild({ ...value, [name]: changed }));
      }
    }
  };
  walk(bodySchema(path, part), good, '', (changed) => changed);
  return broken;
}
