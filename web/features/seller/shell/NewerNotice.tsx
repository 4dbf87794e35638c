import type { ReactNode } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { SellerNotice } from './SellerNotice.tsx';
import * as styles from './NewerNotice.css.ts';
import { buttons } from './SellerPage.css.ts';

interface NewerNoticeProps<Field extends string> {
  /** The draft, from `useVersionedDraft`. */
  form: {
    conflicts: readonly Field[];
    taken: readonly Field[];
    keepMine: (fields?: readonly Field[]) => void;
    takeNewer: (fields?: readonly Field[]) => void;
  };
  /** The name of what was changed elsewhere, such as `taxes`. */
  what: string;
  labelOf: (field: Field) => string;
  /** The newer value of a field in words; empty for none. */
  newerOf: (field: Field) => string;
  /** The sentence that says what was changed. */
  children: ReactNode;
}

/**
 * Says that what the seller edits was changed elsewhere, with the newer values beside the typed ones and a choice for each.
 * Always rendered, because it is a live region.
 */
export function NewerNotice<Field extends string>(props: NewerNoticeProps<Field>) {
  const { form, what, labelOf, newerOf, children } = props;
  const { conflicts, taken, keepMine, takeNewer } = form;
  const isChoice = conflicts.length > 0;

  return (
    <section aria-label="Newer values" aria-live="polite" className={styles.region}>
      {(isChoice || taken.length > 0) && (
        <SellerNotice
          tone="danger"
          action={
            isChoice && (
              <div className={buttons}>
                <Button variant="quiet" size="dense" onClick={() => keepMine()}>
                  Keep what I typed
                </Button>
                <Button variant="quiet" size="dense" onClick={() => takeNewer()}>
                  Take the newer {what}
                </Button>
              </div>
            )
          }
        >
          <strong>{children}</strong>{' '}
          {taken.length > 0 &&
            `Fields that you had not changed show the newer values: ${taken.map(labelOf).join(', ')}. `}
          {isChoice ? 'For what you have changed too, choose.' : 'Check them, then save.'}
        </SellerNotice>
      )}
      {isChoice && (
        <ul className={styles.list} aria-label="Newer values">
          {conflicts.map((field) => (
            <li key={field}>
              {labelOf(field)} is now {newerOf(field) || 'empty'}.{' '}
              <Button
                variant="quiet"
                size="dense"
                aria-label={`Take the newer value: ${labelOf(field)}`}
                onClick={() => takeNewer([field])}
              >
                Take it
              </Button>{' '}
              <Button
                variant="quiet"
                size="dense"
                aria-label={`Keep what I typed: ${labelOf(field)}`}
                onClick={() => keepMine([field])}
              >
                Keep mine
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
