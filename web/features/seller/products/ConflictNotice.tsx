import type { EditedProductFragment } from '#web/__generated__/seller-products.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { differences } from './edited-product.ts';
import type { ProductDraft } from './product-draft.ts';
import * as styles from './AddProductPage.css.ts';

interface ConflictNoticeProps {
  draft: ProductDraft;
  /** The product as the store has it now, after a refusal because of it. */
  newer: EditedProductFragment | undefined;
  onTake: (change: Partial<ProductDraft>) => void;
}

/** The newer values beside what was typed, each with a button that takes it. Always rendered, because it is a live region. */
export function ConflictNotice({ draft, newer, onTake }: ConflictNoticeProps) {
  return (
    <section aria-label="Newer values" aria-live="polite" className={styles.draftNotice}>
      {newer && (
        <>
          <SellerNotice tone="danger" action={null}>
            Somebody else has changed this product. Take the newer values that you want to keep, then save again: your
            own values replace the others.
          </SellerNotice>
          <ul className={styles.bulletList}>
            {differences(draft, newer).map(({ label, newer: value, take }) => (
              <li key={label}>
                {label} is now {value}.{' '}
                <Button
                  variant="quiet"
                  size="dense"
                  aria-label={`Take the newer value: ${label}`}
                  onClick={() => onTake(take)}
                >
                  Take it
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
