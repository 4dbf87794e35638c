import type { Ref } from 'react';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { isException, type CallTime } from './use-call-times.ts';
import * as texts from './texts.ts';

const maxReason = 200;

interface TimeFieldsProps {
  slots: readonly CallTime[];
  timeZone: string;
  chosen: CallTime | undefined;
  onChoose: (id: string) => void;
  reason: string;
  onReason: (text: string) => void;
  errors: { time?: string | undefined; reason?: string | undefined };
  fieldRef: Ref<HTMLSelectElement>;
}

/** The time of an order. One that is full or too late asks for the reason of the exception. */
export function TimeFields(props: TimeFieldsProps) {
  const { slots, timeZone, chosen, onChoose, reason, onReason, errors, fieldRef } = props;
  return (
    <>
      <Field label={texts.time} error={errors.time}>
        <Select ref={fieldRef} value={chosen?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="" disabled>
            {texts.chooseTime}
          </option>
          {slots.map((slot) => (
            <option key={slot.id} value={slot.id} disabled={slot.closedBecause !== null && !isException(slot)}>
              {slot.closedBecause === null
                ? slotText(slot, timeZone)
                : texts.closedTime(slotText(slot, timeZone), texts.closed[slot.closedBecause])}
            </option>
          ))}
        </Select>
      </Field>
      {chosen && isException(chosen) && (
        <Field label={texts.reason} hint={texts.reasonHint} error={errors.reason}>
          <Input
            maxLength={maxReason}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
        </Field>
      )}
    </>
  );
}
