import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

mockStore();

const text = readFileSync('schema.graphql', 'utf8');
const introspectionToken = 'a-token-of-some-length';
const production = { production: true, publicOrigin: 'https://shop.test' };
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

/** Reads the body to its end, so that the gateway can close. */
async function readSchema(config: object, headers: Record<string, string> = {}) {
  const { get } = await openGateway(config);
  const response = await get('/schema.graphql', headers);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('the schema can be downloaded outside production', async () => {
  const response = await readSchema({});
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/graphql; charset=utf-8');
  expect(response.text).toBe(text);
  expect(buildSchema(response.text).getMutationType()?.name).toBe('Mutation');
});

test('a client that has the schema gets 304', async () => {
  const { headers } = await readSchema({});
  const again = await readSchema({}, { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await readSchema({}, { 'if-none-match': '"older"' })).status).toBe(200);
});

test('in production the schema requires the introspection token', async () => {
  const config = { ...production, introspectionToken };
  const refused = await readSchema(config);
  expect([refused.status, refused.text]).toEqual([404, 'Not found.\n']);
  expect((await readSchema(config, bearing(`${introspectionToken}x`))).status).toBe(404);
  expect((await readSchema(production, bearing(introspectionToken))).status).toBe(404);
  expect((await readSchema(config, bearing(introspectionToken))).text).toBe(text);
});

test('PUBLISH_SCHEMA opens the schema in production, and not introspection', async () => {
  const { get, run } = await openGateway({ ...production, introspectionToken, publishSchema: true });
  expect(await (await get('/schema.graphql')).text()).toBe(text);
  expect((await run('{ __schema { queryType { name } } }')).status).toBe(400);
});
