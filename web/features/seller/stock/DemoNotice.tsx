import { useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { useDemoProducts } from './use-demo-products.ts';
import { dialogButtons } from './StockTools.css.ts';

/** Offers to remove the demonstration products. Shown while there are some that were never ordered. */
export function DemoNotice() {
  const { removable, remove, isRemoving } = useDemoProducts();
  const [isAsking, setIsAsking] = useState(false);
  if (removable === 0) return null;
  const products = `${removable} demonstration ${removable === 1 ? 'product' : 'products'}`;

  async function removeThem() {
    const isRemoved = await remove();
    setIsAsking(false);
    // The notice and its button are gone, so the heading gets the focus. After a failure the dialog returns the focus
    // to the button.
    if (isRemoved) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label="Demonstration products">
      <SellerNotice
        action={
          <Button variant="quiet" size="dense" onClick={() => setIsAsking(true)}>
            Remove them
          </Button>
        }
      >
        {`${products} came with the shop and ${removable === 1 ? 'has' : 'have'} never been ordered.`}
      </SellerNotice>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={`Remove ${products}?`}>
        <p>
          They disappear from the shop and from every cart at once, and cannot be restored. Your own products and all
          ordered products stay.
        </p>
        <div className={dialogButtons}>
          <Button busy={isRemoving} onClick={() => void removeThem()}>
            Remove
          </Button>
          <Button variant="quiet" disabled={isRemoving} onClick={() => setIsAsking(false)}>
            Keep them
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
