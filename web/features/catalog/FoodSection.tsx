import { useProductFoodQuery, type ProductDetailQuery } from '#web/__generated__/catalog.ts';
import { allergenText } from '#web/shared/food/allergen-text.ts';
import { FoodTable } from '#web/shared/food/FoodTable.tsx';
import * as texts from '#web/shared/food/texts.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { SuitsButton } from '#web/shared/suits/SuitsButton.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { text } from '#web/theme/text.css.ts';
import { chip } from './ListingPage.css.ts';
import * as styles from './ProductPage.css.ts';

type Allergens = NonNullable<NonNullable<ProductDetailQuery['product']>['allergens']>;

/** The food facts of a product. The list of products has its allergens: they show also while the others cannot be read. */
export function FoodSection({ id, allergens }: { id: string; allergens: Allergens }) {
  const { data, error, refetch } = useProductFoodQuery({ variables: { id } });
  const food = data?.product?.food;
  return (
    <section className={styles.food} aria-labelledby="food-heading">
      <h2 id="food-heading" className={text.h3}>
        {texts.foodFacts}
      </h2>
      {food ? <FoodTable food={food} /> : allergenText(allergens).map((sentence) => <p key={sentence}>{sentence}</p>)}
      <div>
        <SuitsButton className={chip} />
      </div>
      {error && !food && (
        // The error shows through `error`.
        <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </section>
  );
}
