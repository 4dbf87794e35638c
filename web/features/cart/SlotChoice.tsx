import { useState } from 'react';
import { shopLocale } from '#web/shared/lib/format/money.ts';
import { Field } from '#web/shared/ui/Field.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { RadioCard } from './RadioCard.tsx';
import type { OfferedSlot } from './use-delivery.ts';
import * as texts from './slots/texts.ts';
import * as styles from '#web/shared/ui/choice.css.ts';

/** A time with fewer places left shows their number. */
const fewPlaces = 4;

interface SlotChoiceProps {
  slots: readonly OfferedSlot[];
  /** The shop's IANA time zone. Without one, the times are those of the browser's zone. */
  timeZone: string | undefined;
  chosen: OfferedSlot | undefined;
  onChoose: (id: string) => void;
  error: string | undefined;
}

/** The focus moves to the times, but that does not scroll to the complaint when they are partly in view. */
const showComplaint = (complaint: HTMLElement | null) => complaint?.scrollIntoView({ block: 'center' });

/** A list of days, and the times of the chosen day as radio cards. */
export function SlotChoice({ slots, timeZone, chosen, onChoose, error }: SlotChoiceProps) {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = new Intl.DateTimeFormat(shopLocale(), { ...zone, weekday: 'long', month: 'short', day: 'numeric' });
  const time = new Intl.DateTimeFormat(shopLocale(), { ...zone, timeStyle: 'short' });
  const dayOf = ({ start }: OfferedSlot) => day.format(new Date(start));
  const days = [...new Set(slots.map(dayOf))];
  const firstOpen = slots.find(({ closedBecause }) => closedBecause === null);
  const [picked, setPicked] = useState<string>();
  const shown = [picked, chosen && dayOf(chosen), firstOpen && dayOf(firstOpen)].find(
    (each) => each !== undefined && days.includes(each),
  );

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.time}</legend>
      {!firstOpen && <p className={styles.hint}>{texts.noFreeTime}</p>}
      {days.length > 0 && (
        <Field label={texts.day}>
          <Select value={shown ?? days[0]} onChange={({ target }) => setPicked(target.value)}>
            {days.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
      )}
      {slots
        .filter((slot) => dayOf(slot) === (shown ?? days[0]))
        .map((slot) => (
          <RadioCard
            key={slot.id}
            name="slot"
            value={slot.id}
            checked={slot.id === chosen?.id && slot.closedBecause === null}
            disabled={slot.closedBecause !== null}
            onChoose={() => onChoose(slot.id)}
            title={`${time.format(new Date(slot.start))} – ${time.format(new Date(slot.end))}`}
            detail={detailOf(slot)}
          />
        ))}
      {error && (
        <p ref={showComplaint} className={styles.complaint}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function detailOf({ closedBecause, kind, placesLeft }: OfferedSlot): string {
  if (closedBecause !== null) return texts.closedBecause[closedBecause];
  const left = placesLeft < fewPlaces ? `, ${texts.placesLeft(placesLeft)}` : '';
  return `${kind === 'PICKUP' ? texts.collect : texts.delivery}${left}`;
}
