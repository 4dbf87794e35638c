import { useEffect, useEffectEvent } from 'react';
import { useProductToEditQuery } from '#web/__generated__/seller-products.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { draftOf } from './product-draft.ts';
import type { useProductDraft } from './use-product-draft.ts';
import * as texts from './texts.ts';

interface CopyOfferProps {
  /** The product to copy. */
  id: string;
  product: ReturnType<typeof useProductDraft>;
  disabled: boolean;
  /** Called when the product was copied or the seller does not want it. */
  onDone: (copiedName?: string) => void;
}

/** Fills an empty form with a product of the store. It asks before it replaces a draft. */
export function CopyOffer({ id, product, disabled, onDone }: CopyOfferProps) {
  const { data, error } = useProductToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  useErrorToast(error);
  const original = data?.seller?.oneProduct;
  const isReplaceable = product.isEmpty || product.isFreshCopy;
  const isReady = data !== undefined && product.pictures.isRead;

  function copy() {
    if (!original) return;
    const copied = draftOf(original);
    product.fill(
      // An article number and a barcode belong to one product.
      { ...copied, sku: '', gtin: '' },
      original.product.images.map(({ url }) => url),
    );
    onDone(original.product.name);
  }

  const copyIntoEmptyForm = useEffectEvent(() => {
    if (isReplaceable) copy();
  });
  useEffect(() => {
    if (isReady) copyIntoEmptyForm();
  }, [isReady]);

  if (!isReady || (original && isReplaceable)) return null;
  if (!original) {
    return (
      <SellerNotice tone="danger" action={<Close onClose={onDone} />}>
        {texts.copyGone}
      </SellerNotice>
    );
  }
  return (
    <SellerNotice
      tone="danger"
      action={
        <>
          <Button variant="quiet" size="dense" disabled={disabled} onClick={copy}>
            {texts.replaceDraft}
          </Button>
          <Button variant="quiet" size="dense" disabled={disabled} onClick={() => onDone()}>
            {texts.keepDraft}
          </Button>
        </>
      }
    >
      {texts.copyWouldReplace(original.product.name)}
    </SellerNotice>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="quiet" size="dense" onClick={() => onClose()}>
      {texts.close}
    </Button>
  );
}
