import { Link, useLocation, useNavigate } from 'react-router-dom';
import { backToProductList, hasMark, productListAddress } from '../shell/kept-list.ts';
import * as texts from './texts.ts';

/** A link to the product list as the seller has left it: search, filters, page, chosen products and, if possible, the place. */
export function BackToList() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      to={productListAddress()}
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
