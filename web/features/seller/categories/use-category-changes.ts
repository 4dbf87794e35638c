import type { ApolloClient } from '@apollo/client';
import {
  useArrangeCategoriesMutation,
  useRemoveCategoryMutation,
  useSaveCategoryMutation,
  type ArrangeCategoriesInput,
  type SaveCategoryInput,
} from '#web/__generated__/seller-categories.ts';
import { SellerCategoriesDocument } from '#web/__generated__/seller-shell.ts';
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { forgetAllProducts } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

interface Reply {
  success: boolean;
  message: string | null;
  errors: readonly PayloadError[];
}

/** Shows the message of a change, and loads the categories again. Returns whether the store has made the change. */
async function settle(client: ApolloClient, reply: Reply | null | undefined): Promise<boolean> {
  const isDone = reply?.success ?? false;
  if (isDone) {
    notifySuccess(reply?.message ?? texts.saved);
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'categories' });
    forgetAllProducts(client.cache);
  } else {
    notifyError(reply?.message ?? texts.notChanged);
  }
  // Reloads also after a refusal, because another window may have changed the categories.
  await client.refetchQueries({ include: [SellerCategoriesDocument] }).catch(() => undefined);
  return isDone;
}

/**
 * Functions that change categories. Each shows the store's message and resolves to whether the store has made the
 * change.
 */
export function useCategoryChanges() {
  const formKey = useFormKey();
  const [saveCategory, { client, loading: isSaving }] = useSaveCategoryMutation();
  const [removeCategory, { loading: isRemoving }] = useRemoveCategoryMutation();
  const [arrangeCategories, { loading: isArranging }] = useArrangeCategoriesMutation();

  async function attempt(send: () => Promise<Reply | null | undefined>): Promise<boolean> {
    try {
      return await settle(client, await send());
    } catch (error) {
      notifyThrown(error);
      return false;
    }
  }

  return {
    isSaving,
    isRemoving,
    isArranging,
    save: (input: SaveCategoryInput, showErrors: (errors: readonly PayloadError[]) => void) =>
      attempt(async () => {
        const isNew = input.slug === undefined;
        const keyed = isNew
          ? { ...input, idempotencyKey: formKey.of({ ...input, picture: input.picture?.size }) }
          : input;
        const reply = (await saveCategory({ variables: { input: keyed } })).data?.saveCategory;
        if (reply?.success) formKey.end();
        if (reply && !reply.success) showErrors(reply.errors);
        return reply;
      }),
    remove: (slug: string) => attempt(async () => (await removeCategory({ variables: { slug } })).data?.removeCategory),
    arrange: (input: ArrangeCategoriesInput) =>
      attempt(async () => (await arrangeCategories({ variables: { input } })).data?.arrangeCategories),
  };
}
