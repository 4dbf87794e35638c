import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { SuitsButton } from '#web/shared/suits/SuitsButton.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { useLogout } from './use-logout.ts';
import * as texts from './texts.ts';
import * as styles from './ProfileMenu.css.ts';

/** A disclosure with links. Escape, Tab out of it and a press elsewhere close it. */
export function ProfileMenu({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { logout, busy } = useLogout();
  const hasAccountPage = useFeatures(open).has('ACCOUNTS_PROFILE');

  // A press elsewhere closes it, also on elements that take no focus.
  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  return (
    // The handlers only observe its button and links.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.profile}
      onKeyDown={(event) => {
        // Escape in a dialog closes only the dialog.
        if (event.key !== 'Escape' || !open || (event.target as Element).closest('dialog')) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls="profile-menu"
        aria-label={texts.profileOf(name)}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.initial} aria-hidden="true">
          {name.trim().slice(0, 1).toUpperCase() || '?'}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id="profile-menu" className={styles.panel} hidden={!open}>
        <p className={styles.name}>{name}</p>
        <Link to={paths.myOrders} className={styles.item} onClick={() => setOpen(false)}>
          <Icon name="receipt" />
          {texts.myOrders}
        </Link>
        {hasAccountPage && (
          <Link to={paths.account} className={styles.item} onClick={() => setOpen(false)}>
            <Icon name="user" />
            {texts.myAccount}
          </Link>
        )}
        <SuitsButton className={styles.item} />
        <button type="button" className={styles.item} disabled={busy} onClick={() => void logout()}>
          <Icon name="logout" />
          {texts.logout}
        </button>
      </div>
    </div>
  );
}
