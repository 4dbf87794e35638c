import type { StaffRole } from '#backend/db/staff-tables.ts';

/** The settings that only an owner changes: they are about money and the law. A manager changes the others. */
export const ownerSettings: readonly string[] = ['country', 'currency', 'tax', 'taxText'];

const rank: Record<StaffRole, number> = { PACKER: 0, MANAGER: 1, OWNER: 2 };

/** Whether the role is the lowest one or above it. */
export function hasRole(role: StaffRole, lowest: StaffRole): boolean {
  return rank[role] >= rank[lowest];
}
