import { withPlainDigits } from '#readers/folded-text.ts';
import type { Delivery_deliveryFragment, SaveDeliveryInput } from '#web/__generated__/seller-shop.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { plainAmount } from '#web/shared/lib/format/numbers.ts';
import { readAmount } from '#web/shared/lib/forms/typed-amount.ts';
import { comma } from '#web/shared/lib/texts.ts';
import type { AreaDraft, DeliveryDraft, WindowDraft } from './delivery-types.ts';
import * as texts from './texts.ts';

let lastKey = 0;
const nextKey = () => (lastKey += 1);

export const newWindow = (): WindowDraft => ({
  key: nextKey(),
  kind: 'DELIVERY',
  days: [1, 2, 3, 4, 5],
  start: '09:00',
  end: '11:00',
  capacity: '10',
  cutOffTime: '18:00',
  cutOffDaysBefore: '1',
});

export const newArea = (): AreaDraft => ({
  key: nextKey(),
  name: '',
  postalCodes: '',
  fee: '0',
  freeFrom: '',
  minimum: '0',
});

/** Reads a kept plan. Its rows get new keys, because other rows on this page may already have the kept keys. */
export function parsePlan(kept: unknown): DeliveryDraft | undefined {
  const { daysAhead, windows, closedDays, areas } = (kept ?? {}) as Partial<DeliveryDraft>;
  if (typeof daysAhead !== 'string') return undefined;
  if (![windows, areas, closedDays].every(Array.isArray) || !windows || !areas || !closedDays) return undefined;
  return {
    daysAhead,
    windows: windows.map((window: WindowDraft) => ({ ...window, key: nextKey() })),
    closedDays: closedDays.map(String),
    areas: areas.map((area: AreaDraft) => ({ ...area, key: nextKey() })),
  };
}

/** Whether a field has the same texts in both plans. */
export function isSameIn(field: keyof DeliveryDraft, one: DeliveryDraft, other: DeliveryDraft): boolean {
  const [first, second] = [one, other].map((draft) =>
    JSON.stringify(draft[field], (name, value: unknown) => (name === 'key' ? undefined : value)),
  );
  return first === second;
}

/** A field in words, a list with one line for each row. */
export function planWords(field: keyof DeliveryDraft, { windows, areas, ...typed }: DeliveryDraft): string {
  if (field === 'windows')
    return windows
      .map((window) => texts.timeWords(window.days.map((day) => texts.weekdays[day - 1]).join(comma), window))
      .join('\n');
  if (field === 'areas') return areas.map(texts.areaWords).join('\n');
  if (field === 'closedDays') return typed.closedDays.map(dayText).join('; ');
  return typed[field];
}

/** An ISO date by the rules of the shop's locale. */
const dayText = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? formatMoment(`${day}T12:00:00Z`, 'date', 'UTC') : day;

/** Windows that differ only in their day become one row. */
export function toDraft({ areas, closedDays, daysAhead, windows }: Delivery_deliveryFragment): DeliveryDraft {
  const rows = new Map<string, WindowDraft>();
  for (const { weekday, kind, start, end, capacity, cutOffTime, cutOffDaysBefore } of windows) {
    const name = JSON.stringify([kind, start, end, capacity, cutOffTime, cutOffDaysBefore]);
    const row = rows.get(name) ?? {
      key: nextKey(),
      kind,
      days: [],
      start,
      end,
      capacity: String(capacity),
      cutOffTime,
      cutOffDaysBefore: String(cutOffDaysBefore),
    };
    rows.set(name, { ...row, days: [...row.days, weekday].toSorted((one, other) => one - other) });
  }
  return {
    daysAhead: String(daysAhead),
    windows: [...rows.values()],
    closedDays,
    areas: areas.map(({ name, postalCodes, fee, freeFrom, minimum }) => ({
      key: nextKey(),
      name,
      postalCodes: postalCodes.join(', '),
      fee: plainAmount(fee),
      freeFrom: freeFrom === null ? '' : plainAmount(freeFrom),
      minimum: plainAmount(minimum),
    })),
  };
}

const parts = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The typed amount. An empty field is 0; a text that is not an amount is NaN. */
const numberOf = (text: string) => Number(withPlainDigits(text.slice(0, 20)));

const amountOf = (text: string) => (text.trim() === '' ? 0 : (readAmount(text) ?? Number.NaN));

/** The input, and for each sent window the row that it comes from. */
export function toInput(
  draft: DeliveryDraft,
  ifVersion: number,
): { input: SaveDeliveryInput; rowOfWindow: readonly number[] } {
  const windows = draft.windows.flatMap(({ kind, days, start, end, capacity, cutOffTime, cutOffDaysBefore }, row) =>
    days.map((weekday) => ({
      row,
      window: {
        kind,
        weekday,
        start,
        end,
        capacity: numberOf(capacity),
        cutOffTime,
        cutOffDaysBefore: numberOf(cutOffDaysBefore),
      },
    })),
  );
  return {
    input: {
      ifVersion,
      daysAhead: numberOf(draft.daysAhead),
      windows: windows.map(({ window }) => window),
      closedDays: [...new Set(draft.closedDays.filter(Boolean))].toSorted(),
      areas: draft.areas.map(({ name, postalCodes, fee, freeFrom, minimum }) => ({
        name,
        postalCodes: parts(postalCodes, /[,،;\n]+/),
        fee: amountOf(fee),
        freeFrom: freeFrom.trim() === '' ? null : amountOf(freeFrom),
        minimum: amountOf(minimum),
      })),
    },
    rowOfWindow: windows.map(({ row }) => row),
  };
}

/** A sentence about the first input that cannot be sent; undefined when all can be sent. */
export function unreadable({ daysAhead, windows, areas }: DeliveryDraft): string | undefined {
  const isWhole = (text: string) => /^\d{1,4}$/.test(withPlainDigits(text.slice(0, 20)).trim());
  const isAmount = (text: string) => !Number.isNaN(amountOf(text));
  const window = windows.findIndex(
    ({ capacity, cutOffDaysBefore }) => !isWhole(capacity) || !isWhole(cutOffDaysBefore),
  );
  if (!isWhole(daysAhead)) return texts.daysAheadWrong;
  if (window !== -1) return texts.timeNumbersWrong(window + 1);
  const dayless = windows.findIndex(({ days }) => days.length === 0);
  if (dayless !== -1) return texts.timeWithoutDays(dayless + 1);
  const area = areas.findIndex(({ fee, freeFrom, minimum }) => ![fee, freeFrom, minimum].every(isAmount));
  return area === -1 ? undefined : texts.areaAmountsWrong(area + 1);
}
