import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { weekdays, type AreaDraft, type WindowDraft } from './delivery-draft.ts';
import * as styles from './ShopPage.css.ts';

interface WindowFieldsProps {
  /** The number of the row, from 1. */
  number: number;
  window: WindowDraft;
  onChange: (window: WindowDraft) => void;
  onRemove: () => void;
}

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
    <fieldset className={styles.part} aria-label={`Time ${number}`}>
      <div className={styles.partHead}>
        <strong>Time {number}</strong>
        <Button variant="quiet" size="dense" aria-label={`Remove time ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <fieldset className={styles.days} aria-label={`Days of time ${number}`}>
        {weekdays.map((name, at) => (
          <label key={name} className={styles.day}>
            <input
              type="checkbox"
              className={styles.box}
              checked={window.days.includes(at + 1)}
              onChange={({ target }) =>
                set({
                  days: target.checked
                    ? [...window.days, at + 1].toSorted((one, other) => one - other)
                    : window.days.filter((day) => day !== at + 1),
                })
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <Field label="Kind">
          <Select
            value={window.kind}
            onChange={({ target }) => set({ kind: target.value === 'PICKUP' ? 'PICKUP' : 'DELIVERY' })}
          >
            <option value="DELIVERY">Delivery</option>
            <option value="PICKUP">Collection</option>
          </Select>
        </Field>
        {control('start', 'From')}
        {control('end', 'To')}
        {control('capacity', 'Places')}
        {control('cutOffTime', 'Order until')}
        {control('cutOffDaysBefore', 'Days before')}
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
    <Field label={label}>
      <Input inputMode="decimal" value={area[name]} onChange={({ target }) => set({ [name]: target.value })} />
    </Field>
  );
  return (
    <fieldset className={styles.part} aria-label={`Area ${number}`}>
      <div className={styles.partHead}>
        <strong>Area {number}</strong>
        <Button variant="quiet" size="dense" aria-label={`Remove area ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <Field label="Name of the area">
        <Input value={area.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Field label="Postal codes" hint="With commas between; 101* for all that begin with 101.">
        <TextArea rows={2} value={area.postalCodes} onChange={({ target }) => set({ postalCodes: target.value })} />
      </Field>
      <div className={styles.fields}>
        {amount('fee', 'Fee')}
        {amount('freeFrom', 'Free from (empty: never)')}
        {amount('minimum', 'Minimum order')}
      </div>
    </fieldset>
  );
}
