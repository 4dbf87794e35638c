import { useState } from 'react';
import { useUpdateProductFoodMutation, type FoodFacts_foodFragment } from '#web/__generated__/seller-food.ts';
import { notifyError, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { forgetAllLists } from '../shell/shop-lists.ts';
import { isLate, useVersionedDraft, type Sent } from '../shell/use-versioned-draft.ts';
import {
  draftErrors,
  draftOf,
  fieldOf,
  parseFoodDraft,
  toFacts,
  withChange,
  type FoodDraft,
  type FoodField,
  type SavedFood,
} from './food-draft.ts';
import * as texts from './texts.ts';

export type FoodFormState = ReturnType<typeof useFoodForm>;

const noFood: SavedFood = { version: 0 };
const savedOf = (food: FoodFacts_foodFragment | null | undefined): SavedFood => food ?? noFood;

/** The food facts of a product with the typed values that are not saved yet. */
export function useFoodForm(productId: string, opened: FoodFacts_foodFragment | null) {
  const [update, { client }] = useUpdateProductFoodMutation();
  const [errors, setErrors] = useState<Partial<Record<FoodField, string>>>({});
  /** The version of the facts on which the seller has based the confirmation. */
  const [confirmed, setConfirmed] = useState<number>();
  const form = useVersionedDraft({
    key: `greengate.food-edit.${productId}` as const,
    opened: savedOf(opened),
    toDraft: draftOf,
    parse: parseFoodDraft,
    send,
  });

  async function send(typed: FoodDraft, { version }: SavedFood): Promise<Sent<SavedFood>> {
    const found = draftErrors(typed);
    // Newer facts of the store may have come into the form since.
    if (typed.isChecked && confirmed !== version) found.isChecked = texts.checkAgain;
    setErrors(found);
    if (Object.keys(found).length > 0) return { failures: [texts.correctFields] };
    const input = { productId, ifVersion: version, facts: toFacts(typed), isChecked: typed.isChecked };
    const reply = (await update({ variables: { input } })).data?.updateProductFood;
    if (reply?.success) {
      forgetAllLists(client.cache);
      notifySuccess(reply.message ?? texts.saved);
      return { saved: savedOf(reply.food) };
    }
    const refused = reply?.errors ?? [];
    for (const { field, message } of refused) {
      const name = fieldOf(field);
      if (name) found[name] ??= message;
    }
    setErrors({ ...found });
    const message = reply?.message ?? texts.notSaved;
    notifyError(message, 'edit product');
    return { newer: isLate(refused) && savedOf(reply?.food), failures: [message] };
  }

  return {
    ...form,
    errors,
    set: (change: Partial<FoodDraft>) => {
      form.set(withChange(form.draft, change));
      if (change.isChecked === true) setConfirmed(form.saved.version);
      setErrors((old) => ({ ...old, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) }));
    },
    discard: () => {
      setErrors({});
      form.discard();
    },
  };
}
