import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { backToProductList, hasMark } from '../shell/kept-list.ts';
import { keptAddress } from '../shell/list-addresses.ts';
import * as texts from './texts.ts';

/** A link to the product list as the seller has left it: search, filters, page, chosen products and, if possible, the place. */
export function BackToList() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      to={keptAddress(paths.sellerProductList)}
      state={backToProductList}
      onClick={(event) => {
        const opensHere = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!opensHere || !hasMark(state, 'isFromProductList')) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {texts.backToList}
    </Link>
  );
}
