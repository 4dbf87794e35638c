import { Link, useParams } from 'react-router-dom';
import { useProductToEditQuery, type EditedProductFragment } from '#web/__generated__/seller-products.ts';
import { useFieldErrors } from '#web/shared/lib/field-errors.ts';
import { clearError } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { BestSellerSwitch } from './BestSellerSwitch.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { changedFields, draftErrors, fieldNames, labelOf, wordsOf } from './product-draft.ts';
import { ProductForm } from './ProductForm.tsx';
import { useEditedProduct, type EditedField } from './use-edited-product.ts';
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

const fieldLabel = (field: EditedField) => (field === 'pictures' ? 'List of pictures' : labelOf(field));

/**
 * The form of one product. Typed values stay until the store has accepted them, also when the store has a newer version
 * of the product.
 */
function EditForm({ opened }: { opened: EditedProductFragment }) {
  const { form, errors, show, showPayload, clear, clearAll } = useFieldErrors(fieldNames);
  const edited = useEditedProduct(opened, showPayload);
  const { saved, draft, isBusy } = edited;
  const { has } = useShopFacts();

  function submit() {
    clearAll();
    if (Object.keys(draftErrors(draft, { isNew: false })).length > 0) show({});
    else void edited.save();
  }

  return (
    <SellerPage title={title} note={saved.isArchived ? 'No longer sold' : undefined}>
      <DraftNotice
        isRestored={edited.isRestored}
        canRestore={false}
        disabled={isBusy}
        until="save the product"
        onDiscard={() => {
          edited.discard();
          clearAll();
          form.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus();
        }}
        onRestore={() => undefined}
      />
      <NewerNotice
        form={edited}
        what="product"
        labelOf={fieldLabel}
        newerOf={(field) => (field === 'pictures' ? 'another one' : wordsOf(field, saved))}
      >
        Somebody else has changed this product.
      </NewerNotice>
      <ProductForm
        form={form}
        pictures={edited.pictures}
        disabled={isBusy}
        shares={undefined}
        draft={draft}
        checked={fieldNames}
        refused={errors}
        has={has}
        isNew={false}
        onChange={(change) => {
          edited.set(change);
          for (const field of changedFields(change)) clear(field);
          clearError('edit product');
        }}
        onLeave={() => undefined}
        onSubmit={submit}
      >
        <BestSellerSwitch
          id={saved.id}
          isBestSeller={saved.isBestSeller}
          onChanged={(isBestSeller) => edited.follow({ ...saved, isBestSeller })}
        />
        {saved.isArchived && (
          <SellerNotice action={null}>
            This product is archived: shoppers do not see it, and old orders still show it.
          </SellerNotice>
        )}
        <div className={bar.actions}>
          <ButtonLink to={paths.sellerCopy(saved.id)} variant="quiet">
            Add a copy
          </ButtonLink>
          <Button variant="quiet" disabled={isBusy} onClick={() => void edited.setArchived(!saved.isArchived)}>
            {saved.isArchived ? 'Bring back' : 'Archive'}
          </Button>
          <Button type="submit" busy={edited.isSaving} disabled={edited.conflicts.length > 0} icon="check">
            Save
          </Button>
        </div>
      </ProductForm>
    </SellerPage>
  );
}
