import { expect, test } from 'vitest';
import { hasRole, ownerSettings } from '#backend/features/people/staff/staff-roles.ts';

const staffRoles = ['PACKER', 'MANAGER', 'OWNER'] as const;

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
