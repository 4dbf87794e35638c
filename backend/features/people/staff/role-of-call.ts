import type { StaffRole } from '#backend/db/staff-tables.ts';

/**
 * The lowest role that may use each call of the seller, by its path. A call without a row is for owners only, and
 * tests/backend/access-matrix.test.ts fails until it has one there too.
 */
const roleOfCall: Readonly<Record<string, StaffRole>> = {
  '/api/category/arrange': 'MANAGER',
  '/api/category/remove': 'MANAGER',
  '/api/category/save': 'MANAGER',
  '/api/delivery/plan': 'MANAGER',
  // The plan has fees and a minimum: settings about money.
  '/api/delivery/plan/save': 'OWNER',
  '/api/mail/list': 'MANAGER',
  '/api/mail/resend': 'MANAGER',
  '/api/newsletter/subscribers': 'MANAGER',
  '/api/order/cancel': 'MANAGER',
  '/api/order/export': 'MANAGER',
  '/api/order/finish-picking': 'PACKER',
  '/api/order/move': 'PACKER',
  '/api/order/pick': 'PACKER',
  '/api/order/refund': 'MANAGER',
  '/api/order/release': 'MANAGER',
  '/api/order/seller': 'PACKER',
  '/api/order/seller/best-sellers': 'MANAGER',
  '/api/order/seller/next': 'PACKER',
  '/api/order/seller/promises': 'PACKER',
  '/api/order/seller/sums': 'MANAGER',
  '/api/order/seller/takings': 'MANAGER',
  '/api/order/tour': 'PACKER',
  '/api/order/unpaid': 'MANAGER',
  '/api/product/add': 'MANAGER',
  '/api/product/archive': 'MANAGER',
  '/api/product/arrange': 'MANAGER',
  '/api/product/bulk': 'MANAGER',
  '/api/product/demo': 'MANAGER',
  '/api/product/export': 'MANAGER',
  '/api/product/food/update': 'MANAGER',
  '/api/product/import/apply': 'MANAGER',
  '/api/product/import/columns': 'MANAGER',
  '/api/product/import/preview': 'MANAGER',
  '/api/product/origins': 'MANAGER',
  '/api/product/origins/update': 'MANAGER',
  '/api/product/prices': 'MANAGER',
  '/api/product/look-up': 'MANAGER',
  '/api/product/remove-demo': 'MANAGER',
  '/api/product/seller': 'MANAGER',
  '/api/product/stock': 'MANAGER',
  '/api/product/stock/adjust': 'MANAGER',
  '/api/product/stock/list': 'MANAGER',
  '/api/product/stock/moves': 'MANAGER',
  '/api/product/stock/stop': 'MANAGER',
  '/api/product/update': 'MANAGER',
  '/api/staff/add': 'OWNER',
  '/api/staff/changes': 'OWNER',
  '/api/staff/list': 'OWNER',
  '/api/staff/password': 'PACKER',
  '/api/staff/update': 'OWNER',
  '/api/store/law': 'OWNER',
  '/api/store/status': 'OWNER',
  '/api/withdrawal/answer': 'MANAGER',
  '/api/withdrawal/list': 'MANAGER',
  // A manager changes the shop's texts and pages; see `ownerSettings`.
  '/api/store/update': 'MANAGER',
};

/** The settings that only an owner changes: they are about money and the law. */
export const ownerSettings: readonly string[] = ['country', 'currency', 'tax', 'taxText'];

const rank: Record<StaffRole, number> = { PACKER: 0, MANAGER: 1, OWNER: 2 };

/** Whether a member of that role may use the call. */
export function mayCall(role: StaffRole, path: string): boolean {
  return hasRole(role, roleOfCall[path] ?? 'OWNER');
}

/** Whether the role is the lowest one or above it. */
export function hasRole(role: StaffRole, lowest: StaffRole): boolean {
  return rank[role] >= rank[lowest];
}

/** The seller's login, which has no role yet, and its session check, which a gateway sends before the other calls. */
const sessionCalls = ['/api/seller/is-auth', '/api/seller/login', '/api/seller/logout'];

/** Whether only the people who work in the shop need this call. */
export function isSellersCall(path: string): boolean {
  return hasRow(path) || sessionCalls.includes(path);
}

/** Whether the call has a row. */
function hasRow(path: string): boolean {
  return Object.hasOwn(roleOfCall, path);
}
