import { Button } from '#web/shared/ui/Button.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { draftNotice } from './AddProductPage.css.ts';
import * as texts from './texts.ts';

interface DraftNoticeProps {
  /** Whether the form started with a stored draft. */
  isRestored: boolean;
  /** Whether a discarded draft can be restored. */
  canRestore: boolean;
  disabled: boolean;
  /** The sentence about a restored draft. */
  restoredText?: string;
  onDiscard: () => void;
  onRestore: () => void;
}

/** Offers to discard a restored draft, or to restore a discarded one. Always rendered, because it is a live region. */
export function DraftNotice({
  isRestored,
  canRestore,
  disabled,
  restoredText = texts.newDraftRestored,
  onDiscard,
  onRestore,
}: DraftNoticeProps) {
  return (
    <section aria-label={texts.draft} aria-live="polite" className={draftNotice}>
      {isRestored && (
        <SellerNotice
          action={
            <Button variant="quiet" size="dense" disabled={disabled} onClick={onDiscard}>
              {texts.discardDraft}
            </Button>
          }
        >
          {restoredText}
        </SellerNotice>
      )}
      {!isRestored && canRestore && (
        <SellerNotice
          action={
            <Button variant="quiet" size="dense" icon="retry" onClick={onRestore}>
              {texts.restoreDraft}
            </Button>
          }
        >
          {texts.draftWasDiscarded}
        </SellerNotice>
      )}
    </section>
  );
}
