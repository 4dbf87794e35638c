import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPress } from '#web/shared/lib/page/after-press.ts';
import { gtinOf } from '#readers/barcode.ts';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { clearError, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { CopyOffer } from './CopyOffer.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import type { FieldName } from './form-field.ts';
import { changedFields, draftErrors, fieldNames, takenDraft } from './product-draft.ts';
import { ProductForm } from './ProductForm.tsx';
import { FirstSteps } from '../shell/FirstSteps.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { SendBar } from './SendBar.tsx';
import { shareOfEach } from './upload.ts';
import { useAddProduct } from './use-add-product.ts';
import { useProductDraft } from './use-product-draft.ts';
import * as texts from './texts.ts';

/** The form for a new product. Its content stays until the store has accepted it. */
export function AddProductPage() {
  const { form, errors, show, showPayload, clear, clearAll } = useFieldErrors(fieldNames);
  const product = useProductDraft();
  const [params, setParams] = useSearchParams();
  const copiedId = params.get('copy');
  const scanned = params.get('gtin');
  const { draft, pictures } = product;
  const { has } = useShopFacts();
  // The fields that show their errors: each field that has lost the focus, and all fields after a submit.
  const [checked, setChecked] = useState<readonly FieldName[]>([]);
  const { send, upload, failure, stop, clearFailure } = useAddProduct(showPayload);
  const busy = upload !== undefined;

  const fillScanned = useEffectEvent((code: string) => {
    if (gtinOf(code) !== null) product.set({ gtin: code });
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (scanned !== null) fillScanned(scanned);
  }, [scanned]);

  function startOver(empty: () => void) {
    empty();
    setChecked([]);
    clearFailure();
    clearAll();
    focusOn('name');
  }

  function focusOn(field: FieldName | 'add') {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  async function submit() {
    setChecked(fieldNames);
    clearAll();
    const content = takenDraft(draft, has);
    if (Object.keys(draftErrors(content, { isNew: true })).length > 0) {
      show({});
      return;
    }
    if (await send(content, pictures.prepared)) startOver(product.clear);
  }

  return (
    <SellerPage title={texts.addProduct}>
      <FirstSteps />
      <DraftNotice
        isRestored={product.isRestored}
        canRestore={product.canRestore}
        disabled={busy}
        onDiscard={() => startOver(product.discard)}
        onRestore={() => {
          product.restore();
          focusOn('name');
        }}
      />
      {copiedId !== null && (
        <CopyOffer
          key={copiedId}
          id={copiedId}
          product={product}
          disabled={busy}
          onDone={(name) => {
            setParams({}, { replace: true });
            setChecked([]);
            clearAll();
            focusOn('name');
            if (name !== undefined) notifySuccess(texts.copiedFrom(name));
          }}
        />
      )}
      <ProductForm
        form={form}
        pictures={pictures}
        disabled={busy}
        shares={upload && shareOfEach(upload)}
        draft={draft}
        checked={checked}
        refused={errors}
        has={has}
        isNew
        // A new product was never sold at another price.
        referencePrice={null}
        onChange={(change) => {
          product.set(change);
          for (const field of changedFields(change)) clear(field);
          clearError('add product');
        }}
        onLeave={(field) => {
          if (draft[field] !== '') afterPress(() => setChecked((before) => [...before, field]));
        }}
        onSubmit={() => void submit()}
      >
        <SendBar
          upload={upload}
          failure={failure}
          isDraft={!product.isEmpty}
          isStored={product.isStored}
          onReset={() => startOver(product.discard)}
          onStop={() => {
            focusOn('add');
            stop();
          }}
          onRetry={() => {
            focusOn('add');
            form.current?.requestSubmit();
          }}
        />
      </ProductForm>
    </SellerPage>
  );
}
