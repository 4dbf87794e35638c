import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { keyError } from '../refusals/idempotency-key.ts';
import { refusalFor, type Outcome } from '../refusals/outcome.ts';
import type { CookieJar, Role } from '../transport/cookies.ts';

/** A change that may be sent again, as the API gets it. */
interface SentChange {
  /** The path of the REST call, or the name of the mutation. */
  path: string;
  /** The sessions that may send it; absent for a change without a login. */
  roles?: readonly Role[];
  /** The key that the client sends again with the same change. */
  key: string | null | undefined;
  /** What is added, as JSON values. */
  contents: unknown;
}

interface AdditionsOptions {
  maxStored?: number;
  storedForMs?: number;
  nowMs?: () => number;
}

export type Additions = ReturnType<typeof createAdditions>;

/**
 * The outcomes of changes, by session, key and contents. Browsers themselves repeat a request whose connection closes before the
 * response: then the same change gets the first one's outcome, over any store. The process holds the newest in memory, each for ten
 * minutes unless told otherwise. A store with the feature `additions.keys` remembers the keys of added records itself, for a day.
 */
export function createAdditions({
  maxStored = 2000,
  storedForMs = 600_000,
  nowMs = () => performance.now(),
}: AdditionsOptions = {}) {
  const outcomes = new LRUCache<string, Promise<Outcome>>({
    max: maxStored,
    ttl: storedForMs,
    ttlResolution: 0,
    perf: { now: nowMs },
  });

  return {
    /**
     * Adds once; `add` gets the headers to send. A refused or failed change does not use up its key. A key that is no valid one is
     * refused.
     */
    async once<Result extends Outcome>(
      jar: CookieJar,
      { path, roles, key, contents }: SentChange,
      add: (headers: Record<string, string>) => Promise<Result>,
    ): Promise<Result | Outcome> {
      const badKey = keyError(key);
      if (badKey) return refusalFor([badKey]) as Outcome;
      if (key == null) return add({});
      const session = roles && jar.header(roles);
      const name = createHash('sha256')
        .update(JSON.stringify([path, session, key, contents]))
        .digest('base64');
      // The same path has the same kind of outcome.
      const known = outcomes.get(name) as Promise<Result> | undefined;
      if (known) return known;
      const outcome = add({ 'idempotency-key': key });
      outcomes.set(name, outcome);
      const forget = () => void outcomes.delete(name);
      outcome.then(({ success }) => success || forget(), forget);
      return outcome;
    },
  };
}
