import { useSellerDeliveryQuery, type Delivery_deliveryFragment } from '#web/__generated__/seller-shop.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { AreaFields, ClosedDays, WindowFields } from './DeliveryFields.tsx';
import { newArea, newWindow, planWords } from './delivery-draft.ts';
import * as texts from './texts.ts';
import { PlacesTaken } from './PlacesTaken.tsx';
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
    <SellerPage title={texts.delivery}>
      <ShopNav />
      {error && !delivery && (
        <ErrorState message={texts.planNotLoaded} onRetry={() => void refetch().catch(() => undefined)} />
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
      <h2 className={styles.partTitle}>{texts.times}</h2>
      <p>{texts.timesHint(timeZone)}</p>
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
          {texts.addTime}
        </Button>
      </div>
      {draft.windows.length > 0 && (
        <div className={styles.part}>
          <Field label={texts.daysAhead} hint={texts.daysAheadHint}>
            <Input
              inputMode="numeric"
              value={draft.daysAhead}
              onChange={({ target }) => form.set({ daysAhead: target.value })}
            />
          </Field>
          <ClosedDays days={draft.closedDays} onChange={(closedDays) => form.set({ closedDays })} />
        </div>
      )}
      <h2 className={styles.partTitle}>{texts.areas}</h2>
      <p>{texts.areasHint}</p>
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
          {texts.addArea}
        </Button>
      </div>
      <NewerNotice
        form={form}
        takeNewerText={texts.takeNewerPlan}
        labelOf={(field) => texts.planLabels[field]}
        newerOf={(field) => planWords(field, form.savedDraft)}
      >
        {texts.planChangedElsewhere}
      </NewerNotice>
      {form.failures.length > 0 && (
        <div role="alert">
          <strong>{texts.planNotSaved}</strong> {texts.stillHere}
          <ul>
            {form.failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.saveBar} data-idle={!form.isChanged || undefined}>
        <Button type="submit" busy={form.isSaving} disabled={!form.isChanged || form.conflicts.length > 0}>
          {texts.savePlan}
        </Button>
        <Button variant="quiet" disabled={!form.isChanged || form.isSaving} onClick={form.discard}>
          {texts.undoAll}
        </Button>
      </div>
      <PlacesTaken slots={form.saved.slotsAhead} timeZone={timeZone} />
    </form>
  );
}
