import { beforeAll, expect, test } from 'vitest';
import { busyMs, longTexts, maxBusyMs } from '#tests/support/long-texts.ts';
import { backendForTests, sellerLogin } from '#tests/support/open-backend.ts';
import { addProduct } from '#tests/support/store-records.ts';

/** Sends long texts in every place for a text that the OpenAPI description has. A new call needs no new test. */
const backend = backendForTests();

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

let paths: [call: string, method: string, operation: Operation][] = [];
/** `GET` requests have their texts in the address, of which Node reads 16 kB with the headers. */
const maxAddressLength = 12_000;

beforeAll(async () => {
  await addProduct(await backend.seller());
  const { body } = await backend.visitor().get('/openapi.json');
  const described = body.paths as Record<string, Record<string, Operation>>;
  paths = Object.entries(described).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): (typeof paths)[number] => [path, method, operation]),
  );
});

/** A value with every part that the schema describes. */
function sample(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf.find(({ type }) => type === 'object' || type === 'string') ?? {}, name);
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([key, each]) => [key, sample(each, key)]));
  }
  if (schema.type === 'array') return [sample(schema.items ?? {}, name)];
  if (schema.type === 'object')
    return { p1: sample(typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}) };
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (/email/i.test(name)) return sellerLogin.email;
  return /password/i.test(name) ? 'a good password' : 'Berlin';
}

/** The same value with another text in one place, for each place that has one; also with the text as a key. */
function* withText(value: unknown, text: string, path = ''): Generator<{ path: string; value: unknown }> {
  if (typeof value === 'string' || value === undefined) yield { path, value: text };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    for (const changed of withText(entry, text, `${path}.${key}`)) {
      const copy = Array.isArray(value)
        ? Object.assign([...value], { [key]: changed.value })
        : { ...value, [key]: changed.value };
      yield { path: changed.path, value: copy };
    }
    if (key === 'p1') yield { path: `${path}.(key)`, value: { [text]: entry } };
  }
}

/** The form with the sample in its part of JSON. */
function formOf(schema: Schema, text: string): { path: string; body: FormData }[] {
  const parts = Object.entries(schema.properties ?? {});
  const isFile = ({ format, items }: Schema) => format === 'binary' || items?.format === 'binary';
  return parts.flatMap(([name, part]) => {
    const fields = isFile(part)
      ? [{ path: `${name}.(file)`, value: `name,price\n${text},1\n"${text.replaceAll('"', '""')}",1` }]
      : [];
    if (!isFile(part))
      fields.push(
        ...[...withText(sample(part), text, name)].map(({ path, value }) => ({
          path,
          value: typeof value === 'string' ? value : JSON.stringify(value),
        })),
      );
    return fields.map(({ path, value }) => {
      const body = new FormData();
      if (isFile(part)) body.append(name, new Blob([value]), 'products.csv');
      else body.append(name, value);
      return { path, body };
    });
  });
}

/** Every request that carries the text, as it is sent by `fetch`. */
function* requestsWith(text: string): Generator<{ place: string; path: string; init: RequestInit }> {
  for (const [path, method, { parameters = [], requestBody }] of paths) {
    const place = (rest: string) => `${method} ${path} ${rest}`;
    const inAddress = encodeURIComponent(text.slice(0, maxAddressLength))
      .slice(0, maxAddressLength)
      .replace(/%[^%]{0,1}$/, '');
    for (const { name, in: where } of parameters) {
      if (where === 'query') yield { place: place(name), path: `${path}?${name}=${inAddress}`, init: { method } };
      if (where === 'header') {
        const headers = { [name]: text.slice(0, maxAddressLength).replaceAll(/[^ -~]/g, 'a') };
        yield { place: place(name), path, init: { method, headers } };
      }
    }
    const json = requestBody?.content['application/json']?.schema;
    for (const { path: at, value } of json ? withText(sample(json), text) : []) {
      const headers = { 'content-type': 'application/json' };
      yield { place: place(at), path, init: { method: 'POST', headers, body: JSON.stringify(value) } };
    }
    const form = requestBody?.content['multipart/form-data']?.schema;
    for (const { path: at, body } of form ? formOf(form, text) : []) {
      yield { place: place(at), path, init: { method: 'POST', body } };
    }
  }
}

test.each(Object.keys(longTexts))(
  'no call of the store keeps it busy for longer than 50 ms with 90 kB of %s in any place',
  async (kind) => {
    const text = longTexts[kind] ?? '';
    const clients = { visitor: backend.visitor(), shopper: await backend.shopper(), owner: await backend.seller() };
    const slow: object[] = [];
    let count = 0;
    for (const [who, client] of Object.entries(clients)) {
      for (const { place, path, init } of requestsWith(text)) {
        if (/logout|user.remove$/.test(path)) continue;
        count += 1;
        const ms = await busyMs(async () => {
          const { status } = await client.send(path, init);
          if (status >= 500) slow.push({ who, place, status });
        });
        if (ms > maxBusyMs) slow.push({ who, place, ms: Math.round(ms) });
      }
    }
    expect(slow).toEqual([]);
    expect(count).toBeGreaterThan(300);
  },
  300_000,
);
