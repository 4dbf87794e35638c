import { InMemoryCache, type DocumentNode } from '@apollo/client';
import { HttpResponse, http } from 'msw';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { MeDocument } from '#web/__generated__/session.ts';
import { createClient } from '#web/shared/apollo/client.ts';
import { hashOf } from '#web/shared/apollo/operation-hash.ts';
import { gateway } from '../support/web/gateway-stand-in.ts';

const generated: Record<string, Record<string, unknown>> = import.meta.glob('/web/__generated__/*.ts', { eager: true });
const documents = Object.values(generated).flatMap((file) =>
  Object.entries(file).flatMap(([name, value]) =>
    name.endsWith('Document') ? [{ name: name.replace(/Document$/, ''), document: value as DocumentNode }] : [],
  ),
);

const sha256Of = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

test.each(documents)('$name has the hash of the text that is sent for it', async ({ document }) => {
  expect(hashOf(document)).toBe(await sha256Of(print(new InMemoryCache().transformDocument(document))));
});

test('an operation is sent by its hash, and with its text to a gateway that does not know the hash', async () => {
  const seen: Record<string, unknown>[] = [];
  gateway.use(
    http.post('*/graphql', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      seen.push(body);
      if (body['query']) return HttpResponse.json({ data: { me: null } });
      return HttpResponse.json({
        errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      });
    }),
  );

  const client = createClient(new URL('/graphql', location.href).href);
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });

  const extensions = expect.objectContaining({ persistedQuery: { version: 1, sha256Hash: hashOf(MeDocument) } });
  expect(data).toEqual({ me: null });
  expect(seen).toEqual([
    { operationName: 'Me', variables: {}, extensions },
    { operationName: 'Me', variables: {}, extensions, query: expect.stringContaining('query Me') },
  ]);
});
