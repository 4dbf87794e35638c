import type { StaffRole } from '#web/__generated__/seller-team.ts';

export const roles: readonly StaffRole[] = ['PACKER', 'MANAGER', 'OWNER'];
