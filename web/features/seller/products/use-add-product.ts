import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useAddProductMutation } from '#web/__generated__/seller-products.ts';
import type { UploadOptions } from '#web/shared/apollo/progress-fetch.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { messageOf, notify, notifyError, notifySuccess, clearError } from '#web/shared/lib/messages/notify.ts';
import type { PictureSource } from './picture-storage.ts';
import type { ProductDraft } from './form-field.ts';
import { toAddProductInput } from './product-draft.ts';
import { forgetAllLists } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';
import { beginUpload, type Upload } from './upload.ts';

/**
 * Sends a product with its pictures, reports the progress, and shows the store's message.
 * @param showErrors shows the store's errors beside the fields; returns whether each of them has a field
 */
export function useAddProduct(showErrors: (errors: readonly PayloadError[] | undefined) => boolean) {
  const [addProduct, { client }] = useAddProductMutation();
  const formKey = useFormKey();
  const [upload, setUpload] = useState<Upload>();
  const [failure, setFailure] = useState<string>();
  const stop = useRef<AbortController>(undefined);

  // Leaving the page stops the upload: a seller who returns to the draft must not send it twice.
  useEffect(() => () => stop.current?.abort(), []);

  /**
   * @param prepare resolves to the pictures to send
   * @returns whether the store accepted the product
   */
  async function send(draft: ProductDraft, prepare: () => Promise<PictureSource[]>): Promise<boolean> {
    const abort = new AbortController();
    stop.current = abort;
    setFailure(undefined);
    setUpload(beginUpload([]));
    announce(texts.sendingProduct);
    let progress = beginUpload([]);
    try {
      const files = await prepare();
      progress = beginUpload(files.map((each) => (typeof each === 'string' ? 0 : each.size)));
      const fetchOptions: UploadOptions = {
        signal: abort.signal,
        onProgress: (sent, total) => {
          progress = { ...progress, sent, total };
          setUpload(progress);
          // When everything is sent, the store may already have added the product, and a stop would hide that.
          if (sent >= total) stop.current = undefined;
        },
      };
      const input = toAddProductInput(draft, files);
      const idempotencyKey = formKey.of([draft, files.map((each) => (typeof each === 'string' ? each : each.size))]);
      const { data } = await addProduct({
        variables: { input: { ...input, idempotencyKey } },
        context: { fetchOptions },
      });
      const reply = data?.addProduct;
      if (!reply?.success) {
        const message = reply?.message ?? texts.notAdded;
        if (showErrors(reply?.errors)) notifyError(message, 'add product');
        else fail(message);
        return false;
      }
      formKey.end();
      clearError('add product');
      forgetAllLists(client.cache);
      notifySuccess(reply.message ?? texts.productAdded);
      return true;
    } catch (error) {
      if (abort.signal.aborted) notify(texts.sendingStopped);
      else fail(messageOf(error), progress.total > 0 && progress.sent === progress.total && isResponseLost(error));
      return false;
    } finally {
      setUpload(undefined);
    }
  }

  function fail(message: string, mayHaveArrived = false) {
    notifyError(message, 'add product');
    setFailure(mayHaveArrived ? `${message} ${texts.mayHaveArrived}` : message);
  }

  return {
    send,
    /** The running upload; undefined while nothing is being sent. */
    upload,
    /** The reason why the last attempt failed. */
    failure,
    stop: () => stop.current?.abort(),
    clearFailure: () => setFailure(undefined),
  };
}

/** Whether the store may have added the product although its response did not arrive. */
function isResponseLost(error: unknown) {
  if (!CombinedGraphQLErrors.is(error)) return true;
  const code = String(error.errors[0]?.extensions?.['code']);
  return code.startsWith('UPSTREAM_') && code !== 'UPSTREAM_CIRCUIT_OPEN';
}
