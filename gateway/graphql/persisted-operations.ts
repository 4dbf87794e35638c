import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** The web app's own manifest, written by codegen. */
const ownManifest = 'gateway/__generated__/persisted-operations.json';
/** The manifest of the last release, for pages that stay open during an upgrade. `npm version` writes it. */
const lastManifest = 'gateway/__generated__/last-release-operations.json';
/** Operations that clients have registered. */
const maxRegistered = 1000;
/** Characters of all registered texts together. */
const maxRegisteredCharacters = 2_000_000;

/** https://www.apollographql.com/docs/graphos/platform/security/persisted-queries#manifest-format */
const manifestFormat = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), name: z.string(), body: z.string() })),
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Operations that clients may name by the SHA-256 of their text: those of the manifests, also by their ids there, and the
 * latest ones that clients have registered by Apollo's protocol for automatic persisted queries.
 *
 * @throws Error with the code BAD_MANIFEST
 */
export function createPersistedOperations(manifestPaths: readonly string[] = []) {
  const inManifests = new Map<string, string>();
  const names = new Set<string>();
  const registered = new LRUCache<string, string>({
    max: maxRegistered,
    maxSize: maxRegisteredCharacters,
    sizeCalculation: (text) => text.length,
  });
  for (const path of [lastManifest, ownManifest, ...manifestPaths]) {
    for (const { id, name, body } of readManifest(path)) {
      // The id is the hash in most manifests. Some generators hash another spelling of the text, or number the operations.
      inManifests.set(id, body);
      inManifests.set(hashOf(body), body);
      names.add(name);
    }
  }

  return {
    /** The name of an operation in metrics: `other` when no manifest has it. */
    nameOf: (operationName: string | null | undefined): string =>
      operationName && names.has(operationName) ? operationName : 'other',

    /** Whether an operation of a manifest is meant, by its text, its hash or its id. */
    isInManifest({ query, hash }: { query: unknown; hash: string | undefined }): boolean {
      if (typeof query === 'string') return inManifests.has(hashOf(query));
      return hash !== undefined && inManifests.has(hash);
    },

    /** @param hash the SHA-256 of an operation in a manifest, in hex, or its id */
    textOf: (hash: string): string | undefined => inManifests.get(hash),

    /** Apollo Server's cache for persisted queries. */
    apolloCache: {
      async get(key: string): Promise<string | undefined> {
        const hash = withoutPrefix(key);
        return inManifests.get(hash) ?? registered.get(hash);
      },
      async set(key: string, text: string): Promise<void> {
        const hash = withoutPrefix(key);
        if (!inManifests.has(hash)) registered.set(hash, text);
      },
      delete: async () => undefined,
    },
  };
}

export type PersistedOperations = ReturnType<typeof createPersistedOperations>;

const withoutPrefix = (key: string) => key.replace(/^apq:/, '');

function readManifest(path: string) {
  try {
    return manifestFormat.parse(JSON.parse(readFileSync(path, 'utf8'))).operations;
  } catch (error) {
    const message = `SAFELIST_MANIFESTS: ${path} is no manifest of operations in Apollo's format.`;
    throw Object.assign(new Error(message, { cause: error }), { code: 'BAD_MANIFEST' });
  }
}
