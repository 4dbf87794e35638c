import { useState } from 'react';
import type { SellerDepositsQuery } from '#web/__generated__/seller-deposits.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { comma } from '#web/shared/lib/texts.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { TypeForm } from './TypeForm.tsx';
import { useDepositChanges } from './use-deposit-changes.ts';
import * as names from '../shell/deposits/texts.ts';
import * as texts from './texts.ts';
import * as styles from './Deposits.css.ts';

type Seller = NonNullable<SellerDepositsQuery['seller']>;
type DepositType = NonNullable<Seller['depositTypes']>[number];

interface DepositTypesProps {
  types: readonly DepositType[];
  balances: NonNullable<Seller['depositBalances']>;
}

/** All types with what is open of each, and the form for a new one. */
export function DepositTypes({ types, balances }: DepositTypesProps) {
  const { update, isSaving } = useDepositChanges();
  const [renamed, setRenamed] = useState<DepositType>();
  const [addedCount, setAddedCount] = useState(0);

  return (
    <section className={styles.part} aria-labelledby="types-heading">
      <h2 id="types-heading" className={styles.partTitle}>
        {texts.types}
      </h2>
      <p className={styles.hint}>{texts.typesHint}</p>
      {types.length > 0 && (
        <ul className={styles.list}>
          {types.map((type) => {
            const { id, name, amount, kind, isArchived } = type;
            const balance = balances.find((each) => each.type.id === id);
            const facts = [formatPrice(amount), names.kindNames[kind], ...(isArchived ? [texts.archivedType] : [])];
            return (
              <li key={id} className={styles.row}>
                <span className={styles.words}>
                  <strong>{name}</strong>
                  <span>{facts.join(comma)}</span>
                  {balance && (
                    <span className={styles.hint}>
                      {texts.balance(
                        formatPrice(balance.charged),
                        formatPrice(balance.returned),
                        formatPrice(balance.open),
                      )}
                    </span>
                  )}
                </span>
                <span className={styles.buttons}>
                  <Button
                    variant="quiet"
                    size="dense"
                    aria-label={texts.renameOne(name)}
                    onClick={() => setRenamed(type)}
                  >
                    {texts.rename}
                  </Button>
                  <Button
                    variant="quiet"
                    size="dense"
                    disabled={isSaving}
                    aria-label={isArchived ? texts.restoreOne(name) : texts.archiveOne(name)}
                    onClick={() => void update({ id, isArchived: !isArchived })}
                  >
                    {isArchived ? texts.restore : texts.archive}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <h3 className={styles.partTitle}>{texts.newType}</h3>
      {/* The form has a key, so that it is empty after each type. */}
      <TypeForm key={addedCount} onSaved={() => setAddedCount(addedCount + 1)} />
      <Dialog
        open={renamed !== undefined}
        onClose={() => setRenamed(undefined)}
        title={texts.renameOne(renamed?.name ?? '')}
      >
        {renamed && <TypeForm key={renamed.id} type={renamed} onSaved={() => setRenamed(undefined)} />}
      </Dialog>
    </section>
  );
}
