import { useState } from 'react';
import { useLookUpFoodMutation } from '#web/__generated__/seller-food.ts';
import { clearError, messageOf, notifyError } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { OpenFoodFacts } from '../shell/OpenFoodFacts.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import type { FoodDraft } from './food-draft.ts';
import { emptyFieldsFrom } from './found-food.ts';
import * as texts from './texts.ts';
import * as styles from './FoodForm.css.ts';

interface FillInProps {
  gtin: string | null;
  draft: FoodDraft;
  onFill: (change: Partial<FoodDraft>) => void;
}

/** Asks Open Food Facts about the saved barcode, once for each press, and fills the empty fields. */
export function FillIn({ gtin, draft, onFill }: FillInProps) {
  const { has } = useShopFacts();
  const [filledCount, setFilledCount] = useState<number>();
  const [send, { loading }] = useLookUpFoodMutation();
  if (gtin === null || !has('PRODUCTS_LOOKUP')) return null;

  async function lookUp(code: string) {
    setFilledCount(undefined);
    clearError('look up');
    try {
      const { data } = await send({ variables: { input: { gtin: code } } });
      const reply = data?.lookUpBarcode;
      if (!reply?.facts) return notifyError(reply?.message ?? texts.lookUpFailed, 'look up');
      const change = emptyFieldsFrom(reply.facts, draft);
      const count = Object.keys(change).length;
      if (count > 0) onFill(change);
      setFilledCount(count);
    } catch (error) {
      notifyError(messageOf(error), 'look up');
    }
  }

  return (
    <div className={styles.offer}>
      <Button variant="quiet" size="dense" icon="search" busy={loading} onClick={() => void lookUp(gtin)}>
        {texts.fillIn}
      </Button>
      {filledCount !== undefined && (
        <output className={styles.hint}>{filledCount === 0 ? texts.nothingToFill : <OpenFoodFacts />}</output>
      )}
    </div>
  );
}
