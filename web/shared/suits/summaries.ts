import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { ProductAllergensDocument } from '#web/__generated__/suits.ts';
import type { KnownAllergens } from '../food/allergen-text.ts';
import { nextTask } from '#web/shared/lib/page/next-task.ts';

/** What is known of a product: null without food facts, `failed` when the gateway could not tell. */
type Summary = KnownAllergens | null | 'failed';

/** The API's limit of products per request. */
const maxIds = 100;
/** The time for which an answer is used for products that are shown again. */
const freshMs = 60_000;

/** The answers of one visit. */
const visits = new WeakMap<ApolloClient, ReturnType<typeof createSummaries>>();

/** What a product states about allergens; undefined while it is loading. Products that are shown together share a request. */
export function useSummary(id: string): Summary | undefined {
  const client = useApolloClient();
  const summaries = summariesOf(client);
  useEffect(() => summaries.ask(id), [summaries, id]);
  return useSyncExternalStore(summaries.subscribe, () => summaries.find(id));
}

function summariesOf(client: ApolloClient) {
  const found = visits.get(client) ?? createSummaries(client);
  visits.set(client, found);
  return found;
}

function createSummaries(client: ApolloClient) {
  const known = new Map<string, { summary: Summary; atMs: number }>();
  const wanted = new Set<string>();
  const listeners = new Set<() => void>();

  async function send(ids: string[]) {
    const query = { query: ProductAllergensDocument, variables: { ids }, fetchPolicy: 'no-cache' } as const;
    const nodes = await client.query(query).then(
      ({ data }) => data?.products.nodes,
      () => undefined,
    );
    for (const id of ids) {
      if (nodes) known.set(id, { summary: nodes.find((each) => each.id === id)?.allergens ?? null, atMs: Date.now() });
      else known.set(id, { summary: known.get(id)?.summary ?? 'failed', atMs: 0 });
    }
    for (const listener of listeners) listener();
  }

  async function sendWanted() {
    await nextTask();
    const ids = [...wanted];
    wanted.clear();
    for (let at = 0; at < ids.length; at += maxIds) void send(ids.slice(at, at + maxIds));
  }

  return {
    find: (id: string): Summary | undefined => known.get(id)?.summary,
    ask(id: string) {
      if (Date.now() - (known.get(id)?.atMs ?? 0) < freshMs) return;
      if (wanted.size === 0) void sendWanted();
      wanted.add(id);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
