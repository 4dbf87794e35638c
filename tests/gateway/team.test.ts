import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, sellerLogin, startBackend, testConfig } from '#tests/support/open-backend.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';
import { ShopClient } from '#tests/support/shop-client.ts';
import { withFeatures } from '#tests/support/store-features.ts';

const login =
  'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success seller { me { name role mustChangePassword } } } }';
const add =
  'mutation ($input: AddTeamMemberInput!) { addTeamMember(input: $input) { success errors { code field } member { id isActive } oneTimePassword } }';
const change =
  'mutation ($input: ChangeSellerPasswordInput!) { changeSellerPassword(input: $input) { success errors { code field } } }';
const update =
  'mutation ($input: UpdateTeamMemberInput!) { updateTeamMember(input: $input) { success errors { code } member { role isActive } } }';

/** Starts the bundled store and a gateway; returns what asks as a new client. */
async function openShop(isClassic = false) {
  const made = await makeDatabase();
  const backend = await startBackend(testConfig(made.folder, made.database, { isClassic }));
  onTestFinished(async () => {
    await backend.close();
    await made.remove();
  });
  const { url } = await openGateway({ backendUrl: backend.address });
  return () => {
    const client = new ShopClient();
    onTestFinished(() => client.close());
    return (query: string, variables: object = {}) => client.run(url, query, variables);
  };
}

type Ask = ReturnType<Awaited<ReturnType<typeof openShop>>>;

/** Adds a member and logs in as it, with a password of its own. */
async function memberOf(owner: Ask, newClient: () => Ask, role: string): Promise<Ask> {
  const email = `${role.toLowerCase()}@example.com`;
  const { data } = await owner(add, { input: { name: role, email, role } });
  const password = data.addTeamMember.oneTimePassword as string;
  const member = newClient();
  expect((await member(login, { input: { email, password } })).data?.sellerLogin).toEqual({
    success: true,
    seller: { me: { name: role, role, mustChangePassword: true } },
  });
  const changed = await member(change, { input: { password, newPassword: 'my own password' } });
  expect(changed.data.changeSellerPassword).toEqual({ success: true, errors: [] });
  return member;
}

test('an owner adds people, each role can do only what it may, and the owner reads what they changed', async () => {
  const newClient = await openShop();
  const owner = newClient();
  await owner(login, { input: sellerLogin });
  const packer = await memberOf(owner, newClient, 'PACKER');
  const manager = await memberOf(owner, newClient, 'MANAGER');

  const since = '2026-01-01T00:00:00Z';
  /** Reads of the seller, by the lowest role that may use them. */
  const reads: [string, string[]][] = [
    ['orders { nodes { id } totalCount }', ['PACKER', 'MANAGER', 'OWNER']],
    ['nextToPick { id }', ['PACKER', 'MANAGER', 'OWNER']],
    [
      `promisedTimes(filter: { promisedFrom: "${since}", promisedBefore: "${since}" }) { count }`,
      ['PACKER', 'MANAGER', 'OWNER'],
    ],
    ['me { role }', ['PACKER', 'MANAGER', 'OWNER']],
    ['orderSums { count }', ['MANAGER', 'OWNER']],
    [`takings(starts: ["${since}"]) { real { net } }`, ['MANAGER', 'OWNER']],
    [`bestSellers(since: "${since}") { name }`, ['MANAGER', 'OWNER']],
    ['allProducts { nodes { product { id } } }', ['MANAGER', 'OWNER']],
    ['productExport', ['MANAGER', 'OWNER']],
    ['stock { onHand }', ['MANAGER', 'OWNER']],
    ['unpaidOrders { hasMore }', ['MANAGER', 'OWNER']],
    ['subscribers { totalCount }', ['MANAGER', 'OWNER']],
    ['team { name }', ['OWNER']],
    ['shopChanges { nodes { action } }', ['OWNER']],
  ];
  const leaks: string[] = [];
  for (const [role, ask] of Object.entries({ PACKER: packer, MANAGER: manager, OWNER: owner })) {
    for (const [field, roles] of reads) {
      const { data, errors } = await ask(`{ seller { ${field} } }`);
      const code = (errors as { extensions: { code: string } }[] | undefined)?.[0]?.extensions.code;
      const expected = roles.includes(role) ? undefined : 'FORBIDDEN';
      if (code !== expected) leaks.push(`${field} as ${role}: ${code}, ${JSON.stringify(data)}`);
    }
  }
  expect(leaks).toEqual([]);

  const refusedOf = async (ask: Ask, mutation: string) => {
    const { data } = await ask(`mutation { changed: ${mutation} { success errors { code } } }`);
    return data.changed;
  };
  const forbidden = { success: false, errors: [{ code: 'FORBIDDEN' }] };
  expect(await refusedOf(packer, 'stopCounting(input: { productId: "p1" })')).toEqual(forbidden);
  expect(await refusedOf(packer, 'releaseOrder(input: { id: "x" })')).toEqual(forbidden);
  expect(
    await refusedOf(packer, 'refundOrder(input: { id: "x", amount: 1, reason: "x", idempotencyKey: "k" })'),
  ).toEqual(forbidden);
  expect(await refusedOf(manager, 'addTeamMember(input: { name: "E", email: "e@x.io", role: OWNER })')).toEqual(
    forbidden,
  );
  expect(await refusedOf(manager, 'updateTeamMember(input: { id: "owner", role: PACKER })')).toEqual(forbidden);

  const { data } = await owner(add, { input: { name: 'Twin', email: 'packer@example.com', role: 'OWNER' } });
  expect(data.addTeamMember).toMatchObject({ success: false, errors: [{ code: 'TAKEN', field: ['email'] }] });
  const team = (await owner('{ seller { team { id name isFirstOwner } } }')).data.seller.team;
  expect(team.map(({ name }: { name: string }) => name)).toEqual(['First owner', 'PACKER', 'MANAGER']);
  const changed = await owner(update, { input: { id: team[2].id, isActive: false } });
  expect(changed.data.updateTeamMember).toMatchObject({ success: true, member: { isActive: false } });
  expect((await manager('{ seller { me { role } } }')).data.seller).toBeNull();

  const list =
    'query ($filter: ShopChangeFilter, $after: String) { seller { shopChanges(first: 2, filter: $filter, after: $after) { nodes { action actorName subjectName fields { name before after } } edges { cursor } pageInfo { endCursor hasNextPage } } } }';
  const page = (await owner(list, { filter: { subjectKind: 'STAFF' } })).data.seller.shopChanges;
  expect(page.nodes[0]).toEqual({
    action: 'STAFF_CHANGED',
    actorName: 'First owner',
    subjectName: 'MANAGER',
    fields: [{ name: 'isActive', before: 'true', after: 'false' }],
  });
  expect(page.pageInfo.hasNextPage).toBe(true);
  const next = await owner(list, { filter: { subjectKind: 'STAFF' }, after: page.pageInfo.endCursor });
  expect(next.data.seller.shopChanges.nodes).toHaveLength(2);
});

test('the owner reads who downloaded lists, and how many logins failed', async () => {
  const newClient = await openShop();
  const owner = newClient();
  await owner(login, { input: sellerLogin });
  const manager = await memberOf(owner, newClient, 'MANAGER');
  for (let count = 0; count < 2; count += 1) await manager('{ seller { productExport } }');
  await manager('{ seller { orders(first: 10, isExport: true) { nodes { id } } subscribers { totalCount } } }');
  await manager('{ seller { subscribers(isExport: true) { totalCount } } }');
  for (const email of ['manager@example.com', 'manager@example.com', 'eve@elsewhere.example']) {
    await newClient()(login, { input: { email, password: 'a wrong guess' } });
  }
  const list =
    'query ($filter: ShopChangeFilter) { seller { shopChanges(filter: $filter) { nodes { action actorName subjectKind times } } } }';
  const found = async (filter: object) => (await owner(list, { filter })).data.seller.shopChanges.nodes;
  const exported = (action: string, times: number) => ({ action, actorName: 'MANAGER', subjectKind: 'EXPORT', times });
  const downloads = await found({ subjectKind: 'EXPORT' });
  expect(downloads).toHaveLength(4);
  expect(downloads).toEqual(
    expect.arrayContaining([
      exported('PRODUCTS_EXPORTED', 2),
      exported('ORDERS_EXPORTED', 1),
      exported('SUBSCRIBERS_READ', 1),
      exported('SUBSCRIBERS_EXPORTED', 1),
    ]),
  );
  const failed = { action: 'LOGIN_FAILED', subjectKind: 'LOGIN' };
  expect(await found({ subjectKind: 'LOGIN' })).toEqual(
    expect.arrayContaining([{ ...failed, actorName: 'MANAGER', times: 2 }]),
  );
  expect(await found({ actorId: 'UNKNOWN' })).toEqual([{ ...failed, actorName: 'Somebody unknown', times: 1 }]);
});

test('after a change, the same request reads the seller again from a store without sessions of its own', async () => {
  let mustChangePassword = true;
  const store = await openStore({ 'GET /api/store': withFeatures('staff') });
  store.on('GET /api/seller/is-auth', (_request, response) =>
    sendJson(response, { success: true, staff: { id: 'm1', name: 'Pat', role: 'OWNER', mustChangePassword } }),
  );
  store.on('POST /api/staff/password', (_request, response) => {
    mustChangePassword = false;
    sendJson(response, { success: true, message: 'Password changed.' });
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data } = await run(
    `mutation ($input: ChangeSellerPasswordInput!) { changeSellerPassword(input: $input) {
      success query { seller { me { name mustChangePassword } } }
    } }`,
    { input: { password: 'one-time', newPassword: 'my own password' } },
    { cookie: 'sellerToken=s' },
  );
  expect(data.changeSellerPassword).toEqual({
    success: true,
    query: { seller: { me: { name: 'Pat', mustChangePassword: false } } },
  });
});

test.each([
  [['newsletter.list', 'staff'], true],
  [['newsletter.list'], false],
])('the gateway tells a store with %j that a list is downloaded: %s', async (features, isTold) => {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false };
  const store = await openStore({
    'GET /api/store': withFeatures(...features),
    'GET /api/seller/is-auth': { success: true },
  });
  const urls: string[] = [];
  store.on('GET /api/order/seller', (request, response) => {
    urls.push(request.url ?? '');
    sendJson(response, { success: true, orders: [], pageInfo });
  });
  store.on('GET /api/newsletter/subscribers', (request, response) => {
    urls.push(request.url ?? '');
    sendJson(response, { success: true, subscribers: [], pageInfo, totalCount: 0 });
  });
  const { run } = await openGateway({ backendUrl: store.url });
  const { data } = await run(
    '{ seller { orders(first: 10, isExport: true) { nodes { id } } subscribers(isExport: true) { totalCount } } }',
    {},
    { cookie: 'sellerToken=s' },
  );
  expect(data.seller).toEqual({ orders: { nodes: [] }, subscribers: { totalCount: 0 } });
  expect(urls.map((url) => url.includes('export=true'))).toEqual([isTold, isTold]);
});

test('over a classic store, the seller has no team, no changes and no self', async () => {
  const newClient = await openShop(true);
  const owner = newClient();
  await owner('mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }', {
    input: sellerLogin,
  });
  const { data } = await owner('{ seller { me { role } team { id } shopChanges { nodes { id } } } }');
  expect(data.seller).toEqual({ me: null, team: null, shopChanges: null });
  const { data: changed } = await owner(change, { input: { password: 'a', newPassword: 'b' } });
  expect(changed.changeSellerPassword).toMatchObject({ success: false, errors: [{ code: 'NOT_SUPPORTED' }] });
});
