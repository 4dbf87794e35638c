import type { OrderLife_orderFragment } from '#web/__generated__/order-life.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { refundedNames } from './refund-texts.ts';
import { stageNameOf } from './stages.ts';
import * as texts from './texts.ts';

type Entries<Name extends 'timeline' | 'refunds'> = readonly (NonNullable<OrderLife_orderFragment[Name]>[number] & {
  /** The member of staff who did it. Only the seller's pages ask for it. */
  staffName?: string | null;
})[];

interface OrderHistoryProps {
  order: {
    timeline: Entries<'timeline'> | null;
    refunds: Entries<'refunds'> | null;
    items: readonly { name: string | null }[];
    slot: Parameters<typeof stageNameOf>[1];
  };
  /** An IANA name; this browser's when absent. */
  timeZone?: string | undefined;
  className?: string | undefined;
}

/** The stages that an order has reached, and its refunds, oldest first. */
export function OrderHistory({ order: { items, slot, timeline, refunds }, timeZone, className }: OrderHistoryProps) {
  const timeOf = (at: string) => <time dateTime={at}>{formatMoment(at, 'moment', timeZone)}</time>;
  const by = (name: string | null | undefined) => name && ` · ${texts.doneBy(name)}`;
  return (
    <ul className={className} aria-label={texts.history}>
      {timeline?.map(({ at, stage, note, staffName }) => (
        <li key={`${at} ${stage}`}>
          <span>{texts.reached(timeOf(at), stageNameOf(stage, slot), note)}</span>
          <span>{by(staffName)}</span>
        </li>
      ))}
      {refunds?.map(({ at, amount, positions, reason, staffName, state }, index) => (
        // Refunds have no ids and never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`refund ${index}`}>
          <span>
            {texts.refund(
              timeOf(at),
              formatPrice(amount),
              refundedNames(positions, items),
              texts.refundStates[state],
              reason,
            )}
          </span>
          <span>{by(staffName)}</span>
        </li>
      ))}
    </ul>
  );
}
