import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BackendConfig } from '#backend/config.ts';
import { seedProducts } from '#backend/seed/seed-products.ts';
import { seedShop } from '#backend/seed/seed.ts';
import { contractCalls } from '#gateway/store/store-map.ts';
import { openDriftingStore } from '#tests/support/drifting-store/drifting-store.ts';
import { mixedQuirks } from '#tests/support/drifting-store/quirks.ts';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { checkStore } from '#tests/support/run-doctor.ts';

/** The calls of the REST contract, as `npm run doctor` sends and reads them. */

interface OpenedStore {
  url: string;
  close: () => Promise<void>;
}

async function openBundled(overrides: Partial<BackendConfig>): Promise<OpenedStore> {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, overrides));
  await seedShop({
    database: backend.context.database,
    products: seedProducts,
    picturesDir: made.folder,
    log: { warn: () => undefined },
  });
  return {
    url: backend.address,
    close: async () => {
      await backend.close();
      await made.remove();
    },
  };
}

async function openDrifting(): Promise<OpenedStore> {
  return await openDriftingStore({ quirks: mixedQuirks, products: [], seller: sellerLogin });
}

describe.each([
  { store: 'our own store', open: () => openBundled({}), accepted: ['specified'], kind: 'extended' },
  {
    store: 'our own store with FEATURES=classic',
    open: () => openBundled({ isClassic: true }),
    accepted: ['specified'],
    kind: 'classic',
  },
  {
    store: 'a store with most quirks at once',
    open: openDrifting,
    accepted: ['specified', 'absorbed'],
    kind: 'classic',
  },
])('in $store', ({ open, accepted, kind }) => {
  let store: OpenedStore;
  let checked: Awaited<ReturnType<typeof checkStore>>;

  beforeAll(async () => {
    store = await open();
    checked = await checkStore(store.url, { seller: sellerLogin });
  });
  afterAll(() => store.close());

  test.each(contractCalls)('the gateway can use %s', (call) => {
    expect(accepted).toContain(checked.call(call)?.verdict);
    expect(checked.call(call)?.faults).toEqual([]);
  });

  test('the doctor names the data that it leaves in the store', () => {
    expect(checked.report.left).toEqual([
      expect.stringMatching(/^the account doctor-\w+@example\.com$/),
      'one address of this account',
      'one cash order',
      'one online order that is not paid',
      expect.stringMatching(/^the product “Doctor's check \w+”, out of stock$/),
    ]);
  });

  test('the doctor knows the kind of store', () => {
    expect(checked.report.store.kind).toBe(kind);
  });
});

test('the features that our own store claims are true', async () => {
  const store = await openBundled({});
  try {
    const { report } = await checkStore(store.url, { seller: sellerLogin });

    expect(report.features.length).toBeGreaterThan(10);
    expect(report.features.filter(({ verdict }) => verdict !== 'true')).toEqual([]);
    expect(report.exitCode).toBe(0);
  } finally {
    await store.close();
  }
});
