import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

interface SlotFilterProps {
  orders: readonly ChosenOrder_orderFragment[];
  /** The id of a slot; empty for all orders. */
  chosen: string;
  onChoose: (slotId: string) => void;
}

/** Chooses the orders of one promised time. Hidden when the orders have the same time. */
export function SlotFilter({ orders, chosen, onChoose }: SlotFilterProps) {
  const { timeZone } = useShopFacts();
  const slots = new Map(orders.flatMap(({ slot }) => (slot ? [[slot.id, slot] as const] : [])));
  if (slots.size < 2) return null;
  const earliestFirst = [...slots.values()].toSorted((one, other) => one.start.localeCompare(other.start));
  return (
    <div className={styles.screenOnly}>
      <Field label={texts.promisedTime}>
        <Select value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{texts.allTimes}</option>
          {earliestFirst.map((slot) => (
            <option key={slot.id} value={slot.id}>
              {slotText(slot, timeZone)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
