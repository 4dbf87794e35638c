import { expect, test } from 'vitest';
import { hasRole, isSellersCall, mayCall, ownerSettings } from '#backend/features/people/staff/role-of-call.ts';
import { lowestRoles, staffRoles } from '#tests/support/lowest-roles.ts';

const calls = staffRoles.flatMap((role, rank) => lowestRoles[role].map((path) => ({ role, rank, path })));

test.each(calls)('$path is for the role $role and those above it', ({ path, rank }) => {
  expect(staffRoles.filter((role) => mayCall(role, path))).toEqual(staffRoles.slice(rank));
  expect(isSellersCall(path)).toBe(true);
});

test('a call that nobody has given a role is for owners only', () => {
  expect(staffRoles.filter((role) => mayCall(role, '/api/order/new-call'))).toEqual(['OWNER']);
});

test.each(['/api/seller/login', '/api/seller/is-auth', '/api/seller/logout'])('%s is a call of the seller', (path) => {
  expect(isSellersCall(path)).toBe(true);
});

test.each(['/api/product/list', '/api/order/cod', '/api/order/user', '', 'constructor', 'toString'])(
  '%j is no call of the seller',
  (path) => expect(isSellersCall(path)).toBe(false),
);

test('a role includes itself and the roles below it', () => {
  expect(staffRoles.map((role) => staffRoles.filter((lowest) => hasRole(role, lowest)))).toEqual([
    ['PACKER'],
    ['PACKER', 'MANAGER'],
    ['PACKER', 'MANAGER', 'OWNER'],
  ]);
});

test('the settings that only owners may change are those about money and the law', () => {
  expect(ownerSettings.toSorted()).toEqual(['country', 'currency', 'tax', 'taxText']);
});
