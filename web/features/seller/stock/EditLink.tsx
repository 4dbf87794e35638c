import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';

/** The name of a product: a link to its form where the store lets the seller edit products. */
export function EditLink({ id, name }: { id: string; name: string }) {
  const { has } = useShopFacts();
  return has('PRODUCTS_EDIT') ? <Link to={paths.sellerProduct(id)}>{name}</Link> : name;
}

/** Leads to Add Product with a copy, where the store lets the seller edit products. */
export function CopyLink({ id, name }: { id: string; name: string }) {
  const { has } = useShopFacts();
  if (!has('PRODUCTS_EDIT')) return null;
  return (
    <ButtonLink to={paths.sellerCopy(id)} variant="quiet" size="dense" aria-label={`Add a copy of ${name}`}>
      Copy
    </ButtonLink>
  );
}
