import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useAddProductMutation } from '#web/__generated__/seller.ts';
import type { UploadOptions } from '#web/shared/apollo/progress-fetch.ts';
import { announce } from '#web/shared/lib/announce.ts';
import type { PayloadError } from '#web/shared/lib/field-errors.ts';
import { messageOf, notify, notifyError, notifySuccess, clearError } from '#web/shared/lib/notify.ts';
import { checkSellerAgain } from '#web/shared/session/use-session.ts';
import { toAddProductInput, type ProductDraft } from './product-draft.ts';
import { forgetAllLists } from '../shell/shop-lists.ts';
import { beginUpload, type Upload } from './upload.ts';

/**
 * Sends a product with its pictures, tells how far it is, and says how it went in the store's words.
 * @param showErrors shows what the store refuses beside the fields; returns whether all of it found its field
 */
export function useAddProduct(showErrors: (errors: readonly PayloadError[] | undefined) => boolean) {
  const [addProduct, { client }] = useAddProductMutation();
  const [upload, setUpload] = useState<Upload>();
  const [failure, setFailure] = useState<string>();
  const stop = useRef<AbortController>(undefined);

  // Whoever leaves and comes back finds the draft, and must not send it a second time beside the first.
  useEffect(() => () => stop.current?.abort(), []);

  /**
   * @param prepare answers with the pictures as they are to be sent
   * @returns whether the store took it
   */
  async function send(draft: ProductDraft, prepare: () => Promise<File[]>): Promise<boolean> {
    const abort = new AbortController();
    stop.current = abort;
    setFailure(undefined);
    setUpload(beginUpload([]));
    announce('Sending the product');
    let now = beginUpload([]);
    try {
      const files = await prepare();
      now = beginUpload(files.map(({ size }) => size));
      const fetchOptions: UploadOptions = {
        signal: abort.signal,
        onProgress: (sent, total) => {
          now = { ...now, sent, total };
          setUpload(now);
          // From here on only the store can say how it went.
          if (sent >= total) stop.current = undefined;
        },
      };
      const { data } = await addProduct({
        variables: { input: toAddProductInput(draft, files) },
        context: { fetchOptions },
      });
      const reply = data?.addProduct;
      if (!reply?.success) {
        const words = reply?.message ?? 'The product was not added.';
        if (showErrors(reply?.errors)) notifyError(words, 'add product');
        else fail(words);
        return false;
      }
      clearError('add product');
      forgetAllLists(client.cache);
      notifySuccess(reply.message ?? 'Product added');
      return true;
    } catch (error) {
      if (abort.signal.aborted) notify('Sending was stopped. The product is saved as a draft.');
      else fail(messageOf(error), now.total > 0 && now.sent === now.total && isAnswerLost(error));
      return false;
    } finally {
      setUpload(undefined);
    }
  }

  function fail(words: string, mayHaveArrived = false) {
    notifyError(words, 'add product');
    setFailure(
      mayHaveArrived
        ? `${words} The store may have added it anyway: check the product list before you try again.`
        : words,
    );
    // The draft is kept: after another login it is back.
    checkSellerAgain(client);
  }

  return {
    send,
    /** Undefined while nothing is being sent. */
    upload,
    /** Why the last attempt came to nothing. */
    failure,
    stop: () => stop.current?.abort(),
    forgetFailure: () => setFailure(undefined),
  };
}

/** Whether the store may have heard everything, and only its answer did not get here. */
function isAnswerLost(error: unknown) {
  if (!CombinedGraphQLErrors.is(error)) return true;
  const code = String(error.errors[0]?.extensions?.['code']);
  return code.startsWith('UPSTREAM_') && code !== 'UPSTREAM_CIRCUIT_OPEN';
}
