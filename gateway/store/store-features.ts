import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { features, type Feature } from '#common/__generated__/contract.ts';
import type { StoreFeature } from '../__generated__/schema.ts';
import type { Log } from '../log.ts';
import type { TransportResponse } from '../transport/http-transport.ts';
import { isUnavailableStatus } from '../transport/rest-call.ts';
import { shopPages, storeFacts, type ShopPage, type StoreFacts } from './store-facts.ts';
import { isHtml, probeStore, type SendBare } from './store-probe.ts';

/** The description that the store gives of itself at `GET /api/store`. */
interface StoreDescription {
  features: ReadonlySet<StoreFeature>;
  /** The name of the shop; null when the store does not say. */
  name: string | null;
  /** ISO 4217; null when the store does not say. */
  currencyCode: string | null;
  /** The other settings; null over a store without the feature `store.settings`. */
  facts: StoreFacts | null;
  /** The pages of the shop that have a text; null over a store without the feature `store.settings`. */
  pages: readonly ShopPage[] | null;
}

/** The store's features beyond the seventeen calls of the REST contract, by its last good answer. */
export interface StoreFeatures extends Omit<StoreDescription, 'features'> {
  has: (feature: StoreFeature) => boolean;
  /** All of them, in the order of the schema. */
  readonly names: StoreFeature[];
  /** Whether the store has answered since the gateway started. Until then it counts as a classic store. */
  readonly hasAnswered: boolean;
  /** The calls of the contract that the store lacks, such as `POST /api/order/stripe`. */
  readonly missingCalls: readonly string[];
  /** Resolves when the store has said what it can do, or a second after the start of the gateway. */
  readonly firstAnswer: Promise<unknown>;
  /** Asks the store again in the background when the last answer is old. */
  refreshIfDue: () => void;
  /** Asks the store again, after a change. */
  refreshNow: () => Promise<void>;
  /** The listener is called after every change of what the store can do, or is. */
  onChange: (listener: () => void) => void;
}

interface StoreFeaturesOptions {
  send: SendBare;
  log: Log;
  /** The time for which an answer is used before the next refresh. */
  timeToLiveMs?: number | undefined;
  /** The time for which `firstAnswer` waits. */
  firstAnswerTimeoutMs?: number | undefined;
  /** Whether to find out which calls a classic store lacks. */
  probesCalls?: boolean | undefined;
}

/** The name in the schema: `orders.keys` is `ORDERS_KEYS`. `npm run check` compares the two lists. */
const schemaNameOf = (feature: Feature) => feature.toUpperCase().replaceAll(/[.-]/g, '_') as StoreFeature;

/** Every feature that this gateway knows, in the order of the schema, with its name in REST. */
const restNames: ReadonlyMap<StoreFeature, Feature> = new Map(
  features
    .map((feature) => [schemaNameOf(feature), feature] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);
const allFeatures = [...restNames.keys()];
/** The only version of every feature so far. One of another version counts as absent. */
const knownVersion = 1;

const defaultTimeToLiveMs = 60_000;
/** The time after which a store that has not answered is asked again. */
const retryAfterMs = 2000;
const defaultFirstAnswerTimeoutMs = 1000;

const shape = z.object({
  success: z.literal(true),
  contract: z.literal(1),
  features: z.record(z.string(), z.unknown()),
  settings: z.unknown().optional(),
});

const basicSettings = z
  .object({
    name: z.string().trim().min(1).max(200).nullable().catch(null),
    currency: z
      .string()
      .regex(/^[A-Za-z]{3}$/)
      .toUpperCase()
      .nullable()
      .catch(null),
  })
  .catch({ name: null, currency: null });

/** A store with the seventeen calls and nothing else, perhaps without online payment. */
const classicStore: StoreDescription = {
  features: new Set(['ORDERS_ONLINE']),
  name: null,
  currencyCode: null,
  facts: null,
  pages: null,
};

/**
 * Asks `GET /api/store` at once, and again with the catalogue, at most once a minute. Without a good answer (404, HTML,
 * `success: false`, no answer in time) the store counts as a classic one. The last good answer is kept until the store says
 * twice that the page is gone. Calls bypass the circuit breaker: this page says nothing about the other calls.
 */
export function createStoreFeatures(options: StoreFeaturesOptions): StoreFeatures {
  const { send, log, timeToLiveMs = defaultTimeToLiveMs, probesCalls = true } = options;
  const { firstAnswerTimeoutMs = defaultFirstAnswerTimeoutMs } = options;
  const listeners: (() => void)[] = [];
  let store = classicStore;
  let missingCalls: readonly string[] = [];
  let hasAnswered = false;
  let etag: string | null = null;
  let isGone = false;
  let isProbed = !probesCalls;
  let asking: Promise<void> | undefined;
  let askAgainAtMs = 0;

  const has = (feature: StoreFeature) =>
    store.features.has(feature) && !(feature === 'ORDERS_ONLINE' && missingCalls.includes('POST /api/order/stripe'));

  const stateText = () => JSON.stringify([[...store.features], store, missingCalls, hasAnswered]);

  function change(next: { store?: StoreDescription; missingCalls?: readonly string[]; hasAnswered?: true }) {
    const before = stateText();
    store = next.store ?? store;
    missingCalls = next.missingCalls ?? missingCalls;
    hasAnswered = next.hasAnswered ?? hasAnswered;
    if (stateText() === before) return;
    for (const listener of listeners) listener();
  }

  async function ask(): Promise<void> {
    askAgainAtMs = performance.now() + timeToLiveMs;
    const response = await send('GET /api/store', etag === null ? {} : { 'if-none-match': etag });
    if (response?.status === 304) return;
    const described = response && readDescription(response);
    if (described) {
      isGone = false;
      const pages = described.facts === null ? null : await askPages();
      // Without the pages, the next refresh asks for everything again.
      etag = pages === undefined ? null : response.etag;
      if (pages === undefined) askAgainAtMs = performance.now() + retryAfterMs;
      log.info(
        { features: [...described.features].map((feature) => restNames.get(feature)) },
        'the store names its features',
      );
      change({
        store: { ...described, pages: pages ?? (described.facts && store.pages) },
        missingCalls: [],
        hasAnswered: true,
      });
      return;
    }
    if (!response || response.status >= 500) askAgainAtMs = performance.now() + retryAfterMs;
    if (response && !isUnavailableStatus(response.status)) change({ hasAnswered: true });
    if (store === classicStore) {
      if (response && response.status < 500 && !isProbed) void probe(response);
      return;
    }
    if (response?.status === 404 && isGone) {
      etag = null;
      log.warn({}, 'the store no longer names any features');
      change({ store: classicStore });
    }
    isGone = response?.status === 404;
  }

  /** The shop's pages, or undefined when they cannot be read. */
  async function askPages(): Promise<ShopPage[] | undefined> {
    const response = await send('GET /api/store/pages');
    if (response?.status !== 200) return undefined;
    return shopPages.safeParse(parseJson(response.text)).data;
  }

  /** @param notFound the store's response for an address that it does not have */
  async function probe(notFound: TransportResponse): Promise<void> {
    isProbed = true;
    const missing = await probeStore(send, notFound);
    // The store was unreachable: try again with the next refresh.
    if (!missing) isProbed = false;
    else if (missing.length > 0 && store === classicStore) {
      log.warn({ missingCalls: missing }, `the store lacks ${missing.join(', ')}`);
      change({ missingCalls: missing });
    }
  }

  /** One request at a time, so that no older answer arrives after a newer one. */
  function refresh(): Promise<void> {
    const asked = (asking ?? Promise.resolve()).then(ask).finally(() => {
      if (asking === asked) asking = undefined;
    });
    asking = asked;
    return asked;
  }

  const firstAnswer = Promise.race([refresh(), pause(firstAnswerTimeoutMs, undefined, { ref: false })]);

  return {
    has,
    get names() {
      return allFeatures.filter(has);
    },
    get name() {
      return store.name;
    },
    get currencyCode() {
      return store.currencyCode;
    },
    get facts() {
      return store.facts;
    },
    get pages() {
      return store.pages;
    },
    get missingCalls() {
      return missingCalls;
    },
    get hasAnswered() {
      return hasAnswered;
    },
    firstAnswer,
    refreshIfDue() {
      if (!asking && performance.now() >= askAgainAtMs) void refresh();
    },
    refreshNow: refresh,
    onChange: (listener) => void listeners.push(listener),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readDescription({ status, text }: TransportResponse): StoreDescription | undefined {
  if (status !== 200 || isHtml(text)) return undefined;
  const { data } = shape.safeParse(parseJson(text));
  if (!data) return undefined;
  const { features: claimed, settings } = data;
  const known = new Set([...restNames].flatMap(([feature, name]) => (claimed[name] === knownVersion ? [feature] : [])));
  const { name, currency } = basicSettings.parse(settings);
  const facts = known.has('STORE_SETTINGS') ? (storeFacts.safeParse(settings).data ?? null) : null;
  if (facts && !known.has('TAX_RATES')) facts.tax = null;
  if (facts && !known.has('LAW_COUNTRY')) facts.country = null;
  if (facts && !known.has('ORDERS_SLOTS')) facts.delivery = null;
  if (facts && !known.has('ORDERS_GUESTS')) facts.guestOrders = null;
  if (facts && !known.has('PRODUCTS_FOOD')) {
    Object.assign(facts, {
      requireFoodFacts: null,
      produceCategories: null,
      nonFoodCategories: null,
      originDays: null,
    });
  }
  return { features: known, name, currencyCode: currency, facts, pages: null };
}
