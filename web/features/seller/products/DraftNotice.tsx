import { Button } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { noteWords } from '../shell/note.css.ts';
import * as styles from './DraftNotice.css.ts';

interface DraftNoticeProps {
  restored: boolean;
  canBringBack: boolean;
  disabled: boolean;
  onDiscard: () => void;
  onBringBack: () => void;
}

/** Says that a draft came back, or that one can be brought back. The region is there from the start. */
export function DraftNotice({ restored, canBringBack, disabled, onDiscard, onBringBack }: DraftNoticeProps) {
  return (
    <section aria-label="Draft" aria-live="polite" className={styles.region}>
      {restored && (
        <div className={styles.notice}>
          <Icon name="info" />
          <p className={noteWords}>
            Your draft was restored. It stays in this browser until you add the product or discard the draft.
          </p>
          <Button variant="quiet" size="dense" disabled={disabled} onClick={onDiscard}>
            Discard draft
          </Button>
        </div>
      )}
      {!restored && canBringBack && (
        <div className={styles.notice}>
          <Icon name="info" />
          <p className={noteWords}>The draft was discarded.</p>
          <Button variant="quiet" size="dense" icon="retry" onClick={onBringBack}>
            Restore draft
          </Button>
        </div>
      )}
    </section>
  );
}
