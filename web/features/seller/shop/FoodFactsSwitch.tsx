import {
  FoodFactsRequiredDocument,
  useFoodFactsRequiredQuery,
  useRequireFoodFactsMutation,
} from '#web/__generated__/seller-shop.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Switch } from '#web/shared/ui/Switch.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

/** Whether the shop sells only products with checked food facts. It is saved at once. */
export function FoodFactsSwitch({ onSaved }: { onSaved: (before: number | null, after: number | null) => void }) {
  const hasFood = useShopFacts().has('PRODUCTS_FOOD');
  const { data } = useFoodFactsRequiredQuery({ skip: !hasFood, fetchPolicy: 'cache-and-network' });
  const [save, { loading }] = useRequireFoodFactsMutation({
    // The cache has no id of the shop, so that a reply changes nothing that other queries have read.
    refetchQueries: [FoodFactsRequiredDocument],
    awaitRefetchQueries: true,
  });
  if (!data) return null;
  const { version, requiresFoodFacts } = data.store;

  async function change(wanted: boolean) {
    try {
      const reply = (await save({ variables: { input: { requiresFoodFacts: wanted } } })).data?.updateStore;
      if (!reply?.success) return notifyError(reply?.message ?? texts.shopNotSaved, 'shop');
      onSaved(version, reply.store.version);
      notifySuccess(reply.message ?? texts.shopSaved);
    } catch (thrown) {
      notifyThrown(thrown, 'shop');
    }
  }

  return (
    <div>
      <Switch
        checked={requiresFoodFacts === true}
        disabled={loading}
        label={texts.requireFacts}
        text={texts.requireFacts}
        onChange={(wanted) => void change(wanted)}
      />
      <p className={styles.hint}>{texts.requireFactsHint}</p>
    </div>
  );
}
