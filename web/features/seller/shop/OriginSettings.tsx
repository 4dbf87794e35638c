import { useState } from 'react';
import {
  OriginSettingsDocument,
  useOriginSettingsQuery,
  useSaveOriginSettingsMutation,
} from '#web/__generated__/seller-shop.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/notify.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Switch } from '#web/shared/ui/Switch.tsx';
import { useCategoryChoices } from '../shell/use-category-choices.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

interface OriginChange {
  originDays?: number;
  produceCategories?: string[];
}

/** Which categories are fruit and vegetables, and for how many days their origins count as true. Each is saved at once. */
export function OriginSettings({ onSaved }: { onSaved: (before: number | null, after: number | null) => void }) {
  const hasFood = useShopFacts().has('PRODUCTS_FOOD');
  const { data } = useOriginSettingsQuery({ skip: !hasFood, fetchPolicy: 'cache-and-network' });
  const [send, { loading }] = useSaveOriginSettingsMutation({
    // The cache has no id of the shop, so that a reply changes nothing that other queries have read.
    refetchQueries: [OriginSettingsDocument],
    awaitRefetchQueries: true,
  });
  const categories = useCategoryChoices();
  const [isFaulty, setIsFaulty] = useState(false);
  if (!data) return null;
  const { version, originDays, produceCategories } = data.store;
  const chosen = produceCategories ?? [];

  async function save(input: OriginChange) {
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
    const days = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
    setIsFaulty(days < 1 || days > 60);
    if (days >= 1 && days <= 60 && days !== originDays) void save({ originDays: days });
  }

  return (
    <>
      <fieldset className={styles.parts}>
        <legend className={styles.partTitle}>{texts.produceCategories}</legend>
        <p className={styles.hint}>{texts.produceCategoriesHint}</p>
        {categories.map(({ slug, label }) => (
          <Switch
            key={slug}
            checked={chosen.includes(slug)}
            disabled={loading}
            label={label}
            text={label}
            onChange={(isOn) =>
              void save({ produceCategories: isOn ? [...chosen, slug] : chosen.filter((each) => each !== slug) })
            }
          />
        ))}
      </fieldset>
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
    </>
  );
}
