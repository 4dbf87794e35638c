import { comma } from '#web/shared/lib/texts.ts';
import * as texts from './texts.ts';

interface StopOrder {
  joins: { number: string } | null;
  joinedBy: readonly { number: string }[] | null;
}

/** The order that this one was added to, or those that were added to it, with a label; null for an order that is alone. */
export function stopFact({ joins, joinedBy }: StopOrder): { label: string; numbers: string } | null {
  // A list that an older version of the pick list has kept lacks both.
  const others = joins ? [joins] : (joinedBy ?? []);
  if (others.length === 0) return null;
  const numbers = others.map(({ number }) => texts.numbered(number)).join(comma);
  return { label: joins ? texts.addedTo : texts.additions, numbers };
}
