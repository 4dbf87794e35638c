import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { SellerPage } from './SellerPage.tsx';

/** @param props.reason why there is no page, as a whole sentence */
export function SellerNotFound({ reason }: { reason?: string }) {
  return (
    <SellerPage title="Page not found">
      <p>
        {reason} Choose a page from the menu, or open the <Link to={paths.sellerOrders}>orders</Link>.
      </p>
    </SellerPage>
  );
}
