import { useCallTimesQuery, type CallTimesQuery } from '#web/__generated__/seller-customers.ts';
import { toCents } from '#web/shared/lib/format/money.ts';

export type CallTime = NonNullable<NonNullable<CallTimesQuery['store']>['slots']>[number];

/** The times that the staff can take by exception. */
export const isException = ({ closedBecause }: CallTime): boolean =>
  closedBecause === 'FULL' || closedBecause === 'PAST_CUT_OFF';

/** The times at a postal code, the chosen one, and what the delivery costs. `postalCode` is null until it is whole. */
export function useCallTimes(postalCode: string | null, amountCents: number, chosenId: string | undefined) {
  const { data, previousData, error, loading, refetch } = useCallTimesQuery({
    variables: { postalCode: postalCode ?? '' },
    skip: postalCode === null,
    fetchPolicy: 'network-only',
  });
  const store = postalCode === null ? undefined : (data ?? previousData)?.store;
  const slots = store?.slots ?? null;
  const chosen = slots?.find(({ id, closedBecause }) => id === chosenId && closedBecause !== 'NO_DELIVERY');
  const terms = store?.deliveryTerms ?? null;
  const isFree = terms === null || (terms.freeFrom !== null && amountCents >= toCents(terms.freeFrom));
  return {
    slots,
    chosen,
    /** Whether the customer has a time, or the shop promises none. */
    isReady: store !== undefined && (slots === null || chosen !== undefined),
    isKnown: store !== undefined,
    isLoading: loading,
    error: store === undefined ? error : undefined,
    reload: () => void refetch().catch(() => undefined), // the error shows through `error`
    shippingCents: chosen?.kind === 'PICKUP' || isFree || !terms.isDelivered ? 0 : toCents(terms.fee),
    isDelivered: terms?.isDelivered ?? true,
  };
}
