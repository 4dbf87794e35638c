import { currencySymbol } from '#web/shared/lib/format/money.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import type { AreaDraft, WindowDraft } from './delivery-types.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

interface WindowFieldsProps {
  /** The number of the row, from 1. */
  number: number;
  window: WindowDraft;
  onChange: (window: WindowDraft) => void;
  onRemove: () => void;
}

/** The days of the week, as in `WindowDraft`. */
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** One time of the weekly template, on some days. */
export function WindowFields({ number, window, onChange, onRemove }: WindowFieldsProps) {
  const set = (change: Partial<WindowDraft>) => onChange({ ...window, ...change });
  const control = (name: 'start' | 'end' | 'capacity' | 'cutOffTime' | 'cutOffDaysBefore', label: string) => (
    <Field label={label}>
      <Input
        inputMode={name === 'capacity' || name === 'cutOffDaysBefore' ? 'numeric' : 'text'}
        value={window[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <fieldset className={styles.part} aria-label={texts.time(number)}>
      <div className={styles.partHead}>
        <strong>{texts.time(number)}</strong>
        <Button variant="quiet" size="dense" aria-label={texts.removeTime(number)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      <fieldset className={styles.days} aria-label={texts.daysOfTime(number)}>
        {weekdays.map((weekday) => (
          <label key={weekday} className={styles.day}>
            <input
              type="checkbox"
              className={styles.box}
              checked={window.days.includes(weekday)}
              onChange={({ target }) =>
                set({
                  days: target.checked
                    ? [...window.days, weekday].toSorted((one, other) => one - other)
                    : window.days.filter((day) => day !== weekday),
                })
              }
            />
            <span>{texts.weekdays[weekday - 1]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <Field label={texts.slotKind}>
          <Select
            value={window.kind}
            onChange={({ target }) => set({ kind: target.value === 'PICKUP' ? 'PICKUP' : 'DELIVERY' })}
          >
            <option value="DELIVERY">{texts.slotKinds.DELIVERY}</option>
            <option value="PICKUP">{texts.slotKinds.PICKUP}</option>
          </Select>
        </Field>
        {control('start', texts.start)}
        {control('end', texts.end)}
        {control('capacity', texts.capacity)}
        {control('cutOffTime', texts.cutOffTime)}
        {control('cutOffDaysBefore', texts.cutOffDaysBefore)}
      </div>
    </fieldset>
  );
}

/** The dates on which nothing is delivered or collected. */
export function ClosedDays({ days, onChange }: { days: readonly string[]; onChange: (days: string[]) => void }) {
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{texts.closedDays}</legend>
      {days.map((day, at) => (
        // Days are identified by their place, because two can be empty.
        // oxlint-disable-next-line react/no-array-index-key
        <Field key={at} label={texts.closedDay(at + 1)}>
          <Input type="date" value={day} onChange={({ target }) => onChange(days.with(at, target.value))} />
          <Button
            variant="quiet"
            size="dense"
            aria-label={texts.removeClosedDay(at + 1)}
            onClick={() => onChange(days.filter((_day, other) => other !== at))}
          >
            {texts.remove}
          </Button>
        </Field>
      ))}
      <div className={styles.legend}>
        <Button variant="quiet" size="dense" icon="plus" onClick={() => onChange([...days, ''])}>
          {texts.addClosedDay}
        </Button>
      </div>
    </fieldset>
  );
}

interface AreaFieldsProps {
  /** The number of the row, from 1. */
  number: number;
  area: AreaDraft;
  onChange: (area: AreaDraft) => void;
  onRemove: () => void;
}

/** One delivery area with its terms. */
export function AreaFields({ number, area, onChange, onRemove }: AreaFieldsProps) {
  const set = (change: Partial<AreaDraft>) => onChange({ ...area, ...change });
  const amount = (name: 'fee' | 'freeFrom' | 'minimum', label: string) => (
    <Field label={texts.inCurrency(label, currencySymbol())}>
      <Input inputMode="decimal" value={area[name]} onChange={({ target }) => set({ [name]: target.value })} />
    </Field>
  );
  return (
    <fieldset className={styles.part} aria-label={texts.area(number)}>
      <div className={styles.partHead}>
        <strong>{texts.area(number)}</strong>
        <Button variant="quiet" size="dense" aria-label={texts.removeArea(number)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      <Field label={texts.areaName}>
        <Input value={area.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Field label={texts.postalCodes} hint={texts.postalCodesHint}>
        <TextArea rows={2} value={area.postalCodes} onChange={({ target }) => set({ postalCodes: target.value })} />
      </Field>
      <div className={styles.fields}>
        {amount('fee', texts.fee)}
        {amount('freeFrom', texts.freeFrom)}
        {amount('minimum', texts.minimum)}
      </div>
    </fieldset>
  );
}
