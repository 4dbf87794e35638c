import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The web app's own manifest, written by codegen. */
const ownManifest = 'gateway/__generated__/persisted-operations.json';
/** How many operations clients may register by themselves, and how large all of them together may be. */
const registrationLimits = { most: 1000, characters: 2_000_000 };

/** https://www.apollographql.com/docs/graphos/platform/security/persisted-queries#manifest-format */
const manifestFormat = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), name: z.string(), body: z.string() })),
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The operations that may be asked for by the SHA-256 of their text: those of the manifests for ever, and those that
 * clients register after Apollo's protocol until newer ones push them out.
 */
export class PersistedOperations {
  readonly #known = new Map<string, { name: string; body: string }>();
  readonly #names = new Set<string>();
  readonly #registered = new Map<string, string>();
  #characters = 0;

  /** @throws Error that names the file which is no manifest */
  constructor(paths: readonly string[] = []) {
    for (const path of [ownManifest, ...paths]) {
      for (const { name, body } of readManifest(path)) {
        this.#known.set(hashOf(body), { name, body });
        this.#names.add(name);
      }
    }
  }

  /** For labels: names that are in no manifest all count as one. */
  nameOf(operationName: string | null | undefined): string {
    return operationName && this.#names.has(operationName) ? operationName : 'other';
  }

  /** Whether a request asks for an operation of a manifest, by its text or by its hash. */
  isKnown({ query, hash }: { query: unknown; hash: unknown }): boolean {
    if (typeof query === 'string') return this.#known.has(hashOf(query));
    return typeof hash === 'string' && this.#known.has(hash);
  }

  /** As Apollo Server wants it. */
  get cache() {
    return {
      get: async (key: string) => {
        const hash = key.replace(/^apq:/, '');
        return this.#known.get(hash)?.body ?? this.#recall(hash);
      },
      set: async (key: string, body: string) => this.#register(key.replace(/^apq:/, ''), body),
      delete: async () => undefined,
    };
  }

  #recall(hash: string): string | undefined {
    const body = this.#registered.get(hash);
    if (body === undefined) return undefined;
    // The last one asked for is the last one to go.
    this.#registered.delete(hash);
    this.#registered.set(hash, body);
    return body;
  }

  #register(hash: string, body: string) {
    if (this.#known.has(hash) || this.#registered.has(hash)) return;
    this.#registered.set(hash, body);
    this.#characters += body.length;
    for (const [oldest, text] of this.#registered) {
      if (this.#registered.size <= registrationLimits.most && this.#characters <= registrationLimits.characters) return;
      this.#registered.delete(oldest);
      this.#characters -= text.length;
    }
  }
}

function readManifest(path: string) {
  try {
    return manifestFormat.parse(JSON.parse(readFileSync(path, 'utf8'))).operations;
  } catch (error) {
    const message = `SAFELIST_MANIFESTS: ${path} is no manifest of operations in Apollo's format.`;
    throw Object.assign(new Error(message, { cause: error }), { code: 'BAD_MANIFEST' });
  }
}
