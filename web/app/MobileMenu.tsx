import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { tintOf } from '#web/shared/lib/shop/categories.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import * as productTexts from '#web/shared/products/texts.ts';
import { useCategories } from '#web/shared/products/use-categories.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { useLogout } from './use-logout.ts';
import * as texts from './texts.ts';
import * as styles from './MobileMenu.css.ts';

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  /** The links of the navigation bar. */
  children: ReactNode;
}

export function MobileMenu({ open, onClose, children }: MobileMenuProps) {
  const { user } = useSession();
  const { logout, busy } = useLogout();
  const categories = useCategories();
  const hasAccountPage = useFeatures(open && user !== null).has('ACCOUNTS_PROFILE');

  return (
    <Dialog open={open} onClose={onClose} title={texts.menu} placement="side">
      <nav aria-label={texts.menu} className={styles.menu}>
        {children}
        <ul className={styles.categories}>
          {categories.map(({ slug, label }) => (
            <li key={slug}>
              <Link to={paths.category(slug)} className={styles.category[tintOf(slug)]} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.shoppingList} variant="soft" icon="list" block onClick={onClose}>
          {productTexts.pasteList}
        </ButtonLink>
      </nav>
      <div className={styles.account}>
        {user ? (
          <>
            <p className={styles.who}>{texts.loggedInAs(user.name)}</p>
            <ButtonLink to={paths.myOrders} variant="quiet" icon="receipt" block onClick={onClose}>
              {texts.myOrders}
            </ButtonLink>
            {hasAccountPage && (
              <ButtonLink to={paths.account} variant="quiet" icon="user" block onClick={onClose}>
                {texts.myAccount}
              </ButtonLink>
            )}
            <Button
              variant="quiet"
              icon="logout"
              block
              busy={busy}
              onClick={() => {
                onClose();
                void logout();
              }}
            >
              {texts.logout}
            </Button>
          </>
        ) : (
          <Button
            block
            icon="user"
            onClick={() => {
              onClose();
              // Opened in a later task, because two dialogs must not close and open in the same one.
              setTimeout(openLoginDialog);
            }}
          >
            {texts.login}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
