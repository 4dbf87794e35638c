import { Link, matchPath, useLocation } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { SellerPage } from './SellerPage.tsx';
import { allSellerPages } from './seller-pages.ts';
import { useSellerMenu } from './use-seller-menu.ts';
import { useSellerSelf } from './use-seller-self.ts';
import * as texts from './texts.ts';
import * as styles from './SellerPage.css.ts';

/**
 * Shown for unknown addresses, and for pages that the role may not open.
 * @param props.reason why there is no page, as a whole sentence
 */
export function SellerNotFound({ reason }: { reason?: string }) {
  const { pathname } = useLocation();
  const { role } = useSellerSelf();
  const page = allSellerPages.find(({ path }) => matchPath(path, pathname));
  if (reason === undefined && page && !page.roles.includes(role)) {
    return <NotForRole isForManagers={page.roles.includes('MANAGER')} />;
  }
  return (
    <SellerPage title={texts.pageNotFound}>
      <p>
        <span>{reason}</span>{' '}
        <span>{texts.chooseFromMenu(<Link to={paths.sellerOrders}>{texts.ordersLink}</Link>)}</span>
      </p>
    </SellerPage>
  );
}

function NotForRole({ isForManagers }: { isForManagers: boolean }) {
  const { role } = useSellerSelf();
  const menu = useSellerMenu();
  return (
    <SellerPage title={texts.notForYourRole}>
      <p>{`${isForManagers ? texts.forManagers : texts.forOwners} ${texts.yourRole[role]}`}</p>
      <nav aria-label={texts.yourPages}>
        <p>{texts.yourPages}</p>
        <ul className={styles.linkList}>
          {menu.map(({ path, menu: { label } }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </SellerPage>
  );
}
