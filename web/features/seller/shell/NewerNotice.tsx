import type { ReactNode } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { SellerNotice } from './SellerNotice.tsx';
import * as styles from './SellerPage.css.ts';

interface NewerNoticeProps {
  /** What was changed elsewhere, such as `taxes`. */
  what: string;
  onKeep: () => void;
  onTake: () => void;
  children: ReactNode;
}

/** Says that what the seller edits was changed elsewhere, and asks which one to keep. */
export function NewerNotice({ what, onKeep, onTake, children }: NewerNoticeProps) {
  return (
    <SellerNotice
      tone="danger"
      action={
        <div className={styles.buttons}>
          <Button variant="quiet" size="dense" onClick={onKeep}>
            Keep what I typed
          </Button>
          <Button variant="quiet" size="dense" onClick={onTake}>
            Take the newer {what}
          </Button>
        </div>
      }
    >
      {children}
    </SellerNotice>
  );
}
