import { randomBytes } from 'node:crypto';
import { contractCalls, plainStoreMap, type ContractCall, type StoreMap } from '#gateway/store/store-map.ts';
import type { DoctorOptions } from './arguments.ts';
import { checkFeatures, readStorePage } from './feature-checks.ts';
import { createJudge } from './judge.ts';
import { checkOrders, checkSellerOrders } from './order-checks.ts';
import { checkAdding, checkProducts, checkStock } from './product-checks.ts';
import { createFindings, type CallReport, type DoctorReport, type FeatureReport, type Findings } from './report.ts';
import { checkAccount, checkLogout, checkSellerLogin } from './session-checks.ts';
import { checkAddresses, checkCart, saveCart } from './shopper-checks.ts';
import { createStoreClient } from './store-client.ts';
import { checkVisitors } from './visitor-checks.ts';
import { send, type Visit } from './visit.ts';

/** The calls that only the seller makes. Its login is checked apart. */
const sellerCalls: readonly ContractCall[] = [
  'POST /api/product/add',
  'POST /api/product/stock',
  'GET /api/order/seller',
  'GET /api/seller/is-auth',
  'GET /api/seller/logout',
];
const shopperCalls: readonly ContractCall[] = [
  'GET /api/user/is-auth',
  'POST /api/user/login',
  'GET /api/user/logout',
  'POST /api/cart/update',
  'GET /api/address/get',
  'POST /api/address/add',
  'POST /api/order/cod',
  'POST /api/order/stripe',
  'GET /api/order/user',
];

/** Walks through the store as a shopper, as the seller and as a visitor. */
export async function examine(
  options: DoctorOptions,
  onCall: (call: string) => void,
  slowSeconds?: number,
): Promise<DoctorReport> {
  const { url, map, suggests } = options;
  const client = createStoreClient({ url, map, suggests, onCall });
  try {
    return await walk(options, client, createFindings(slowSeconds));
  } finally {
    client.close();
  }
}

async function walk(
  options: DoctorOptions,
  client: ReturnType<typeof createStoreClient>,
  findings: Findings,
): Promise<DoctorReport> {
  const { url } = options;
  const judge = createJudge(client, findings);
  const id = randomBytes(5).toString('hex');
  const visit: Visit = {
    options,
    client,
    findings,
    judge,
    account: {
      name: 'Store Doctor',
      email: `doctor-${id}@example.com`,
      password: `check-${randomBytes(9).toString('base64url')}`,
    },
    shopper: client.newPerson(),
    seller: client.newPerson(),
    who: undefined,
    hasNumericIds: false,
    product: undefined,
    ownProduct: undefined,
    claims: () => false,
  };
  await client.learnNotFound();
  const listed = await checkProducts(visit);
  if (!listed.response && (listed.problem !== 'timeout' || !(await answersAnything(visit)))) {
    return {
      version: 1,
      store: { url, name: null, kind: 'classic', map: client.map },
      calls: [],
      features: [],
      left: [],
      suggestion: null,
      summary: `The store at ${url} cannot be reached; its answer: ${listed.answer}. Start it, or correct the address.`,
      exitCode: 2,
    };
  }
  const page = await readStorePage(visit);
  visit.claims = (feature) => page?.features[feature] === 1;

  const isSeller = await checkSellersWork(visit);
  const isLoggedIn = await checkAccount(visit);
  if (!isLoggedIn) findings.unchecked('no shopper could be logged in.', ...shopperCalls);
  if (isLoggedIn) await checkCart(visit);
  const address = isLoggedIn ? await checkAddresses(visit) : undefined;
  const orders = isLoggedIn ? await checkOrders(visit, address) : undefined;
  if (isSeller) {
    await checkSellerOrders(visit, orders?.order);
    if (page) await checkFeatures(visit, { page, orders, isLoggedIn, isSeller });
    await checkStock(visit);
    await checkLogout(visit, 'seller');
  } else if (page) await checkFeatures(visit, { page, orders, isLoggedIn, isSeller });
  await checkVisitors(visit);
  if (isLoggedIn) {
    await saveCart(visit, {});
    await send(visit, visit.shopper, 'GET /api/user/logout');
  }
  return conclude(
    {
      version: 1,
      store: { url, name: page?.name ?? null, kind: page ? 'extended' : 'classic', map: client.map },
      calls: findings.calls(),
      features: findings.features,
      left: findings.left,
      suggestion: suggestionOf(client.map),
    },
    options,
  );
}

/** Logs the seller in and adds the product that is ordered later. @returns whether the seller is logged in */
async function checkSellersWork(visit: Visit): Promise<boolean> {
  const { findings, options } = visit;
  if (options.seller === null) {
    findings.unchecked(
      "the seller's login was not given (--seller-email, --seller-password).",
      'POST /api/seller/login',
      ...sellerCalls,
    );
    return false;
  }
  if (!(await checkSellerLogin(visit))) {
    findings.unchecked('the seller could not be logged in.', ...sellerCalls);
    return false;
  }
  await checkAdding(visit);
  return true;
}

async function answersAnything(visit: Visit): Promise<boolean> {
  return (await send(visit, visit.client.newPerson(), 'GET /api/user/is-auth')).response !== undefined;
}

/** The entries of a store map that this store needs. */
function suggestionOf({ calls, idType, cookies }: StoreMap): DoctorReport['suggestion'] {
  const { shopper, seller } = plainStoreMap.cookies;
  const suggestion = {
    ...(Object.keys(calls).length > 0 && { calls }),
    ...(idType === 'number' && { idType }),
    ...((cookies.shopper !== shopper || cookies.seller !== seller) && { cookies }),
  };
  return Object.keys(suggestion).length > 0 ? suggestion : null;
}

function conclude(report: Omit<DoctorReport, 'summary' | 'exitCode'>, { suggests }: DoctorOptions): DoctorReport {
  const { calls, features } = report;
  const count = (verdict: CallReport['verdict']) => calls.filter((call) => call.verdict === verdict).length;
  const untrue = features.filter(({ verdict }: FeatureReport) => verdict === 'untrue').length;
  const faults = calls.flatMap((call) => call.faults);
  const isServed = faults.length === 0 && untrue === 0;
  const counts = [
    `${count('specified')} as specified`,
    `${count('absorbed')} absorbed by the gateway`,
    `${count('mend')} to be mended`,
    `${count('unchecked')} not checked`,
  ];
  const sentences = [
    isServed ? 'The gateway can use this store.' : 'The gateway cannot use all of this store.',
    `Of ${contractCalls.length} calls: ${counts.join(', ')}.`,
    ...(untrue > 0 ? [`${untrue} claimed ${untrue === 1 ? 'feature is' : 'features are'} not true.`] : []),
    ...(!isServed && untrue === 0 && faults.every(({ isInMap }) => isInMap)
      ? ['With this store map it can use all of it.']
      : []),
    ...(!suggests && faults.some(({ fix }) => fix.includes('store map'))
      ? ['Run it again with --suggest to get a store map.']
      : []),
  ];
  return { ...report, summary: sentences.join(' '), exitCode: isServed ? 0 : 1 };
}
