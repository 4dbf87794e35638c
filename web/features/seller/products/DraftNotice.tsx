import { Button } from '#web/shared/ui/Button.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { draftNotice } from './AddProductPage.css.ts';

interface DraftNoticeProps {
  /** Whether the form started with a stored draft. */
  isRestored: boolean;
  /** Whether a discarded draft can be restored. */
  canRestore: boolean;
  disabled: boolean;
  /** The words for what ends the draft, such as `save the product`. */
  until?: string;
  onDiscard: () => void;
  onRestore: () => void;
}

/** Offers to discard a restored draft, or to restore a discarded one. Always rendered, because it is a live region. */
export function DraftNotice({
  isRestored,
  canRestore,
  disabled,
  until = 'add the product',
  onDiscard,
  onRestore,
}: DraftNoticeProps) {
  return (
    <section aria-label="Draft" aria-live="polite" className={draftNotice}>
      {isRestored && (
        <SellerNotice
          action={
            <Button variant="quiet" size="dense" disabled={disabled} onClick={onDiscard}>
              Discard draft
            </Button>
          }
        >
          Your draft was restored. It stays in this browser until you {until} or discard the draft.
        </SellerNotice>
      )}
      {!isRestored && canRestore && (
        <SellerNotice
          action={
            <Button variant="quiet" size="dense" icon="retry" onClick={onRestore}>
              Restore draft
            </Button>
          }
        >
          The draft was discarded.
        </SellerNotice>
      )}
    </section>
  );
}
