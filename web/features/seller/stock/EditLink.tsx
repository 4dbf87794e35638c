import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { fromProductList } from '../shell/kept-list.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';

/** The name of a product. It is a link to the product's form when the store can edit products. */
export function EditLink({ id, name }: { id: string; name: string }) {
  const { has } = useShopFacts();
  return has('PRODUCTS_EDIT') ? (
    <Link to={paths.sellerProduct(id)} state={fromProductList}>
      {name}
    </Link>
  ) : (
    name
  );
}

/** A link to Add Product with a copy of the product. It is shown when the store can edit products. */
export function CopyLink({ id, name }: { id: string; name: string }) {
  const { has } = useShopFacts();
  if (!has('PRODUCTS_EDIT')) return null;
  return (
    <ButtonLink to={paths.sellerCopy(id)} variant="quiet" size="dense" aria-label={texts.addCopy(name)}>
      {texts.copy}
    </ButtonLink>
  );
}
