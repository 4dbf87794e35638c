import { useArrangeProductMutation } from '#web/__generated__/seller-products.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Switch } from '#web/shared/ui/Switch.tsx';
import { forgetAllLists } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

interface BestSellerSwitchProps {
  id: string;
  /** The product's name, where the page shows several. */
  of?: string;
  isBestSeller: boolean;
  onChanged: (isBestSeller: boolean) => void;
}

/** Whether the home page shows the product among the best sellers. It is saved at once. */
export function BestSellerSwitch({ id, of, isBestSeller, onChanged }: BestSellerSwitchProps) {
  const [arrange, { client, loading }] = useArrangeProductMutation();

  async function change(wanted: boolean) {
    try {
      const reply = (await arrange({ variables: { input: { id, isBestSeller: wanted } } })).data?.arrangeProduct;
      if (!reply?.success) {
        notifyError(reply?.message ?? texts.bestSellersNotChanged, 'edit product');
        return;
      }
      onChanged(wanted);
      forgetAllLists(client.cache);
      notifySuccess(wanted ? texts.nowBestSeller : texts.noLongerBestSeller);
    } catch (thrown) {
      notifyThrown(thrown, 'edit product');
    }
  }

  return (
    <Switch
      checked={isBestSeller}
      disabled={loading}
      label={of === undefined ? texts.bestSeller : texts.isBestSeller(of)}
      text={bestSellerText(isBestSeller, of === undefined)}
      onChange={(wanted) => void change(wanted)}
    />
  );
}

function bestSellerText(isBestSeller: boolean, isLong: boolean) {
  if (!isLong) return texts.bestSeller;
  return isBestSeller ? texts.bestSellerOfHome : texts.notBestSeller;
}
