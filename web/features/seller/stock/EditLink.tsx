import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';

/** The name of a product: a link to its form where the store lets the seller edit products. */
export function EditLink({ id, name }: { id: string; name: string }) {
  const { has } = useShopFacts();
  return has('PRODUCTS_EDIT') ? <Link to={paths.sellerProduct(id)}>{name}</Link> : name;
}
