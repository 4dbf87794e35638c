import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { clearStaleToasts, contentOf, startToasts } from '#web/shared/lib/messages/notify.ts';
import { IconButton } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './Toaster.css.ts';
import { useClearOfUsed } from './use-clear-of-used.ts';
import * as texts from './texts.ts';

const iconOf: Record<string, IconName> = { success: 'check', error: 'close' };
const fadeMs = 200;

startToasts(toast);

/**
 * The visible toasts: under the cart link on wide screens, above the cart bar on phones, and at the opposite edge where they
 * would cover the control in use. Screen readers hear them through the live regions instead, which announce each toast once.
 * Toasts stay while the pointer or the focus is on them. Escape closes them.
 */
export function Toaster() {
  const { toasts: latest, handlers } = useToaster({ removeDelay: fadeMs });
  const { startPause, endPause } = handlers;
  // Deferred, so that the pressed control renders first.
  const toasts = useDeferredValue(latest);
  const stack = useRef<HTMLElement>(null);
  /** The element that had the focus before a toast. */
  const cameFrom = useRef<HTMLElement>(null);
  const isOpen = toasts.length > 0;

  useLayoutEffect(() => {
    const element = stack.current;
    if (!element || !('showPopover' in element)) return;
    const open = element.matches(':popover-open');
    // The popover is opened again, because a dialog that opened meanwhile would cover the popover.
    if (open && (!isOpen || document.querySelector('dialog[open]'))) element.hidePopover();
    if (isOpen && !element.matches(':popover-open')) element.showPopover();
  }, [toasts, isOpen]);

  useClearOfUsed(stack, isOpen ? toasts : null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
      toasts.forEach(({ id }) => close(id));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  // Runs before the form's own handlers: when they refuse the form at once, their toast appears after this.
  useEffect(() => {
    document.addEventListener('submit', clearStaleToasts, { capture: true });
    return () => document.removeEventListener('submit', clearStaleToasts, { capture: true });
  }, []);

  // The pointer cannot leave a toast that is gone.
  useEffect(() => {
    if (!isOpen) endPause();
  }, [isOpen, endPause]);

  function close(id: string) {
    if (stack.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    toast.dismiss(id);
    endPause();
  }

  return (
    // The handlers only pause the toasts and remember the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={stack}
      popover="manual"
      aria-label={texts.notifications}
      className={styles.stack}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={({ relatedTarget, currentTarget }) => {
        startPause();
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      onBlur={endPause}
    >
      <ul className={styles.list}>
        {toasts.map(({ id, visible }) => {
          const content = contentOf(id);
          return (
            content && (
              <li key={id} className={styles.toast} data-type={content.kind} data-leaving={visible ? undefined : ''}>
                <span className={styles.icon}>
                  <Icon name={iconOf[content.kind] ?? 'info'} size={16} />
                </span>
                <span className={styles.words}>
                  <span>{content.text}</span>
                  {content.detail && <span className={styles.detail}>{content.detail}</span>}
                </span>
                {content.action && (
                  <button
                    type="button"
                    className={styles.action}
                    onClick={() => {
                      close(id);
                      content.action?.run();
                    }}
                  >
                    {content.action.label}
                  </button>
                )}
                <IconButton icon="close" label={texts.dismiss} size="dense" onClick={() => close(id)} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
