import { useDeliveryOfferQuery, type AddressesQuery, type DeliveryOfferQuery } from '#web/__generated__/cart.ts';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import type { Cost } from './delivery-terms.ts';
import { useModule } from './use-module.ts';

type Address = NonNullable<AddressesQuery['me']>['addresses'][number];
export type OfferedSlot = NonNullable<NonNullable<DeliveryOfferQuery['store']>['slots']>[number];

/** Shops without delivery areas do not need this code. */
const loadTerms = () => import('./delivery-terms.ts');

/** The times and terms that the store offers at the chosen address, and the time that the shopper has chosen. */
export function useDelivery(
  address: Pick<Address, 'postalCode'> | undefined,
  amountCents: number,
  chosenId: string | undefined,
) {
  const { has } = useFeatures();
  const isAsked = address !== undefined && has('ORDERS_SLOTS');
  const { data, loading, error, refetch } = useDeliveryOfferQuery({
    variables: { postalCode: address?.postalCode ?? '' },
    skip: !isAsked,
    // Other shoppers take places meanwhile.
    fetchPolicy: 'network-only',
  });
  const slots = isAsked ? (data?.store?.slots ?? null) : null;
  const terms = isAsked ? (data?.store?.deliveryTerms ?? null) : null;
  const chosen = slots?.find(({ id }) => id === chosenId);
  const isCostShown = terms !== null || shop().delivery !== undefined;
  const words = useModule(loadTerms, isCostShown);
  const offersPickup = slots?.some(isOpenPickup) ?? false;

  const cost: Cost =
    words === undefined
      ? { shippingCents: 0 }
      : terms
        ? words.costAt(terms, chosen?.kind === 'PICKUP', { amountCents, offersPickup })
        : words.costBefore(amountCents);

  return {
    slots,
    timeZone: data?.store?.timeZone ?? undefined,
    chosen,
    /** Whether the shopper has chosen an open time, or the store promises no times. */
    isReady: slots === null || chosen?.closedBecause === null,
    isLoading: (isAsked && loading && !data) || (isCostShown && !words),
    error: isAsked && !data ? error : undefined,
    reload: () => void refetch().catch(() => undefined), // the error shows through `error`
    ...cost,
  };
}

const isOpenPickup = ({ kind, closedBecause }: OfferedSlot) => kind === 'PICKUP' && closedBecause === null;
