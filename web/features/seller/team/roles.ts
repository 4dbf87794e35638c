import type { StaffRole } from '#web/__generated__/seller-team.ts';

export const roleNames: Record<StaffRole, string> = { OWNER: 'Owner', MANAGER: 'Manager', PACKER: 'Packer' };

export const roleHints: Record<StaffRole, string> = {
  OWNER: 'Everything, also the team.',
  MANAGER: 'Products, stock, orders and refunds; not the team, and no settings about money.',
  PACKER: 'Packs and delivers orders. Sees no sums of the shop.',
};

export const roles: readonly StaffRole[] = ['PACKER', 'MANAGER', 'OWNER'];
