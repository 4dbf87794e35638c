import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { SellerPage } from './SellerPage.tsx';
import * as texts from './texts.ts';

/** @param props.reason why there is no page, as a whole sentence */
export function SellerNotFound({ reason }: { reason?: string }) {
  return (
    <SellerPage title={texts.pageNotFound}>
      <p>
        {reason} {texts.chooseFromMenu(<Link to={paths.sellerOrders}>{texts.ordersLink}</Link>)}
      </p>
    </SellerPage>
  );
}
