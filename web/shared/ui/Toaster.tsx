import { useDeferredValue, useEffect, useRef } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { actionOf } from '../lib/notify.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './Toaster.css.ts';

const fadeMs = 200;

const iconOf: Record<string, IconName> = { success: 'check', error: 'close' };

/**
 * The visible toasts. Screen readers hear them through the live regions instead, which announce each toast once. Toasts
 * stay while the pointer or the focus is on them.
 */
export function Toaster() {
  const { toasts: latest, handlers } = useToaster({ removeDelay: fadeMs });
  // Deferred, so that the pressed control renders first.
  const toasts = useDeferredValue(latest);
  const stack = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;

  // Opened again for each toast, because a dialog that opened meanwhile would cover the popover.
  useEffect(() => {
    const element = stack.current;
    if (!element || !('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  return (
    // The handlers only pause the toasts.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={stack}
      popover="manual"
      aria-label="Notifications"
      className={styles.stack}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <li
            key={toast.id}
            className={styles.toast}
            data-type={toast.type}
            data-leaving={toast.visible ? undefined : ''}
          >
            <span className={styles.icon}>
              <Icon name={iconOf[toast.type] ?? 'info'} size={16} />
            </span>
            {actionOf(toast.id) ? (
              <span>{resolveValue(toast.message, toast)}</span>
            ) : (
              resolveValue(toast.message, toast)
            )}
            <ToastButton toastId={toast.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToastButton({ toastId }: { toastId: string }) {
  const action = actionOf(toastId);
  return (
    action && (
      <button type="button" className={styles.action} onClick={action.run}>
        {action.label}
      </button>
    )
  );
}
