import { useSellerSelfQuery, type StaffRole } from '#web/__generated__/seller-shell.ts';
import type { SellerPage } from './seller-pages.ts';
import { useShopFacts } from './use-shop-facts.ts';
import { useSellerSession } from './use-seller-session.ts';

const firstOwnerId = 'owner';

/**
 * The person who is logged in, and what that person may do. When the store has no team, and after a failed request, the
 * person counts as an owner: the store itself refuses what a member may not do.
 */
export function useSellerSelf() {
  const { status } = useSellerSession();
  const { has, isLoading: isShopLoading } = useShopFacts();
  const { data, loading } = useSellerSelfQuery({ skip: status !== 'in' || !has('STAFF') });
  const me = data?.seller?.me ?? null;
  const role: StaffRole = me?.role ?? 'OWNER';
  /**
   * The member's name. It is null for the first owner, whose login is in the settings of the store, and without a team.
   */
  const memberName = me && me.id !== firstOwnerId ? me.name : null;
  return {
    isLoading: status === 'in' && (isShopLoading || (loading && !data)),
    role,
    mustChangePassword: me?.mustChangePassword ?? false,
    memberName,
    mayOpen: ({ roles, isForMembers }: SellerPage) => roles.includes(role) && (!isForMembers || memberName !== null),
    maySeeSums: role !== 'PACKER',
  };
}
