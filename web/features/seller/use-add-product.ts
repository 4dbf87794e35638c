import { useAddProductMutation } from '#web/__generated__/seller.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/notify.ts';
import { toAddProductInput, type ProductDraft } from './product-draft.ts';
import { forgetAllLists } from './shop-lists.ts';

/** Sends a product with its pictures, and says how it went in the store's words. */
export function useAddProduct() {
  const [addProduct, { client, loading }] = useAddProductMutation();

  /** @returns whether the store took it */
  async function send(draft: ProductDraft, pictures: File[]): Promise<boolean> {
    try {
      const { data } = await addProduct({ variables: { input: toAddProductInput(draft, pictures) } });
      const reply = data?.addProduct;
      if (!reply?.success) {
        notifyError(reply?.message ?? 'The product was not added.');
        return false;
      }
      forgetAllLists(client.cache);
      notifySuccess(reply.message ?? 'Product added');
      return true;
    } catch (error) {
      notifyThrown(error);
      return false;
    }
  }

  return { send, busy: loading };
}
