import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  useArchiveProductMutation,
  useProductToEditQuery,
  useUpdateProductMutation,
  type EditedProductFragment,
} from '#web/__generated__/seller-products.ts';
import { useFieldErrors } from '#web/shared/lib/field-errors.ts';
import { clearError, notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { checkSellerAgain } from '#web/shared/session/session-actions.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { forgetAllLists } from '../shell/shop-lists.ts';
import { BestSellerSwitch } from './BestSellerSwitch.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { editStorage } from './draft-storage.ts';
import { draftOf, toChanges } from './edited-product.ts';
import {
  changedFields,
  checkedFields,
  draftErrors,
  refusableFields,
  toPictureInput,
  withChange,
  type ProductDraft,
} from './product-draft.ts';
import { ProductForm } from './ProductForm.tsx';
import { usePictures } from './use-pictures.ts';
import * as bar from './SendBar.css.ts';

const title = 'Edit Product';

/** A product of the store in the same form as a new one. */
export function EditProductPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useProductToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const product = data?.seller?.oneProduct;
  if (product) return <EditForm key={product.id} opened={product} />;
  if (error)
    return <SellerPageError title={title} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <SellerPageLoading title={title} label="Loading the product" shape="row" />;
  return (
    <SellerPage title={title}>
      <p>
        The store has no such product. Choose one from the <Link to={paths.sellerProductList}>product list</Link>.
      </p>
    </SellerPage>
  );
}

/** What was typed stays until the store has accepted it, also when the store has a newer product. */
function EditForm({ opened }: { opened: EditedProductFragment }) {
  const { form, errors, show, showPayload, clear, clearAll } = useFieldErrors(refusableFields);
  // The product on which the typed values build.
  const [base, setBase] = useState(opened);
  const [stored] = useState(() => editStorage.read(opened.id));
  const [isRestored, setIsRestored] = useState(stored !== undefined);
  const [draft, setDraft] = useState(() => stored?.draft ?? draftOf(opened));
  const [newer, setNewer] = useState(stored && stored.version !== opened.version ? opened : undefined);
  const [pictureStorage] = useState(() => editStorage.pictures(opened.id));
  const pictures = usePictures({
    storage: pictureStorage,
    urls: opened.product.images.map(({ url }) => url),
    onRestored: () => setIsRestored(true),
    onChanged: () => editStorage.write(base.id, base.version, draft),
  });
  const [update, { client, loading: isSaving }] = useUpdateProductMutation();
  const [archive, { loading: isArchiving }] = useArchiveProductMutation();
  const busy = isSaving || isArchiving;

  function set(change: Partial<ProductDraft>) {
    const next = withChange(draft, change);
    setDraft(next);
    editStorage.write(base.id, base.version, next);
  }

  /** Shows the product as the store has it. */
  function start(product: EditedProductFragment) {
    setBase(product);
    setDraft(draftOf(product));
    pictures.reset(product.product.images.map(({ url }) => url));
    setNewer(undefined);
    setIsRestored(false);
    editStorage.clear(product.id);
  }

  async function submit() {
    clearAll();
    if (Object.keys(draftErrors(draft, { isNew: false })).length > 0) {
      show({});
      return;
    }
    try {
      const input = {
        id: base.id,
        ifVersion: base.version,
        ...toChanges(draft, base),
        pictures: toPictureInput(await pictures.prepared()),
      };
      const reply = (await update({ variables: { input } })).data?.updateProduct;
      if (reply?.success && reply.product) {
        start(reply.product);
        clearError('edit product');
        forgetAllLists(client.cache);
        notifySuccess(reply.message ?? 'Product saved');
        return;
      }
      const isLate = reply?.errors.some(({ code }) => code === 'CHANGED_SINCE');
      if (isLate && reply?.product) {
        setNewer(reply.product);
        // Saving again is the seller's choice over the newer product.
        setBase(reply.product);
      } else showPayload(reply?.errors);
      notifyError(reply?.message ?? 'The product was not saved.', 'edit product');
      // The login may have expired. The draft is restored after the next login.
      checkSellerAgain(client);
    } catch (thrown) {
      notifyThrown(thrown, 'edit product');
    }
  }

  async function setArchived(isArchived: boolean) {
    try {
      const reply = (await archive({ variables: { input: { id: base.id, isArchived } } })).data?.archiveProduct;
      if (!reply?.success || !reply.product) {
        notifyError(reply?.message ?? 'The product was not changed.', 'edit product');
        checkSellerAgain(client);
        return;
      }
      // Only archiving has changed: the typed values still build on what the seller has seen.
      if (reply.product.version === base.version + 1) {
        setBase(reply.product);
        if (editStorage.read(base.id)) editStorage.write(base.id, reply.product.version, draft);
      }
      clearError('edit product');
      forgetAllLists(client.cache);
      notifySuccess(reply.message ?? 'Saved');
    } catch (thrown) {
      notifyThrown(thrown, 'edit product');
    }
  }

  return (
    <SellerPage title={title} note={base.isArchived ? 'No longer sold' : undefined}>
      <DraftNotice
        isRestored={isRestored}
        canRestore={false}
        disabled={busy}
        until="save the product"
        onDiscard={() => {
          start(base);
          clearAll();
          form.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus();
        }}
        onRestore={() => undefined}
      />
      <ConflictNotice draft={draft} newer={newer} onTake={set} />
      <ProductForm
        form={form}
        pictures={pictures}
        disabled={busy}
        shares={undefined}
        draft={draft}
        checked={checkedFields}
        refused={errors}
        hasSize
        isNew={false}
        onChange={(change) => {
          set(change);
          for (const field of changedFields(change)) clear(field);
          clearError('edit product');
        }}
        onLeave={() => undefined}
        onSubmit={() => void submit()}
      >
        <BestSellerSwitch
          id={base.id}
          isBestSeller={base.isBestSeller}
          onChanged={(isBestSeller) => setBase({ ...base, isBestSeller })}
        />
        {base.isArchived && (
          <SellerNotice action={null}>
            This product is archived: shoppers do not see it, and old orders still show it.
          </SellerNotice>
        )}
        <div className={bar.actions}>
          <ButtonLink to={paths.sellerCopy(base.id)} variant="quiet">
            Add a copy
          </ButtonLink>
          <Button variant="quiet" disabled={busy} onClick={() => void setArchived(!base.isArchived)}>
            {base.isArchived ? 'Bring back' : 'Archive'}
          </Button>
          <Button type="submit" busy={isSaving} icon="check">
            Save
          </Button>
        </div>
      </ProductForm>
    </SellerPage>
  );
}
