import type { SlotWindow } from '../delivery/delivery-plan.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const kindNames: Record<SlotWindow['kind'], string> = { DELIVERY: 'delivery', PICKUP: 'collection' };

const listText = new Intl.ListFormat('en', { type: 'conjunction' });
const spanText = ({ start, end }: SlotWindow) => `${start}–${end}`;

const overlap = (one: SlotWindow, other: SlotWindow) =>
  one.kind === other.kind && one.weekday === other.weekday && one.start < other.end && other.start < one.end;

/**
 * The reason why these windows cannot be saved together, or null: two of one kind overlap on a day, so the same hour
 * would be promised twice. The text names the times of the first two, with all days on which these times overlap.
 */
export function overlapText(windows: readonly SlotWindow[]): string | null {
  const sorted = windows.toSorted(
    (one, other) => one.weekday - other.weekday || spanText(one).localeCompare(spanText(other)),
  );
  const pairs = sorted.flatMap((one, at) =>
    sorted
      .slice(at + 1)
      .filter((other) => overlap(one, other))
      .map((other) => ({
        weekday: one.weekday,
        kind: kindNames[one.kind],
        first: spanText(one),
        second: spanText(other),
      })),
  );
  const [named] = pairs;
  if (named === undefined) return null;
  const { kind, first, second } = named;
  const alike = pairs.filter((pair) => pair.kind === kind && pair.first === first && pair.second === second);
  const on = listText.format(new Set(alike.map(({ weekday }) => days[weekday - 1] ?? '')));
  return first === second
    ? `The ${kind} time ${first} is there twice on ${on}. Please remove one, and add its places to the other.`
    : `The ${kind} times ${first} and ${second} overlap on ${on}. Please change or remove one of them.`;
}
