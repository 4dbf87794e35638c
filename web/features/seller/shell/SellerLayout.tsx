import { Suspense } from 'react';
import { Link, matchPath, useLocation, useNavigate } from 'react-router-dom';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { useSellerLogoutMutation } from '#web/__generated__/seller-shell.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { backToProductList } from './kept-list.ts';
import { keptPicking } from './kept-picking.ts';
import { keptAddress, useKeptAddress } from './list-addresses.ts';
import { SellerMark } from './SellerMark.tsx';
import { SellerStorePage } from './SellerStorePage.tsx';
import { useSellerSelf } from './use-seller-self.ts';
import { useSellerMenu } from './use-seller-menu.ts';
import { useSellerSession } from './use-seller-session.ts';
import * as texts from './texts.ts';
import * as styles from './SellerLayout.css.ts';

const SellerSearch = optionalPart(async () => (await import('./SellerSearch.tsx')).SellerSearch);

/** The frame of the seller's pages: a side bar on wide screens; on phones, a bar at the top and tabs at the bottom. */
export function SellerLayout() {
  const { loggedOut } = useSellerSession();
  const [logout, { loading }] = useSellerLogoutMutation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const menu = useSellerMenu();
  const { memberName } = useSellerSelf();
  useKeptAddress();

  async function endSession() {
    try {
      const { data } = await logout();
      const reply = data?.sellerLogout;
      // The browser logs out also after a refusal, because the gateway has removed the cookie.
      if (reply?.success) notifySuccess(reply.message ?? texts.loggedOut);
      else notifyError(reply?.message ?? texts.logoutNotConfirmed);
      await keptPicking.forget();
      loggedOut();
      void navigate(paths.seller, { replace: true });
    } catch (error) {
      notifyThrown(error);
    }
  }

  return (
    <div className={styles.shell} data-seller>
      <header className={styles.head}>
        <Link to={menu[0]?.path ?? paths.seller} className={styles.brand}>
          <SellerMark />
          <span className={styles.shopName}>{shop().name}</span>
          <span className={styles.role}>{texts.role}</span>
        </Link>
        {menu.length > 0 && (
          <div className={styles.search}>
            <Suspense fallback={null}>
              <SellerSearch />
            </Suspense>
          </div>
        )}
        <nav aria-label={texts.menu} className={styles.menu}>
          {menu.map(({ path, menu: entry }) => (
            <Link
              key={path}
              // A list comes back as the seller left it; its own link opens it without filters.
              to={path === pathname ? path : keptAddress(path)}
              state={matchPath(paths.sellerProduct(':id'), pathname) ? backToProductList : undefined}
              className={styles.item}
              aria-current={
                [path, ...('alsoAt' in entry ? entry.alsoAt : [])].some((each) => matchPath(each, pathname))
                  ? 'page'
                  : undefined
              }
            >
              <Icon name={entry.icon} size={22} />
              <span>{entry.label}</span>
            </Link>
          ))}
        </nav>
        <div className={styles.account}>
          <span className={styles.greeting}>
            {memberName === null ? (
              texts.greeting(texts.firstOwner)
            ) : (
              <Link to={sellerPaths.password} aria-label={texts.changePassword}>
                {texts.greeting(memberName)}
              </Link>
            )}
          </span>
          <Button variant="quiet" size="dense" icon="logout" busy={loading} onClick={() => void endSession()}>
            {texts.logout}
          </Button>
        </div>
      </header>
      <SellerStorePage />
    </div>
  );
}
