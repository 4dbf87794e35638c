import type { ReactNode } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { SellerNotice } from './SellerNotice.tsx';
import * as styles from './NewerNotice.css.ts';
import { buttons } from './SellerPage.css.ts';
import * as texts from './texts.ts';

interface NewerNoticeProps<Field extends string> {
  /** The draft, from `useVersionedDraft`. */
  form: {
    conflicts: readonly Field[];
    taken: readonly Field[];
    keepMine: (fields?: readonly Field[]) => void;
    takeNewer: (fields?: readonly Field[]) => void;
  };
  /** The name of the region, on a page that has two. */
  name?: string;
  /** The words of the button that takes all newer values. */
  takeNewerText: string;
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
  const { form, name = texts.newerValues, takeNewerText, labelOf, newerOf, children } = props;
  const { conflicts, taken, keepMine, takeNewer } = form;
  const isChoice = conflicts.length > 0;

  return (
    <section aria-label={name} aria-live="polite" className={styles.region}>
      {(isChoice || taken.length > 0) && (
        <SellerNotice
          tone="danger"
          action={
            isChoice && (
              <div className={buttons}>
                <Button variant="quiet" size="dense" onClick={() => keepMine()}>
                  {texts.keepWhatITyped}
                </Button>
                <Button variant="quiet" size="dense" onClick={() => takeNewer()}>
                  {takeNewerText}
                </Button>
              </div>
            )
          }
        >
          <strong>{children}</strong>{' '}
          {taken.length > 0 && <span>{`${texts.newerShown(taken.map(labelOf).join(comma))} `}</span>}
          <span>{isChoice ? texts.chooseForChanged : texts.checkThenSave}</span>
        </SellerNotice>
      )}
      {isChoice && (
        <ul className={styles.list} aria-label={name}>
          {conflicts.map((field) => (
            <li key={field}>
              <span>{texts.fieldIsNow(labelOf(field), newerOf(field))}</span>{' '}
              <Button
                variant="quiet"
                size="dense"
                aria-label={texts.takeNewerOf(labelOf(field))}
                onClick={() => takeNewer([field])}
              >
                {texts.takeIt}
              </Button>{' '}
              <Button
                variant="quiet"
                size="dense"
                aria-label={texts.keepTypedOf(labelOf(field))}
                onClick={() => keepMine([field])}
              >
                {texts.keepMine}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
