import { Link, useParams } from 'react-router-dom';
import { useProductToEditQuery, type EditedProductFragment } from '#web/__generated__/seller-products.ts';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { clearError } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { BackToList } from './BackToList.tsx';
import { BestSellerSwitch } from './BestSellerSwitch.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { changedFields, draftErrors, fieldNames, labelOf, wordsOf } from './product-draft.ts';
import { PriceHistory } from './PriceHistory.tsx';
import { ProductForm } from './ProductForm.tsx';
import * as texts from './texts.ts';
import { useEditedProduct, type EditedField } from './use-edited-product.ts';
import { referenceOfDraft, usePriceHistory } from './use-price-history.ts';
import * as bar from './SendBar.css.ts';

/** A product of the store in the same form as a new one. */
export function EditProductPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useProductToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const product = data?.seller?.oneProduct;
  if (product) return <EditForm key={product.id} opened={product} />;
  if (error)
    return (
      <SellerPageError title={texts.editProduct} error={error} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!data) return <SellerPageLoading title={texts.editProduct} label={texts.loadingProduct} shape="row" />;
  return (
    <SellerPage title={texts.editProduct}>
      <p>{texts.noSuchProduct(<Link to={paths.sellerProductList}>{texts.productListLink}</Link>)}</p>
    </SellerPage>
  );
}

const fieldLabel = (field: EditedField) => (field === 'pictures' ? texts.listOfPictures : labelOf(field));

/**
 * The form of one product. Typed values stay until the store has accepted them, also when the store has a newer version
 * of the product.
 */
function EditForm({ opened }: { opened: EditedProductFragment }) {
  const { form, errors, show, showPayload, clear, clearAll } = useFieldErrors(fieldNames);
  const edited = useEditedProduct(opened, showPayload);
  const { saved, draft, isBusy } = edited;
  const { has } = useShopFacts();
  const history = usePriceHistory(saved);

  function submit() {
    clearAll();
    if (Object.keys(draftErrors(draft, { isNew: false })).length > 0) show({});
    else void edited.save();
  }

  return (
    <SellerPage title={texts.editProduct} note={saved.isArchived ? texts.noLongerSold : undefined}>
      <p>
        <BackToList />
      </p>
      <DraftNotice
        isRestored={edited.isRestored}
        canRestore={false}
        disabled={isBusy}
        restoredText={texts.editedDraftRestored}
        onDiscard={() => {
          edited.discard();
          clearAll();
          form.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus();
        }}
        onRestore={() => undefined}
      />
      <NewerNotice
        form={edited}
        takeNewerText={texts.takeNewer}
        labelOf={fieldLabel}
        newerOf={(field) => (field === 'pictures' ? texts.anotherList : wordsOf(field, saved))}
      >
        {texts.changedElsewhere}
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
        referencePrice={referenceOfDraft(draft, saved.product, history?.lowestPrice ?? null)}
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
        {history && history.moves.length > 0 && <PriceHistory moves={history.moves} />}
        {saved.isArchived && <SellerNotice action={null}>{texts.isArchived}</SellerNotice>}
        <div className={bar.actions}>
          <ButtonLink to={paths.sellerCopy(saved.id)} variant="quiet">
            {texts.addCopy}
          </ButtonLink>
          <Button variant="quiet" disabled={isBusy} onClick={() => void edited.setArchived(!saved.isArchived)}>
            {saved.isArchived ? texts.bringBack : texts.archive}
          </Button>
          <Button type="submit" busy={edited.isSaving} disabled={edited.conflicts.length > 0} icon="check">
            {texts.save}
          </Button>
        </div>
      </ProductForm>
    </SellerPage>
  );
}
