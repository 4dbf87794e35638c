import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as tools from './OrderTools.css.ts';

/** Links to take an order by telephone and to the customers; none for packers, and over a store without both. */
export function CallLinks() {
  const { has } = useShopFacts();
  const isPacker = useSellerSelf().role === 'PACKER';
  if (isPacker || !has('ORDERS_FOR_CUSTOMERS')) return null;
  return (
    <div className={tools.calls}>
      <ButtonLink variant="soft" icon="phone" to={sellerPaths.takeOrder}>
        {texts.takeOrder}
      </ButtonLink>
      <ButtonLink variant="quiet" icon="user" to={sellerPaths.customers}>
        {texts.customers}
      </ButtonLink>
    </div>
  );
}
