import { useEffect, useRef, useState } from 'react';
import type { Address_addressFragment } from '#web/__generated__/cart.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { RadioCard } from './RadioCard.tsx';
import * as styles from './choice.css.ts';

interface AddressChoiceProps {
  isVisitor: boolean;
  /** Undefined until they are known. */
  addresses: readonly Address_addressFragment[] | undefined;
  /** The id of the chosen one. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  complaint: string | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** The chosen address; the others show on demand, and stay: the keyboard's arrows choose each one they pass. */
export function AddressChoice({
  isVisitor,
  addresses: known,
  chosen,
  onChoose,
  complaint,
  failed,
  onRetry,
}: AddressChoiceProps) {
  const [open, setOpen] = useState(false);
  const block = useRef<HTMLFieldSetElement>(null);
  const addresses = known ?? [];
  const shown = open || chosen === undefined ? addresses : addresses.filter(({ id }) => id === chosen);

  // The button that was pressed is gone: the focus goes to the choice it opened.
  useEffect(() => {
    if (open) block.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, [open]);

  return (
    <fieldset ref={block} className={styles.choice}>
      <legend className={styles.legend}>Delivery Address</legend>
      {failed && <ErrorState message="Your addresses could not be loaded." onRetry={onRetry} />}
      {isVisitor && <p className={styles.hint}>Log in to choose where we deliver.</p>}
      {!isVisitor && !failed && !known && (
        <div aria-busy="true" aria-label="Loading your addresses">
          <Skeleton shape="row" />
        </div>
      )}
      {!isVisitor && !failed && known?.length === 0 && <p className={styles.hint}>You have no saved address yet</p>}
      {shown.map(({ id, firstName, lastName, street, city, state, zipcode, country }) => (
        <RadioCard
          key={id}
          name="address"
          value={id}
          checked={id === chosen}
          onChoose={() => onChoose(id)}
          title={`${firstName} ${lastName}`}
          detail={[street, city, state, zipcode, country].filter(Boolean).join(', ')}
        />
      ))}
      {complaint && (
        <p className={styles.complaint}>
          <Icon name="alert" size={18} />
          {complaint}
        </p>
      )}
      {!isVisitor && (known || failed) && (
        <div className={styles.actions}>
          {shown.length < addresses.length && (
            <Button variant="quiet" size="dense" onClick={() => setOpen(true)}>
              Change
            </Button>
          )}
          <ButtonLink to={paths.addAddress} variant={known?.length === 0 ? 'soft' : 'quiet'} size="dense" icon="plus">
            Add address
          </ButtonLink>
        </div>
      )}
    </fieldset>
  );
}
