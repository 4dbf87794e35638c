import { useState } from 'react';
import {
  FoodSettingsDocument,
  useFoodSettingsQuery,
  useSaveFoodSettingsMutation,
} from '#web/__generated__/seller-shop.ts';
import { readWholeNumber } from '#readers/number.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Switch } from '#web/shared/ui/Switch.tsx';
import { useCategoryChoices } from '../shell/use-category-choices.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

interface Change {
  originDays?: number;
  produceCategories?: string[];
  nonFoodCategories?: string[];
}

/**
 * Which categories are fruit and vegetables, for how many days their origins count as true, and which are no food. Each is
 * saved at once.
 */
export function FoodSettings({ onSaved }: { onSaved: (before: number | null, after: number | null) => void }) {
  const hasFood = useShopFacts().has('PRODUCTS_FOOD');
  const { data } = useFoodSettingsQuery({ skip: !hasFood, fetchPolicy: 'cache-and-network' });
  const [send, { loading }] = useSaveFoodSettingsMutation({
    // The cache has no id of the shop, so that a reply changes nothing that other queries have read.
    refetchQueries: [FoodSettingsDocument],
    awaitRefetchQueries: true,
  });
  const [isFaulty, setIsFaulty] = useState(false);
  if (!data) return null;
  const { version, originDays, produceCategories, nonFoodCategories } = data.store;

  async function save(input: Change) {
    try {
      const reply = (await send({ variables: { input } })).data?.updateStore;
      if (!reply?.success) return notifyError(reply?.message ?? texts.shopNotSaved, 'shop');
      onSaved(version, reply.store.version);
      notifySuccess(reply.message ?? texts.shopSaved);
    } catch (thrown) {
      notifyThrown(thrown, 'shop');
    }
  }

  function saveDays(typed: string) {
    const days = readWholeNumber(typed);
    const isValid = days >= 1 && days <= 60;
    setIsFaulty(!isValid);
    if (isValid && days !== originDays) void save({ originDays: days });
  }

  return (
    <>
      <CategorySwitches
        title={texts.produceCategories}
        hint={texts.produceCategoriesHint}
        chosen={produceCategories ?? []}
        disabled={loading}
        onChange={(slugs) => void save({ produceCategories: slugs })}
      />
      <Field
        label={texts.originDays}
        hint={isFaulty ? undefined : texts.originDaysHint}
        error={isFaulty ? texts.originDaysHint : undefined}
      >
        <Input
          key={originDays}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          defaultValue={originDays ?? ''}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Otherwise the key would save the form around it.
            event.preventDefault();
            event.currentTarget.blur();
          }}
          onBlur={(event) => saveDays(event.target.value)}
        />
      </Field>
      <CategorySwitches
        title={texts.nonFoodCategories}
        hint={texts.nonFoodCategoriesHint}
        chosen={nonFoodCategories ?? []}
        disabled={loading}
        onChange={(slugs) => void save({ nonFoodCategories: slugs })}
      />
    </>
  );
}

interface CategorySwitchesProps {
  title: string;
  hint: string;
  /** The slugs of the categories that are switched on. */
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** A switch for each category. */
function CategorySwitches({ title, hint, chosen, disabled, onChange }: CategorySwitchesProps) {
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.partTitle}>{title}</legend>
      <p className={styles.hint}>{hint}</p>
      {useCategoryChoices().map(({ slug, label }) => (
        <Switch
          key={slug}
          checked={chosen.includes(slug)}
          disabled={disabled}
          label={label}
          text={label}
          onChange={(isOn) => onChange(isOn ? [...chosen, slug] : chosen.filter((each) => each !== slug))}
        />
      ))}
    </fieldset>
  );
}
