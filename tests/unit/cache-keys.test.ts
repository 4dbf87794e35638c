import { describe, expect, test } from 'vitest';
import { documentKeyOf, normalKeyOf, sentKeyOf } from '#gateway/fast-path/cache-keys.ts';
import type { GraphqlRequest, ReceivedRequest } from '#gateway/graphql/graphql-request.ts';

const shop = 'https://shop.example';
const sent = (over: object): ReceivedRequest =>
  ({
    method: 'POST',
    url: '/graphql',
    headers: { accept: 'application/json' },
    body: '{"query":"{a}"}',
    ...over,
  }) as never;
const parsed = (over: object): GraphqlRequest =>
  ({
    method: 'POST',
    accept: 'application/json',
    contentType: 'application/json',
    operation: { query: '{ a }', operationName: undefined, variables: undefined },
    ...over,
  }) as never;
const asking = (query: string, variables?: object, operationName?: string) =>
  parsed({ operation: { query, variables, operationName } });

describe('keys of requests as they were sent', () => {
  test('a request with another origin, media type, method, body or address has another key as it was sent', () => {
    const get = { method: 'GET', url: '/graphql?query={a}', body: undefined };
    const named = { accept: 'application/json', 'x-apollo-operation-name': 'A' };
    const keys = [
      sentKeyOf(sent({}), shop),
      sentKeyOf(sent({}), 'https://other.example'),
      sentKeyOf(sent({ headers: { accept: 'text/html' } }), shop),
      sentKeyOf(sent({ body: '{"query":"{b}"}' }), shop),
      sentKeyOf(sent({ ...get, headers: named }), shop),
      sentKeyOf(sent({ ...get, headers: named }), 'https://other.example'),
      sentKeyOf(sent({ ...get, headers: { ...named, accept: 'text/html' } }), shop),
      sentKeyOf(sent({ ...get, headers: named, url: '/graphql?query={b}' }), shop),
    ];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the key of a GET does not depend on the path before the query', () => {
    const get = { method: 'GET', headers: { 'apollo-require-preflight': '1' } };
    const keyOf = (url: string) => sentKeyOf(sent({ ...get, url }), shop);
    expect(keyOf('/graphql/?query={a}')).toBe(keyOf('/graphql?query={a}'));
    expect(sentKeyOf(sent({ ...get, method: 'HEAD', url: '/graphql?query={a}' }), shop)).toBeUndefined();
  });

  test('the same request has the same key', () => {
    expect(sentKeyOf(sent({}), shop)).toBe(sentKeyOf(sent({}), shop));
  });

  test.each([
    ['a body that is no text', { body: undefined }],
    ['another method', { method: 'PUT' }],
    ['a GET without the header against CSRF', { method: 'GET', url: '/graphql?query={a}', headers: {} }],
    [
      'a GET with a content type',
      { method: 'GET', url: '/graphql?query={a}', headers: { 'content-type': 'x', 'x-apollo-operation-name': 'A' } },
    ],
    ['a GET without a query', { method: 'GET', url: '/graphql', headers: { 'apollo-require-preflight': '1' } }],
  ])('there is no key for %s', (_what, over) => expect(sentKeyOf(sent(over), shop)).toBeUndefined());

  test('either header against CSRF is enough for a GET', () => {
    for (const name of ['apollo-require-preflight', 'x-apollo-operation-name']) {
      const get = sent({ method: 'GET', url: '/graphql?query={a}', headers: { [name]: '1' } });
      expect(sentKeyOf(get, shop)).toBeDefined();
    }
  });
});

describe('the key of what a request means', () => {
  test('the key of what a request means differs for another origin, media type, method, document, operation and variable', () => {
    const query = 'query A($n: Int) { a(n: $n) } query B($n: Int) { b(n: $n) }';
    const keys = [
      normalKeyOf(asking(query, { n: 1 }, 'A'), shop),
      normalKeyOf(asking(query, { n: 1 }, 'A'), 'https://other.example'),
      normalKeyOf({ ...asking(query, { n: 1 }, 'A'), accept: 'text/html' }, shop),
      normalKeyOf({ ...asking(query, { n: 1 }, 'A'), method: 'GET' }, shop),
      normalKeyOf(asking(query, { n: 1 }, 'B'), shop),
      normalKeyOf(asking(query, { n: 2 }, 'A'), shop),
      normalKeyOf(asking(query, {}, 'A'), shop),
      normalKeyOf(asking(`${query} query C { c }`, { n: 1 }, 'A'), shop),
    ];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the key of what a request means is the same with white space, comments, sorted variables and variables that are not used', () => {
    const key = normalKeyOf(asking('query($a:Int,$b:Int){x(a:$a,b:$b)}', { a: 1, b: 2 }), shop);
    expect(
      normalKeyOf(asking('query ($a: Int, $b: Int) { # all\n x(a: $a, b: $b) }', { b: 2, a: 1, c: 3 }), shop),
    ).toBe(key);
  });

  test('the key of what a request means is missing for an operation that is named by a hash, for none, and for a malformed one', () => {
    expect(normalKeyOf(parsed({ operation: undefined }), shop)).toBeUndefined();
    expect(normalKeyOf(parsed({ operation: { hash: 'f' } }), shop)).toBeUndefined();
    expect(normalKeyOf(asking('{ a(text: "open) }'), shop)).toBeUndefined();
  });
});

describe('the key of a document', () => {
  test('the key of a document differs for another text, hash, operation and media type, and not for other variables', () => {
    const keys = [
      documentKeyOf(asking('{ a }')),
      documentKeyOf(asking('{ b }')),
      documentKeyOf(asking('{ a }', {}, 'A')),
      documentKeyOf({ ...asking('{ a }'), accept: 'text/html' }),
      documentKeyOf(parsed({ operation: { hash: '{ a }' } })),
      documentKeyOf(parsed({ operation: { hash: '{ b }' } })),
    ];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
    expect(documentKeyOf(asking('{ a }', { n: 1 }))).toBe(keys[0]);
  });

  test('the key of a document is missing for a GET, for a body that is no plain JSON, for no operation and for a very long text', () => {
    expect(documentKeyOf(parsed({ method: 'GET' }))).toBeUndefined();
    expect(documentKeyOf(parsed({ contentType: 'multipart/form-data' }))).toBeUndefined();
    expect(documentKeyOf(parsed({ operation: undefined }))).toBeUndefined();
    expect(documentKeyOf(asking(`{ a } # ${'x'.repeat(20_000)}`))).toBeUndefined();
    expect(documentKeyOf(asking(`{ a } # ${'x'.repeat(10_000)}`))).toBeDefined();
  });

  test('the key of a document has at most 20 000 characters', () => {
    const keyOf = (length: number) => documentKeyOf(asking('x'.repeat(length)));
    const aroundCharacters = (keyOf(1)?.length ?? 0) - 1;
    expect(keyOf(20_000 - aroundCharacters)).toHaveLength(20_000);
    expect(keyOf(20_001 - aroundCharacters)).toBeUndefined();
  });
});
