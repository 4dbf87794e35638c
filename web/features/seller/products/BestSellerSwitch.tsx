import { useArrangeProductMutation } from '#web/__generated__/seller-products.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/notify.ts';
import { Switch } from '#web/shared/ui/Switch.tsx';
import { forgetAllLists } from '../shell/shop-lists.ts';

interface BestSellerSwitchProps {
  id: string;
  isBestSeller: boolean;
  onChanged: (isBestSeller: boolean) => void;
}

/** Whether the home page shows the product among the best sellers. It is saved at once. */
export function BestSellerSwitch({ id, isBestSeller, onChanged }: BestSellerSwitchProps) {
  const [arrange, { client, loading }] = useArrangeProductMutation();

  async function change(wanted: boolean) {
    try {
      const reply = (await arrange({ variables: { input: { id, isBestSeller: wanted } } })).data?.arrangeProduct;
      if (!reply?.success) {
        notifyError(reply?.message ?? 'The best sellers were not changed.', 'edit product');
        return;
      }
      onChanged(wanted);
      forgetAllLists(client.cache);
      notifySuccess(wanted ? 'Among the best sellers' : 'No longer among the best sellers');
    } catch (thrown) {
      notifyThrown(thrown, 'edit product');
    }
  }

  return (
    <Switch
      checked={isBestSeller}
      disabled={loading}
      label="Best seller"
      text={isBestSeller ? 'A best seller of the home page' : 'Not among the best sellers'}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
