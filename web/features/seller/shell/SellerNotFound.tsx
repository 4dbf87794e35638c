import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { SellerPage } from './SellerPage.tsx';

export function SellerNotFound() {
  return (
    <SellerPage title="Page not found">
      <p>
        Choose a page from the menu, or <Link to={paths.seller}>add a product</Link>.
      </p>
    </SellerPage>
  );
}
