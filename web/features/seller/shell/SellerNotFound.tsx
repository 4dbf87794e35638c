import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { SellerPage } from './SellerPage.tsx';

export function SellerNotFound() {
  return (
    <SellerPage title="There is no such page here">
      <p>
        The menu has everything there is. <Link to={paths.seller}>Add a product</Link>
      </p>
    </SellerPage>
  );
}
