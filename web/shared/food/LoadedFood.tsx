import { useShownFoodQuery } from '#web/__generated__/food.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { FoodTable } from './FoodTable.tsx';

/** The food facts of a product in one version. */
export function LoadedFood({ productId, version }: { productId: string; version: number }) {
  const { data, error } = useShownFoodQuery({ variables: { productId, version } });
  if (error) return <p role="alert">{messageOf(error)}</p>;
  return data?.foodFacts ? <FoodTable food={data.foodFacts} /> : null;
}
