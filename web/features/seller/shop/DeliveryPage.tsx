import { useSellerDeliveryQuery, type Delivery_deliveryFragment } from '#web/__generated__/seller-shop.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { AreaFields, WindowFields } from './DeliveryFields.tsx';
import { newArea, newWindow, planLabels, planWords } from './delivery-draft.ts';
import { useDeliveryForm } from './use-delivery-form.ts';
import * as styles from './ShopPage.css.ts';

/**
 * The page for the times that the shop promises, its closed days and its delivery areas. It also shows how many places
 * are taken.
 */
export function DeliveryPage() {
  const { data, error, refetch } = useSellerDeliveryQuery({ fetchPolicy: 'network-only' });
  const delivery = data?.seller?.delivery;
  return (
    <SellerPage title="Delivery">
      <ShopNav />
      {error && !delivery && (
        <ErrorState
          message="The delivery plan could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!error && !delivery && <Skeleton shape="panel" />}
      {delivery && <DeliveryForm delivery={delivery} timeZone={data.store?.timeZone ?? undefined} />}
    </SellerPage>
  );
}

interface DeliveryFormProps {
  delivery: Delivery_deliveryFragment;
  timeZone: string | undefined;
}

function DeliveryForm({ delivery, timeZone }: DeliveryFormProps) {
  const form = useDeliveryForm(delivery);
  const { draft } = form;
  const without = <Row extends { key: number }>(rows: readonly Row[], key: number) =>
    rows.filter((row) => row.key !== key);
  const replaced = <Row extends { key: number }>(rows: readonly Row[], row: Row) =>
    rows.map((each) => (each.key === row.key ? row : each));

  return (
    <form
      noValidate
      className={styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <h2 className={styles.partTitle}>Times</h2>
      <p>
        Without times, orders have no promised time. Times are like 9:00, in the shop’s time zone
        {timeZone && `, ${timeZone}`}. Orders are taken until the given time on that many days before; 0 is the same
        day.
      </p>
      {draft.windows.map((window, at) => (
        <WindowFields
          key={window.key}
          number={at + 1}
          window={window}
          onChange={(changed) => form.set({ windows: replaced(draft.windows, changed) })}
          onRemove={() => form.set({ windows: without(draft.windows, window.key) })}
        />
      ))}
      <div>
        <Button variant="quiet" icon="plus" onClick={() => form.set({ windows: [...draft.windows, newWindow()] })}>
          Add a time
        </Button>
      </div>
      {draft.windows.length > 0 && (
        <div className={styles.part}>
          <Field label="Days ahead" hint="For how many days shoppers can choose a time, today included: 1 to 28.">
            <Input
              inputMode="numeric"
              value={draft.daysAhead}
              onChange={({ target }) => form.set({ daysAhead: target.value })}
            />
          </Field>
          <Field label="Closed days" hint="One date on each line, like 2026-12-25.">
            <TextArea
              rows={3}
              value={draft.closedDays}
              onChange={({ target }) => form.set({ closedDays: target.value })}
            />
          </Field>
        </div>
      )}
      <h2 className={styles.partTitle}>Areas</h2>
      <p>Without areas, the shop delivers everywhere, free of charge.</p>
      {draft.areas.map((area, at) => (
        <AreaFields
          key={area.key}
          number={at + 1}
          area={area}
          onChange={(changed) => form.set({ areas: replaced(draft.areas, changed) })}
          onRemove={() => form.set({ areas: without(draft.areas, area.key) })}
        />
      ))}
      <div>
        <Button variant="quiet" icon="plus" onClick={() => form.set({ areas: [...draft.areas, newArea()] })}>
          Add an area
        </Button>
      </div>
      <NewerNotice
        form={form}
        what="plan"
        labelOf={(field) => planLabels[field]}
        newerOf={(field) => planWords(field, form.savedDraft)}
      >
        The delivery plan was changed elsewhere.
      </NewerNotice>
      {form.failures.length > 0 && (
        <div role="alert">
          <strong>The delivery plan was not saved.</strong> Everything you typed is still here.
          <ul>
            {form.failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.saveBar}>
        <Button type="submit" busy={form.isSaving} disabled={!form.isChanged || form.conflicts.length > 0}>
          Save the delivery plan
        </Button>
        <Button variant="quiet" disabled={!form.isChanged || form.isSaving} onClick={form.discard}>
          Undo all changes
        </Button>
      </div>
      <PlacesTaken slots={form.saved.slotsAhead} timeZone={timeZone} />
    </form>
  );
}

function PlacesTaken({
  slots,
  timeZone,
}: {
  slots: Delivery_deliveryFragment['slotsAhead'];
  timeZone: string | undefined;
}) {
  if (slots.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="taken-heading">
      <h2 id="taken-heading" className={styles.partTitle}>
        Places taken
      </h2>
      <ul aria-label="Places taken" className={styles.taken}>
        {slots.map((slot) => (
          <li key={slot.id}>
            {slotText(slot, timeZone)}: {slot.taken} of {slot.capacity}
            {slot.isClosedDay && ' (closed day)'}
          </li>
        ))}
      </ul>
    </section>
  );
}
