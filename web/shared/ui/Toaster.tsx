import { useDeferredValue, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { currentToasts, hideToast, onToasts, pauseToasts, type Toast } from '../lib/toasts.ts';
import { IconButton } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './Toaster.css.ts';
import { useClearOfUsed } from './use-clear-of-used.ts';

const iconOf: Record<Toast['kind'], IconName> = { success: 'check', error: 'close', plain: 'info' };
const noToasts: readonly Toast[] = [];

const pause = () => pauseToasts(true);
const endPause = () => pauseToasts(false);

/**
 * The visible toasts: under the cart link on wide screens, above the cart bar on phones, and at the opposite edge where they
 * would cover the control in use. Screen readers hear them through the live regions instead, which announce each toast once.
 * Toasts stay while the pointer or the focus is on them. Escape closes them.
 */
export function Toaster() {
  const latest = useSyncExternalStore(onToasts, currentToasts, () => noToasts);
  // Deferred, so that the pressed control renders first.
  const toasts = useDeferredValue(latest);
  const stack = useRef<HTMLElement>(null);
  /** What had the focus before a toast. */
  const cameFrom = useRef<HTMLElement>(null);
  const isOpen = toasts.length > 0;

  useLayoutEffect(() => {
    const element = stack.current;
    if (!element || !('showPopover' in element)) return;
    const open = element.matches(':popover-open');
    // Opened again, because a dialog that opened meanwhile would cover the popover.
    if (open && (!isOpen || document.querySelector('dialog[open]'))) element.hidePopover();
    if (isOpen && !element.matches(':popover-open')) element.showPopover();
  }, [toasts, isOpen]);

  useClearOfUsed(stack, isOpen ? toasts : null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
      currentToasts().forEach(close);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  function close(toast: Toast) {
    if (stack.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    hideToast(toast);
    endPause();
  }

  return (
    // The handlers only pause the toasts and remember the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={stack}
      popover="manual"
      aria-label="Notifications"
      className={styles.stack}
      onMouseEnter={pause}
      onMouseLeave={endPause}
      onFocus={({ relatedTarget, currentTarget }) => {
        pause();
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      onBlur={endPause}
    >
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className={styles.toast}
            data-type={toast.kind}
            data-leaving={toast.isLeaving ? '' : undefined}
          >
            <span className={styles.icon}>
              <Icon name={iconOf[toast.kind]} size={16} />
            </span>
            <span className={styles.words}>
              <span>{toast.text}</span>
              {toast.detail && <span className={styles.detail}>{toast.detail}</span>}
            </span>
            {toast.action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  close(toast);
                  toast.action?.run();
                }}
              >
                {toast.action.label}
              </button>
            )}
            <IconButton icon="close" label="Dismiss" size="dense" onClick={() => close(toast)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
