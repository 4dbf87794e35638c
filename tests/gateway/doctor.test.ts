import { describe, expect, onTestFinished, test } from 'vitest';
import { contractCalls, plainStoreMap, readStoreMap } from '#gateway/store/store-map.ts';
import { openDriftingStore } from '#tests/support/drifting-store/drifting-store.ts';
import { allQuirks, type Quirk } from '#tests/support/drifting-store/quirks.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore } from '#tests/support/open-store.ts';
import { checkStore, runDoctor, sellerOfStore } from '#tests/support/run-doctor.ts';
import { createFindings } from '../../scripts/doctor/report.ts';
import { storeMapFile } from '#tests/support/store-map-file.ts';

const apples = {
  _id: 'p1',
  name: 'Apples',
  category: 'Fruits',
  price: 25,
  offerPrice: 19.99,
  description: ['Crisp.'],
  inStock: true,
  pictures: ['apples'],
};

type DriftingOptions = Partial<Parameters<typeof openDriftingStore>[0]>;

async function openDrifting(options: DriftingOptions): Promise<string> {
  const store = await openDriftingStore({ quirks: [], products: [{ ...apples }], seller: sellerOfStore, ...options });
  onTestFinished(() => store.close());
  return store.url;
}

/** A store with other names for most calls, as public stores have them. */
const otherNames: DriftingOptions = {
  quirks: ['numericIds'],
  cookieNames: { shopper: 'userToken', seller: 'sellertoken' },
  renamed: {
    'GET /api/user/is-auth': 'GET /api/user/auth',
    'GET /api/user/logout': 'POST /api/user/logout',
    'GET /api/address/get': 'POST /api/address/get',
    'POST /api/order/cod': 'POST /api/order/place',
    'GET /api/order/user': 'GET /api/orders',
    'POST /api/product/stock': 'POST /api/product/toggleStock',
  },
};
const mapOfOtherNames = {
  calls: otherNames.renamed,
  idType: 'number',
  cookies: { shopper: 'userToken', seller: 'sellertoken' },
};

/** The doctor's words about the quirk that gives each store its name. */
const absorbedByQuirk: Partial<Record<Quirk, [call: string, text: string]>> = {
  bareRefusals: ['POST /api/user/login', 'No success: false in refusals; the gateway reads the message.'],
  zipCode: ['POST /api/address/add', 'It spells zipCode; the gateway sends and reads both spellings.'],
  strictOrigin: [
    'GET /api/user/is-auth',
    'Status 401 for refusals; the gateway reads the answer whatever its status is.',
  ],
  emptyAsFailure: ['GET /api/address/get', 'An empty address book is a failure; the gateway reads it as empty.'],
  trustedUserId: ['POST /api/cart/update', 'It needs userId in the body; the gateway sends that of the session.'],
  productIdLines: ['GET /api/order/user', 'Order lines name productId; the gateway sends and reads both names.'],
  statusCodes: [
    'POST /api/order/cod',
    'Status 201 for success and 401, 500 for refusals; the gateway reads the answer whatever its status is.',
  ],
};

test('the doctor logs in with an unknown email, and says when the store answers with the text of a crash', async () => {
  const { call } = await checkStore(await openDrifting({ quirks: ['statusCodes'] }));
  expect(call('POST /api/user/login')).toMatchObject({
    verdict: 'absorbed',
    absorbed: expect.arrayContaining([
      'It sends the text of a crash for an email without an account; the gateway shows a sentence of its own.',
    ]),
  });
});

describe('drifting stores', () => {
  test.each(allQuirks.filter((quirk) => quirk in absorbedByQuirk))(
    'the doctor finds a store with the quirk %s usable, and says what the gateway absorbs',
    async (quirk) => {
      const { report, call, text } = await checkStore(await openDrifting({ quirks: [quirk] }));

      const [name = '', absorbed = ''] = absorbedByQuirk[quirk] ?? [];
      expect(call(name)).toMatchObject({ verdict: 'absorbed', absorbed: expect.arrayContaining([absorbed]) });
      expect(report).toMatchObject({ exitCode: 0 });
      expect(text).toMatch(/The gateway can use this store\. .+ 0 to be mended, 0 not checked\.\n$/);
    },
  );

  test('a call counts as slow when each of its answers takes more than a second', () => {
    const findings = createFindings();
    for (const [call, seconds] of [
      ['GET /api/product/list', 1.01],
      ['GET /api/address/get', 0.99],
    ] as const) {
      findings.good(call, 200, 'success');
      findings.timed(call, seconds);
    }
    findings.timed('GET /api/address/get', 30);
    expect(findings.calls().filter(({ absorbed }) => absorbed.length > 0)).toEqual([
      expect.objectContaining({
        call: 'GET /api/product/list',
        absorbed: ['It takes more than 1 second each time; the gateway waits 5.'],
      }),
    ]);
  });

  test('the doctor finds a store with the quirk slowWithGap slow, and names the missing call', async () => {
    const url = await openDrifting({ quirks: ['slowWithGap'], slowAnswerMs: 150 });
    const { report, call, text } = await checkStore(url, { slowSeconds: 0.1 });

    expect(call('GET /api/product/list')?.absorbed).toContain(
      'It takes more than 0.1 second each time; the gateway waits 5.',
    );
    expect(call('POST /api/product/stock')).toMatchObject({
      verdict: 'mend',
      faults: [
        {
          problem: 'POST /api/product/stock answered 404.',
          answer: '404 <pre>Cannot POST /api/product/stock</pre>',
          fix: 'Serve this call, or name its other path in a store map (--suggest looks for it).',
        },
      ],
    });
    expect(report.calls.filter(({ verdict }) => verdict === 'mend')).toHaveLength(1);
    expect(report.left).toContainEqual(expect.stringMatching(/^the product “.+”, still in stock$/));
    expect(text).toContain('Run it again with --suggest to get a store map.');
  });

  test('the doctor finds a store with the quirk numericIds usable with a store map only', async () => {
    const without = await checkStore(await openDrifting({ quirks: ['numericIds'] }));
    const withMap = await checkStore(await openDrifting({ quirks: ['numericIds'] }), {
      map: { ...plainStoreMap, idType: 'number' },
    });

    const problems = without.report.calls.flatMap(({ faults }) => faults.map(({ problem }) => problem));
    expect(problems).toEqual([
      'POST /api/product/stock finds nothing by an id that is sent as text.',
      'POST /api/order/cod finds nothing by an id that is sent as text.',
      'POST /api/order/stripe finds nothing by an id that is sent as text.',
    ]);
    expect(without.report.exitCode).toBe(1);
    expect(withMap.report.exitCode).toBe(0);
  });

  test('the doctor finds a store that stores cash orders as paid, and says where money differs', async () => {
    const { call } = await checkStore(
      await openDrifting({ quirks: ['strictOrigin', 'productIdLines'], liesAboutMoney: true }),
    );

    expect(call('POST /api/order/cod')).toMatchObject({
      verdict: 'mend',
      absorbed: expect.arrayContaining([
        "It stores 51.00 where the cart shows 40.77; the gateway shows the store's amount in orders.",
      ]),
      faults: [{ problem: 'POST /api/order/cod stores a cash order as paid.' }],
    });
  });
});

describe('claimed features', () => {
  const features = [
    'accounts.confirm',
    'accounts.profile',
    'additions.keys',
    'addresses.edit',
    'accounts.reset',
    'cart.versions',
    'categories.labels',
    'categories.own',
    'errors.codes',
    'law.country',
    'newsletter',
    'order.stages',
    'orders.between',
    'orders.details',
    'orders.joined',
    'orders.keys',
    'orders.lean',
    'orders.notes',
    'orders.online',
    'orders.pages',
    'orders.picked',
    'orders.sizes',
    'orders.slots',
    'orders.sums',
    'orders.totals',
    'orders.tours',
    'orders.unpaid',
    'orders.wishes',
    'orders.withdrawal',
    'pictures.sizes',
    'prices.history',
    'products.age',
    'products.demo',
    'products.food',
    'orders.export',
    'products.import',
    'products.gtin',
    'products.sku',
    'products.words',
    'products.edit',
    'refunds.lines',
    'refunds.missing',
    'sessions.own',
    'shop.status',
    'stock.count',
    'stock.sheets',
    'store.banner',
    'store.reasons',
    'tax.deposits',
    'tax.fee',
    'tax.rates',
    'withdrawals.answer',
  ];
  const claims = Object.fromEntries(features.map((name) => [name, 1]));

  test('the doctor checks a claimed feature, and names it when it is not true', async () => {
    const url = await openDrifting({ claims: { ...claims, 'orders.fast': 1, 'orders.sums': 2 } });
    const { report, text } = await checkStore(url);

    const verdicts = Object.fromEntries(report.features.map(({ name, verdict }) => [name, verdict]));
    expect(verdicts).toEqual({
      ...Object.fromEntries(features.map((name) => [name, 'untrue'])),
      'orders.online': 'true',
      'sessions.own': 'true',
      'orders.sums': 'unchecked',
      'orders.fast': 'unchecked',
    });
    expect(text).toContain('An order that was sent twice with one Idempotency-Key was placed twice.');
    expect(report).toMatchObject({
      exitCode: 1,
      summary: expect.stringContaining('49 claimed features are not true.'),
    });
  });

  test.each([
    ['OK', []],
    [
      'FINE',
      ['GET /api/store/status differs from the contract: checks/0/state must be equal to one of the allowed values.'],
    ],
    [undefined, ["GET /api/store/status differs from the contract: checks/0 must have required property 'state'."]],
  ])(
    'the doctor compares the answers of a feature with the contract: a check with the state %j',
    async (state, texts) => {
      const checks = [{ id: 'DISK', title: 'Disk', note: '', state, more: 'A field that the contract does not know' }];
      const url = await openDrifting({
        claims: { 'shop.status': 1 },
        more: { 'GET /api/store/status': () => ({ status: 200, body: { success: true, checks } }) },
      });
      const { report } = await checkStore(url);

      expect(report.features.flatMap(({ text }) => text ?? [])).toEqual(texts);
    },
  );

  test('the doctor finds sessions.own not true in a store that believes the user id in the body', async () => {
    const url = await openDrifting({ claims: { 'sessions.own': 1 }, quirks: ['trustedUserId'] });
    const { report } = await checkStore(url);

    expect(report.features).toMatchObject([{ name: 'sessions.own', verdict: 'untrue' }]);
  });
});

describe('stores with other names', () => {
  test('the doctor suggests a map for a store with other names, with which doctor and gateway can use it', async () => {
    const url = await openDrifting(otherNames);
    const { report, text } = await checkStore(url, { suggests: true });

    expect(report.suggestion).toEqual(mapOfOtherNames);
    expect(text).toContain('GET /api/user/is-auth answered 404.');
    expect(text).toContain('It is GET /api/user/auth in this store: rename it, or name it so in the store map.');
    expect(report.summary).toMatch(/With this store map it can use all of it\.$/);

    const read = readStoreMap(storeMapFile(report.suggestion ?? {}));
    const map = 'map' in read ? read.map : plainStoreMap;
    expect((await checkStore(url, { map })).report.exitCode).toBe(0);

    const { run } = await openGateway({ backendUrl: url, storeMap: map });
    const registered = await run(
      'mutation { register(input: { name: "Ann", email: "ann@a.test", password: "long enough" }) { success } }',
    );
    const cookie = registered.cookies[0]?.split(';', 1)[0] ?? '';
    const { data } = await run(
      'mutation { updateCart(input: { items: [{ productId: "101", quantity: 3 }] }) { success } }',
      {},
      { cookie },
    );
    expect(cookie).toMatch(/^userToken=/);
    expect(data.updateCart).toEqual({ success: true });
  });

  test('the doctor names the call that a store with other names lacks', async () => {
    const url = await openDrifting({ renamed: { 'POST /api/cart/update': 'POST /api/cart/keep' } });
    const { code, stdout } = await runDoctor([url], {
      SELLER_EMAIL: sellerOfStore.email,
      SELLER_PASSWORD: sellerOfStore.password,
    });

    expect(code).toBe(1);
    expect(stdout).toContain('✗ POST /api/cart/update    must be mended\n      POST /api/cart/update answered 404.\n');
    expect(stdout).toMatch(/ {8}answered {2}404 <pre>Cannot POST \/api\/cart\/update<\/pre>\n/);
    expect(stdout).not.toContain(sellerOfStore.password);
    // No colours outside a terminal.
    expect(stdout).not.toContain('\u001b');
  });

  test('the doctor reads a store with --map, and the report shows the map', async () => {
    const url = await openDrifting(otherNames);
    const map = storeMapFile(mapOfOtherNames);
    const login = ['--seller-email', sellerOfStore.email, '--seller-password', sellerOfStore.password];
    const { code, stdout } = await runDoctor([url, '--map', map, ...login]);

    expect(stdout).toContain(`Map    ${map}\n`);
    expect(stdout).toContain(
      '       GET /api/address/get is POST /api/address/get\n       POST /api/order/cod is POST /api/order/place\n',
    );
    expect(code).toBe(0);
  });
});

test('a store that offers no online payment can be used', async () => {
  const { call, report } = await checkStore(await openDrifting({ renamed: { 'POST /api/order/stripe': null } }));

  expect(call('POST /api/order/stripe')).toMatchObject({
    verdict: 'absorbed',
    absorbed: ['POST /api/order/stripe answered 404; the gateway offers cash on delivery only.'],
  });
  expect(report.exitCode).toBe(0);
});

test("without the seller's login the seller's calls are not checked, and no product is changed", async () => {
  const url = await openDrifting({});
  const { verdicts, report } = await checkStore(url, { seller: null });

  expect(Object.entries(verdicts).filter(([, verdict]) => verdict === 'unchecked')).toEqual([
    ['POST /api/product/add', 'unchecked'],
    ['POST /api/product/stock', 'unchecked'],
    ['GET /api/order/seller', 'unchecked'],
    ['GET /api/seller/is-auth', 'unchecked'],
    ['POST /api/seller/login', 'unchecked'],
    ['GET /api/seller/logout', 'unchecked'],
  ]);
  expect(report).toMatchObject({ exitCode: 0, left: expect.not.arrayContaining([expect.stringContaining('product')]) });
});

test('a call that hangs is reported as such', async () => {
  const store = await openStore({
    'GET /api/product/list': { success: true, products: [] },
    'POST /api/user/register': () => undefined,
  });
  const { call } = await checkStore(store.url, { seller: null });

  expect(call('POST /api/user/register')).toMatchObject({
    verdict: 'mend',
    faults: [
      { problem: 'POST /api/user/register gave no answer within 10 seconds.', answer: 'none within 10 seconds' },
    ],
  });
  expect(call('POST /api/cart/update')).toMatchObject({
    verdict: 'unchecked',
    reason: 'no shopper could be logged in.',
  });
});

test('--json prints one documented object', async () => {
  const url = await openDrifting({});
  const { code, stdout } = await runDoctor([url, '--json']);

  const report = JSON.parse(stdout);
  expect(report).toEqual({
    version: 1,
    store: { url, name: null, kind: 'classic', map: plainStoreMap },
    calls: expect.any(Array),
    features: [],
    left: expect.any(Array),
    suggestion: null,
    summary: expect.stringMatching(/^The gateway can use this store\. /),
    exitCode: 0,
  });
  expect(report.calls.map((entry: { call: string }) => entry.call)).toEqual(contractCalls);
  expect(code).toBe(0);
});

test('without a store at the address, the doctor ends with exit code 2', async () => {
  const store = await openStore();
  await store.stop();
  const { code, stdout } = await runDoctor([store.url]);

  expect(stdout).toMatch(
    /^The store at http:\S+ cannot be reached; its answer: none \(.*ECONNREFUSED.*\)\. Start it, or correct the address\.\n$/,
  );
  expect(code).toBe(2);
});

test('--help prints the usage', async () => {
  const { code, stdout } = await runDoctor(['--help']);
  expect(stdout).toMatch(/^Use: npm run doctor -- URL/);
  expect(code).toBe(0);
});

test('the doctor names all wrong arguments together, with the usage', async () => {
  const { code, stderr } = await runDoctor([
    'store.example',
    'another',
    '--map',
    'no-such-map.json',
    '--seller-email',
    'a@b.c',
  ]);

  expect(stderr).toContain(
    [
      'store.example is not the address of a store, such as http://127.0.0.1:4001.',
      'Only one address can be checked at a time; another is too many.',
      "The seller's login needs both an email and a password.",
      'There is no readable file no-such-map.json.',
    ].join('\n'),
  );
  expect(stderr).toContain('Use: npm run doctor -- URL');
  expect(code).toBe(2);
});
