// Tested by tests/backend/delivery-plan-rules.test.ts.
import type { SlotWindow } from '#backend/features/orders/delivery/delivery-plan.ts';
import { language } from '#backend/language.ts';
import * as texts from './texts.ts';

const listText = new Intl.ListFormat(language, { type: 'conjunction' });
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
        kind: one.kind,
        first: spanText(one),
        second: spanText(other),
      })),
  );
  const [named] = pairs;
  if (named === undefined) return null;
  const { kind, first, second } = named;
  const alike = pairs.filter((pair) => pair.kind === kind && pair.first === first && pair.second === second);
  const on = listText.format(new Set(alike.map(({ weekday }) => texts.days[weekday - 1] ?? '')));
  return first === second ? texts.timeIsTwice(kind, first, on) : texts.timesOverlap(kind, first, second, on);
}
