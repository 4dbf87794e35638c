import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstQuery } from '#gateway/graphql/landing-page.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

mockStore();
const explorerFolder = mkdtempSync(join(tmpdir(), 'explorer-'));
const production = { production: true, publicOrigin: 'https://shop.test' };

beforeAll(() => {
  writeFileSync(join(explorerFolder, 'explorer.js'), 'console.log("explorer");\n');
  writeFileSync(join(explorerFolder, 'explorer.css'), 'body { margin: 0 }\n');
});
afterAll(() => rmSync(explorerFolder, { recursive: true }));

const open = (config: object = {}) => openGateway(config, { explorerFolder });

describe('the page at /graphql', () => {
  const openPage = async (config: object = {}) => {
    const { get, url } = await open(config);
    const response = await get('/graphql', { accept: 'text/html,*/*;q=0.8' });
    const policy = response.headers.get('content-security-policy') ?? '';
    return { response, html: await response.text(), policy, url };
  };

  test('the page at /graphql opens Apollo Sandbox with cookies, or GraphiQL from this server', async () => {
    const { response, html } = await openPage();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('https://embeddable-sandbox.cdn.apollographql.com/');
    expect(html).toContain('includeCookies: true');
    expect(html).toContain("'/graphql/explorer/explorer.js'");
  });

  test('the page at /graphql links the schema and has a curl command for its own address', async () => {
    const { html, url } = await openPage();
    expect(html).toContain(`curl ${url}/graphql`);
    expect(html).toContain('href="/schema.graphql"');
    expect(html).not.toContain('__ORIGIN__');
  });

  test('the page at /graphql allows scripts and styles by a nonce or from the address of Apollo Sandbox only', async () => {
    const { html, policy } = await openPage();
    const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(nonce).toMatch(/^[\w-]{36}$/);
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'nonce-${nonce}' https://embeddable-sandbox.cdn.apollographql.com`,
        `style-src 'nonce-${nonce}' https://embeddable-sandbox.cdn.apollographql.com`,
        "connect-src 'self'",
        'frame-src https://sandbox.embed.apollographql.com',
      ]),
    );
    expect(policy).not.toContain('unsafe-eval');
    expect((await openPage()).policy).not.toContain(nonce);
  });

  test('the page at /graphql is a plain page in production', async () => {
    const { response, html, policy } = await openPage(production);
    expect(response.status).toBe(200);
    expect(html).not.toMatch(/sandbox|explorer|<script|type Query/i);
    expect(html).toContain('Greengate API');
    expect(policy).not.toContain('script-src');
  });
});

test('the start query of the explorer is valid', () => {
  expect(validate(buildSchema(readSchemaText()), parse(firstQuery))).toEqual([]);
});

describe('the files of GraphiQL', () => {
  test.each([
    ['explorer.js', 'application/javascript; charset=utf-8'],
    ['explorer.css', 'text/css; charset=utf-8'],
  ])(
    'the files of GraphiQL are sent with their type, and browsers ask each time whether they have changed: %s',
    async (file, type) => {
      const { get } = await open();
      const { status, headers } = await get(`/graphql/explorer/${file}`);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, 'no-cache']);
      expect(headers.has('etag')).toBe(true);
    },
  );

  test.each(['other.js', '%2e%2e/package.json'])(
    'the files of GraphiQL are the only ones in their folder: %s',
    async (file) => {
      const { get } = await open();
      expect((await get(`/graphql/explorer/${file}`, { accept: 'text/javascript' })).status).toBe(404);
    },
  );

  test('the files of GraphiQL are not sent in production', async () => {
    const { get } = await open(production);
    expect((await get('/graphql/explorer/explorer.js')).status).toBe(404);
    expect((await get('/graphql/explorer/explorer.css')).status).toBe(404);
  });
});
