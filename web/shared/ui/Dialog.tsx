import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { text } from '#web/theme/text.css.ts';
import { IconButton } from './Button.tsx';
import { ignoreRepeatedClicks } from './repeated-clicks.ts';
import * as texts from './texts.ts';
import * as styles from './Dialog.css.ts';

interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button and a click outside. */
  onClose: () => void;
  title: string;
  placement?: keyof typeof styles.dialog;
  children: ReactNode;
}

/** A modal dialog. The browser keeps the focus inside and returns it afterwards. */
export function Dialog({ open, onClose, title, placement = 'middle', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // React has no attribute for a modal <dialog>: only `showModal` opens one. A dialog that is removed while it is open closes
  // before that: the browser returns the focus when a dialog closes, not when it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    ignoreRepeatedClicks({ isClosing: false });
    return () => {
      dialog.close();
      ignoreRepeatedClicks({ isClosing: true });
    };
  }, [open]);

  return (
    // Keyboard users close it with Escape, which the browser turns into `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles.dialog[placement]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser itself closes it after a second Escape. The event of another close can arrive when it is open again.
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose();
      }}
      // The content fills the dialog, so only a press on the backdrop has the dialog as its target.
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className={styles.inside}>
          <h2 id={titleId} className={text.h2}>
            {title}
          </h2>
          {children}
          {/* Last in the document, so that the browser focuses the content first. */}
          <div className={styles.close}>
            <IconButton icon="close" label={texts.close} onClick={onClose} />
          </div>
        </div>
      )}
    </dialog>
  );
}
