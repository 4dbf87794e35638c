import { useParams } from 'react-router-dom';
import { useFoodToEditQuery } from '#web/__generated__/seller-food.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { FoodForm } from './FoodForm.tsx';

/** The food facts on the page of a product, over a store that keeps them. */
export function FoodSection() {
  const { id = '' } = useParams();
  const hasFood = useShopFacts().has('PRODUCTS_FOOD');
  const { data, error, refetch } = useFoodToEditQuery({
    variables: { id },
    skip: !hasFood,
    fetchPolicy: 'network-only',
  });
  if (!hasFood) return null;
  if (data) return <FoodForm key={id} productId={id} gtin={data.product?.gtin ?? null} opened={data.foodFacts} />;
  return error && <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
}
