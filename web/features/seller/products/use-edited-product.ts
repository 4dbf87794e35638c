import { useState } from 'react';
import {
  useArchiveProductMutation,
  useUpdateProductMutation,
  type EditedProductFragment,
} from '#web/__generated__/seller-products.ts';
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { clearError, notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { forgetAllLists } from '../shell/shop-lists.ts';
import { isLate, useVersionedDraft, type Sent } from '../shell/use-versioned-draft.ts';
import type { FieldName, ProductDraft } from './form-field.ts';
import { pictureStorage } from './picture-storage.ts';
import { draftOf, isSameField, parseDraft, toChanges, toPictureInput, withChange } from './product-draft.ts';
import * as texts from './texts.ts';
import { usePictures } from './use-pictures.ts';

/** The parts of a product that the seller can change. */
export type EditedField = FieldName | 'pictures';

const urlsOf = ({ product }: EditedProductFragment) => product.images.map(({ url }) => url);
const isText = (field: EditedField): field is FieldName => field !== 'pictures';

/**
 * A product of the store with the typed values that are not saved yet.
 * @param showErrors shows the store's errors beside the fields
 */
export function useEditedProduct(
  opened: EditedProductFragment,
  showErrors: (errors: readonly PayloadError[] | undefined) => void,
) {
  const key = `greengate.product-edit.${opened.id}` as const;
  const [update, { client }] = useUpdateProductMutation();
  const [archive, { loading: isArchiving }] = useArchiveProductMutation();
  const form = useVersionedDraft({
    key,
    opened,
    toDraft: draftOf,
    parse: parseDraft,
    isSame: isSameField,
    send,
  });
  const [keptPictures] = useState(() => pictureStorage(key));
  const [hasKeptPictures, setHasKeptPictures] = useState(false);
  const pictures = usePictures({
    storage: keptPictures,
    urls: urlsOf(opened),
    onRestored: () => setHasKeptPictures(true),
  });
  const { saved, draft } = form;
  const conflicts: readonly EditedField[] = [...form.conflicts, ...(pictures.isConflict ? ['pictures' as const] : [])];

  function follow(newer: EditedProductFragment) {
    form.follow(newer);
    pictures.follow(urlsOf(newer));
  }

  /** Shows the pictures as the store has them. */
  function resetPictures(product: EditedProductFragment) {
    pictures.reset(urlsOf(product));
    setHasKeptPictures(false);
  }

  async function send(typed: ProductDraft, base: EditedProductFragment): Promise<Sent<EditedProductFragment>> {
    try {
      const input = {
        id: base.id,
        ifVersion: base.version,
        ...toChanges(typed, draftOf(base)),
        pictures: toPictureInput(await pictures.prepared()),
      };
      const reply = (await update({ variables: { input } })).data?.updateProduct;
      if (reply?.success && reply.product) {
        resetPictures(reply.product);
        succeed(reply.message ?? texts.productSaved);
        return { saved: reply.product };
      }
      const newer = isLate(reply?.errors ?? []) && reply?.product;
      if (newer) pictures.follow(urlsOf(newer));
      else showErrors(reply?.errors);
      refuse(reply?.message ?? texts.notSaved);
      return { newer };
    } catch (thrown) {
      notifyThrown(thrown, 'edit product');
      return {};
    }
  }

  async function setArchived(isArchived: boolean) {
    try {
      const reply = (await archive({ variables: { input: { id: saved.id, isArchived } } })).data?.archiveProduct;
      if (!reply?.success || !reply.product) return refuse(reply?.message ?? texts.notChanged);
      follow(reply.product);
      succeed(reply.message ?? texts.saved);
    } catch (thrown) {
      notifyThrown(thrown, 'edit product');
    }
  }

  function succeed(message: string) {
    clearError('edit product');
    forgetAllLists(client.cache);
    notifySuccess(message);
  }

  function refuse(message: string) {
    notifyError(message, 'edit product');
  }

  return {
    saved,
    draft,
    pictures,
    isRestored: form.isRestored || hasKeptPictures,
    conflicts,
    taken: [...form.taken, ...(pictures.isTaken ? ['pictures' as const] : [])] as readonly EditedField[],
    isSaving: form.isSaving,
    isBusy: form.isSaving || isArchiving,
    set: (change: Partial<ProductDraft>) => form.set(withChange(draft, change)),
    follow,
    keepMine: (fields = conflicts) => {
      form.keepMine(fields.filter(isText));
      if (fields.includes('pictures')) pictures.keepMine();
    },
    takeNewer: (fields = conflicts) => {
      form.takeNewer(fields.filter(isText));
      if (fields.includes('pictures')) pictures.takeNewer();
    },
    discard: () => {
      form.discard();
      resetPictures(saved);
    },
    save: form.save,
    setArchived,
  };
}
