import { useDeferredValue, useEffect, useRef } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { actionOf } from '../lib/notify.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './Toaster.css.ts';

/** Milliseconds that a dismissed toast takes to fade. */
const fadeMs = 200;

const iconOf: Record<string, IconName> = { success: 'check', error: 'close' };

/**
 * The visible toasts. They are not what screen readers hear: the permanent live regions are, so that a toast is
 * announced once and never dropped. A pointer over them, or the focus, keeps them from leaving.
 */
export function Toaster() {
  const { toasts: latest, handlers } = useToaster({ removeDelay: fadeMs });
  // In a step of its own, after the page has answered what was pressed.
  const toasts = useDeferredValue(latest);
  const stack = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;

  // Shown anew for each toast, because a dialog opened in between would lie above.
  useEffect(() => {
    const element = stack.current;
    if (!element || !('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);

  return (
    // The pointer only makes the toasts wait.
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
            <ToastButton of={toast.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToastButton({ of }: { of: string }) {
  const action = actionOf(of);
  return (
    action && (
      <button type="button" className={styles.action} onClick={action.run}>
        {action.label}
      </button>
    )
  );
}
