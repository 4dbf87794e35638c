import { useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { useDemoProducts } from './use-demo-products.ts';
import * as texts from './texts.ts';
import { dialogButtons } from './StockTools.css.ts';

/** Offers to remove the demonstration products. Shown while there are some that were never ordered. */
export function DemoNotice() {
  const { removable, remove, isRemoving } = useDemoProducts();
  const [isAsking, setIsAsking] = useState(false);
  if (removable === 0) return null;

  async function removeThem() {
    const isRemoved = await remove();
    setIsAsking(false);
    // The notice and its button are gone, so the heading gets the focus. After a failure the dialog returns the focus
    // to the button.
    if (isRemoved) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label={texts.demoProducts}>
      <SellerNotice
        action={
          <Button variant="quiet" size="dense" onClick={() => setIsAsking(true)}>
            {texts.removeThem}
          </Button>
        }
      >
        {texts.demoNotice(removable)}
      </SellerNotice>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={texts.removeTitle(removable)}>
        <p>{texts.removeConsequences}</p>
        <div className={dialogButtons}>
          <Button busy={isRemoving} onClick={() => void removeThem()}>
            {texts.remove}
          </Button>
          <Button variant="quiet" disabled={isRemoving} onClick={() => setIsAsking(false)}>
            {texts.keepThem}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
