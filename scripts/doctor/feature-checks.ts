import { features, type Feature } from '#common/__generated__/contract.ts';
import { isRecord } from '#gateway/refusals/outcome.ts';
import { checkAddressEditing, checkAddressState, checkOrderNotes, checkProfile } from './account-checks.ts';
import {
  checkOwnCategories,
  checkBarcodes,
  checkBulkChanges,
  checkColumns,
  checkFood,
  checkImport,
  checkLookup,
  checkProductEditing,
  checkSearchWords,
} from './catalogue-checks.ts';
import { createContractCheck } from './contract-check.ts';
import { untrue, type Finding } from './finding.ts';
import { checkAddingKeys, checkOrderKeys } from './key-checks.ts';
import type { OrderChecks } from './checked-orders.ts';
import { checkEmailConfirmation, checkMails, checkPasswordReset } from './mail-checks.ts';
import {
  checkLawCountry,
  checkNewsletter,
  checkNewsletterConfirmation,
  checkNewsletterList,
  checkBanner,
  checkDepositTax,
  checkGuests,
  checkReasons,
  checkStoreSettings,
  checkWithdrawalAnswers,
  checkWithdrawals,
} from './shop-checks.ts';
import { checkStaff } from './staff-checks.ts';
import { askUser } from './session-checks.ts';
import { saveCart } from './shopper-checks.ts';
import {
  checkJoinedOrders,
  checkLeanOrders,
  checkNextOrders,
  checkOrdersBetween,
  checkOrderExport,
  checkPromisedOrders,
  checkOrderPicking,
  checkOrderDetails,
  checkOrderStages,
  checkOrderTotals,
  checkOrderWishes,
  checkTours,
  checkUnpaidOrders,
} from './order-life-checks.ts';
import { checkOrderSlots } from './slot-checks.ts';
import { checkRefundLines, checkTaxRates } from './tax-checks.ts';
import { fieldOf, outcomeOf, recordsIn, send, type Visit } from './visit.ts';

const isFeature = (name: string): name is Feature => features.some((known) => known === name);

type Check = (visit: Visit, orders: OrderChecks | undefined) => Promise<Finding>;

/**
 * How each claim is checked beside the form of what it adds to answers, which the contract describes. Only behaviour needs a
 * `check`.
 */
const checks: Record<Feature, { check?: Check; needsSeller?: boolean; needsOrder?: boolean }> = {
  'accounts.confirm': { check: checkEmailConfirmation },
  'accounts.profile': { check: checkProfile },
  'additions.keys': { check: checkAddingKeys },
  'addresses.edit': { check: checkAddressEditing },
  'addresses.state': { check: checkAddressState },
  'accounts.reset': { check: checkPasswordReset },
  'cart.versions': { check: checkCartVersions },
  'categories.labels': {},
  'categories.own': { check: checkOwnCategories },
  deposits: { needsSeller: true },
  'errors.codes': { check: checkErrorCodes },
  'law.country': { check: checkLawCountry },
  mail: { check: checkMails, needsSeller: true },
  newsletter: { check: checkNewsletter },
  'newsletter.confirm': { check: checkNewsletterConfirmation, needsSeller: true },
  'newsletter.list': { check: checkNewsletterList, needsSeller: true },
  'order.stages': { check: checkOrderStages, needsOrder: true },
  'orders.between': { check: checkOrdersBetween, needsSeller: true },
  'orders.details': { check: checkOrderDetails, needsOrder: true },
  'orders.export': { check: checkOrderExport, needsSeller: true },
  'orders.for-customers': { needsSeller: true },
  'orders.guests': { check: checkGuests },
  'orders.joined': { check: checkJoinedOrders, needsOrder: true },
  'orders.keys': { check: checkOrderKeys, needsOrder: true },
  'orders.lean': { check: checkLeanOrders, needsOrder: true },
  'orders.ledger': { needsSeller: true },
  'orders.next': { check: checkNextOrders, needsSeller: true },
  'orders.notes': { check: checkOrderNotes, needsOrder: true },
  'orders.online': {
    check: async (_visit, orders) =>
      orders?.isOnlineDone ? null : untrue('POST /api/order/stripe opens no payment page.'),
    needsOrder: true,
  },
  'orders.pages': { check: checkOrderPages, needsOrder: true },
  'orders.picked': { check: checkOrderPicking, needsSeller: true, needsOrder: true },
  'orders.promised': { check: checkPromisedOrders, needsSeller: true },
  'orders.search': { check: checkOrderSearch, needsSeller: true, needsOrder: true },
  'orders.sizes': { needsOrder: true },
  'orders.slots': { check: checkOrderSlots, needsOrder: true },
  'orders.sums': { needsSeller: true },
  'orders.totals': { check: checkOrderTotals, needsOrder: true },
  'orders.tours': { check: checkTours, needsSeller: true, needsOrder: true },
  'orders.unpaid': { check: checkUnpaidOrders, needsSeller: true },
  'orders.wishes': { check: checkOrderWishes, needsOrder: true },
  'orders.withdrawal': { check: checkWithdrawals },
  'pictures.sizes': { check: checkPictureSizes },
  'prices.history': { needsSeller: true },
  'products.age': { needsOrder: true },
  'products.bulk': { check: checkBulkChanges, needsSeller: true },
  'products.import': { check: checkImport, needsSeller: true },
  'products.demo': { needsSeller: true },
  'products.food': { check: checkFood, needsSeller: true },
  'products.edit': { check: checkProductEditing, needsSeller: true },
  'products.gtin': { check: checkBarcodes, needsSeller: true },
  'products.portions': { needsSeller: true },
  'products.lookup': { check: checkLookup, needsSeller: true },
  'products.sku': { check: checkColumns, needsSeller: true },
  'products.words': { check: checkSearchWords, needsSeller: true },
  'refunds.lines': { check: checkRefundLines, needsOrder: true },
  'refunds.missing': { check: checkRefundLines, needsOrder: true },
  'sessions.own': { check: checkOwnSessions },
  'shop.status': { needsSeller: true },
  staff: { check: checkStaff, needsSeller: true },
  'stock.count': { needsSeller: true },
  'stock.sheets': { needsSeller: true },
  'store.banner': { check: checkBanner },
  'store.reasons': { check: checkReasons },
  'store.settings': { check: checkStoreSettings },
  'tax.deposits': { check: checkDepositTax },
  'tax.fee': {},
  'withdrawals.answer': { check: checkWithdrawalAnswers, needsSeller: true },
  'tax.rates': { check: checkTaxRates, needsOrder: true },
};

export interface StorePage {
  name: string | null;
  features: Record<string, unknown>;
}

/**
 * The description that the store gives of itself at GET /api/store; null for a classic store, which has no such page.
 */
export async function readStorePage(visit: Visit): Promise<StorePage | null> {
  const asked = await send(visit, visit.client.newPerson(), 'GET /api/store', { cookies: [] });
  const features = fieldOf(asked, 'features');
  if (!asked.response?.isOk || fieldOf(asked, 'success') !== true || !isRecord(features)) return null;
  const settings = fieldOf(asked, 'settings');
  const name = isRecord(settings) ? settings['name'] : undefined;
  return { name: typeof name === 'string' ? name : null, features };
}

/** Checks each feature that the store claims. */
export async function checkFeatures(
  visit: Visit,
  {
    page,
    orders,
    isLoggedIn,
    isSeller,
  }: { page: StorePage; orders: OrderChecks | undefined; isLoggedIn: boolean; isSeller: boolean },
): Promise<void> {
  const { features: found } = visit.findings;
  const checkAgainstContract = createContractCheck(visit, isSeller);
  for (const [name, version] of Object.entries(page.features)) {
    const known = isFeature(name) ? checks[name] : undefined;
    const unchecked = (text: string) => found.push({ name, verdict: 'unchecked', text });
    if (!known) unchecked('this gateway does not know it.');
    else if (version !== 1) unchecked(`this gateway knows version 1 of it, and not ${JSON.stringify(version)}.`);
    else if (!isLoggedIn) unchecked('no shopper could be logged in.');
    else if (known.needsSeller && !isSeller) unchecked('the seller is not logged in.');
    else if (known.needsOrder && !orders?.order) unchecked('no order could be placed.');
    else {
      const finding = (await checkAgainstContract(name)) ?? (await known.check?.(visit, orders)) ?? null;
      if (finding === null) found.push({ name, verdict: 'true' });
      else {
        const { text, exchange } = finding;
        found.push({
          name,
          verdict: 'untrue',
          text,
          ...(exchange && { request: exchange.request, answer: exchange.answer }),
        });
      }
    }
  }
}

async function checkCartVersions(visit: Visit): Promise<Finding> {
  const id = visit.product?._id;
  const version = (await askUser(visit))?.cartVersion ?? null;
  if (version === null) return untrue('is-auth sends no cartVersion in user.');
  const lines = id === undefined ? {} : { [id]: 1 };
  const newer = await saveCart(visit, lines, { ...visit.who, cartVersion: version });
  const saved = fieldOf(newer, 'cartVersion');
  if (outcomeOf(newer) !== true) return untrue('A change of the current version is refused.', newer);
  if (typeof saved !== 'number' || saved <= version) return untrue('The answer has no higher cartVersion.', newer);
  const older = await saveCart(visit, {}, { ...visit.who, cartVersion: version });
  const cart = (await askUser(visit))?.cartItems ?? [];
  if (outcomeOf(older) === false && (id === undefined || cart.length > 0)) return null;
  return untrue('A change of an older version is not refused.', older);
}

async function checkErrorCodes(visit: Visit): Promise<Finding> {
  const { account } = visit;
  const refused = await send(visit, visit.client.newPerson(), 'POST /api/user/register', { json: account });
  const code = fieldOf(refused, 'code');
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? null : untrue('A refusal has no code.', refused);
}

async function checkOrderPages(visit: Visit): Promise<Finding> {
  const ask = (query: Record<string, string>) =>
    send(visit, visit.shopper, 'GET /api/order/user', { query: { ...visit.who, ...query } });
  const first = await ask({ first: '1', count: 'true' });
  const pageInfo = fieldOf(first, 'pageInfo');
  const [order] = recordsIn(first, 'orders');
  if (!isRecord(pageInfo) || typeof pageInfo['hasNextPage'] !== 'boolean')
    return untrue('A page comes without pageInfo.', first);
  if (recordsIn(first, 'orders').length > 1) return untrue('A page of one order has more.', first);
  if (typeof fieldOf(first, 'totalCount') !== 'number') return untrue('count=true brings no totalCount.', first);
  const after = await ask({ first: '1', after: String(order?.['_id']) });
  const isNext = outcomeOf(after) === true && recordsIn(after, 'orders').every(({ _id }) => _id !== order?.['_id']);
  return isNext ? null : untrue('The page after an order begins with that order.', after);
}

async function checkOrderSearch(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const find = (search: string) =>
    send(visit, visit.seller, 'GET /api/order/seller', { cookies: ['seller'], query: { first: '50', search } });
  const byNumber = await find(orders?.order?.number ?? '');
  const isFound = recordsIn(byNumber, 'orders').some(({ _id }) => _id === orders?.order?._id);
  if (outcomeOf(byNumber) !== true || !isFound)
    return untrue('A search does not find an order by its number.', byNumber);
  const byOther = await find('no-such-name-in-any-order');
  if (outcomeOf(byOther) === true && recordsIn(byOther, 'orders').length === 0) return null;
  return untrue('A search finds orders without its words.', byOther);
}

async function checkPictureSizes(visit: Visit): Promise<Finding> {
  const listed = await send(visit, visit.client.newPerson(), 'GET /api/product/list', { cookies: [] });
  const product = recordsIn(listed, 'products').find(({ image }) => Array.isArray(image) && image.length > 0);
  if (!product) return null;
  const pictures = Array.isArray(product['pictures']) ? product['pictures'].filter(isRecord) : [];
  const isSized =
    pictures.length > 0 &&
    pictures.every(({ url, width, height }) => typeof url === 'string' && Number(width) > 0 && Number(height) > 0);
  return isSized ? null : untrue('A product has pictures without url, width and height in pictures.', listed);
}

/** A store with sessions of its own never believes a user id in the request. */
async function checkOwnSessions(visit: Visit): Promise<Finding> {
  const id = visit.product?._id;
  const lines = id === undefined ? {} : { [id]: 4 };
  const own = await saveCart(visit, lines, {});
  if (outcomeOf(own) !== true) return untrue('A cart without userId is refused.', own);
  const other = { userId: '000000000000000000000000', userID: '000000000000000000000000' };
  const named = await saveCart(visit, {}, other);
  const cart = (await askUser(visit))?.cartItems ?? [];
  // The cart of the session is changed, or nothing is: both are right.
  const isRight = outcomeOf(named) === false ? id === undefined || cart.length > 0 : cart.length === 0;
  if (!isRight) return untrue("Another user's id in the body is believed.", named);
  const asVisitor = await send(visit, visit.client.newPerson(), 'GET /api/address/get', { query: { ...visit.who } });
  return outcomeOf(asVisitor) === true ? untrue('A visitor who names a user id reads the addresses.', asVisitor) : null;
}
