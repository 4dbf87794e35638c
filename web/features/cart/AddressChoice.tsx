import { useEffect, useRef, useState } from 'react';
import type { Address_addressFragment } from '#web/__generated__/cart.ts';
import { addressLines } from '#common/address-lines.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { RadioCard } from './RadioCard.tsx';
import * as texts from './texts.ts';
import * as styles from '#web/shared/ui/choice.css.ts';

interface AddressChoiceProps {
  /** The shopper's addresses, undefined while they load. */
  addresses: readonly Address_addressFragment[] | undefined;
  /** The id of the chosen address. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  error: string | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Shows the chosen address, and on demand the others. The list stays open, because arrow keys choose each address they pass. */
export function AddressChoice({ addresses, chosen, onChoose, error, failed, onRetry }: AddressChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const block = useRef<HTMLFieldSetElement>(null);
  const all = addresses ?? [];
  const shown = isOpen || chosen === undefined ? all : all.filter(({ id }) => id === chosen);

  // The pressed button is gone, so the focus moves to the choice.
  useEffect(() => {
    if (isOpen) block.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, [isOpen]);

  return (
    <fieldset ref={block} className={styles.choice}>
      <legend className={styles.legend}>{texts.deliveryAddress}</legend>
      {failed && <ErrorState message={texts.addressesNotLoaded} onRetry={onRetry} />}
      {!failed && !addresses && (
        <section aria-busy="true" aria-label={texts.loadingAddresses}>
          <Skeleton shape="row" />
        </section>
      )}
      {!failed && addresses?.length === 0 && <p className={styles.hint}>{texts.noAddressYet}</p>}
      {shown.map(({ id, firstName, lastName, ...place }) => (
        <RadioCard
          key={id}
          name="address"
          value={id}
          checked={id === chosen}
          onChoose={() => onChoose(id)}
          title={`${firstName} ${lastName}`}
          detail={addressLines(place).join(', ')}
        />
      ))}
      {error && (
        <p className={styles.complaint}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
      {(addresses || failed) && (
        <div className={styles.actions}>
          {shown.length < all.length && (
            <Button variant="quiet" size="dense" onClick={() => setIsOpen(true)}>
              {texts.change}
            </Button>
          )}
          <ButtonLink
            to={paths.addAddress}
            variant={addresses?.length === 0 ? 'soft' : 'quiet'}
            size="dense"
            icon="plus"
          >
            {texts.addAddress}
          </ButtonLink>
        </div>
      )}
    </fieldset>
  );
}
